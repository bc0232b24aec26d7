import { rulesText } from 'fatequeue';
import type { Ability, Card, CardSet, Condition, Effect, Filter, Trigger, Value } from 'fatequeue/dsl';
import { draw, whenever } from 'fatequeue/dsl';
import { LANGUAGE, setShape } from '../../src/ascension/set-shape.js';
import { describeAbility, describeCondition, describeEffect, describeFilter } from '../../src/ascension/text.js';
import * as vocabulary from '../../src/ascension/vocabulary.js';
import type { Meaning, Meanings } from '../../src/authoring/json-schema.js';
import type { Shape } from '../../src/kernel/shape.js';
import { EXAMPLES } from './dsl-examples.js';
import { type Constructor, constructorsOfLanguage, meaningsOfLanguage } from './meanings.js';

const INTRODUCTION = `# The language of cards

Everything that a card can say, generated from the language itself. Cards are plain data; the constructors of \`fatequeue/dsl\`
make it, and JSON says the same. Each entry has its meaning, how it is called, and an example with the text that is derived from it.

A text is read from the side of the player whose it is: "you" is whoever plays the card, and inside of \`eachOpponent\` that
opponent. "It" is the card that set something off or that was chosen before, "those" are the cards that the effect before was done
to. A filter fits a card if everything in it does.

[Writing a set](writing-a-set.md) shows the language at work, [Linting](linting.md) what to look out for.
`;

const meanings = meaningsOfLanguage();

/** The page of the language. */
export function dslPage(): string {
  const sections = constructorsOfLanguage().map(({ title, all }) => [`## ${title}`, ...all.map(entry)].join('\n\n'));
  return `${[INTRODUCTION.trim(), ...sections, wordTable(LISTS), json()].join('\n\n')}\n`;
}

function entry({ name, text, signatures, example }: Constructor): string {
  const calls = signatures.map((signature) => `- \`${signature.replaceAll('readonly ', '')}\``).join('\n');
  const told = textOf(Reflect.get(EXAMPLES, name));
  return [
    `### ${name}`,
    text,
    ...(calls === '' ? [] : [calls]),
    `\`\`\`js\n${outdented(example)}\n\`\`\``,
    ...(told === null
      ? []
      : [
          told
            .split('\n')
            .map((line) => `> ${line}`)
            .join('\n>\n'),
        ]),
  ].join('\n\n');
}

/** A text without the indentation of what it is taken from. */
export function outdented(text: string): string {
  return text.replaceAll('\n  ', '\n');
}

function isOf<T>(tag: string, found: unknown): found is T {
  return typeof found === 'object' && found !== null && Object.hasOwn(found, tag);
}

/** What something of the language says, whatever it is. */
function textOf(thing: unknown): string | null {
  if (typeof thing === 'string') return `\`${thing}\``;
  if (isOf<CardSet>('cards', thing)) return null;
  if (isOf<Card>('abilities', thing)) return rulesText(thing, 'full');
  if (isOf<Effect>('do', thing)) return describeEffect(thing);
  if (isOf<Ability>('ability', thing)) return describeAbility(thing);
  if (isOf<Condition>('check', thing)) return `If ${describeCondition(thing)}`;
  if (isOf<Trigger>('when', thing)) return describeAbility(whenever(thing, draw(1)));
  if (isOf<Exclude<Value, number>>('value', thing)) return describeEffect(draw(thing));
  return isFilter(thing) ? describeFilter(thing) : null;
}

function isFilter(thing: unknown): thing is Filter {
  return typeof thing === 'object' && thing !== null;
}

const LISTS: Readonly<Record<string, readonly string[]>> = {
  Faction: vocabulary.FACTIONS,
  Kind: vocabulary.KINDS,
  Resource: vocabulary.RESOURCES,
  Currency: vocabulary.CURRENCIES,
  Keystone: vocabulary.KEYSTONES,
  Home: vocabulary.HOMES,
  Zone: vocabulary.ZONES,
  Destination: vocabulary.DESTINATIONS,
  PutDestination: vocabulary.PUT_DESTINATIONS,
  DefeatDestination: vocabulary.DEFEAT_DESTINATIONS,
  Occasion: vocabulary.OCCASIONS,
  Group: vocabulary.GROUPS,
  Limit: vocabulary.LIMITS,
  CostTrait: vocabulary.COST_TRAITS,
  Adjacency: vocabulary.ADJACENCIES,
};

/** The words that the types of parameters stand for. */
export function wordTable(lists: Readonly<Record<string, readonly string[]>>): string {
  const rows = Object.entries(lists).map(
    ([type, all]) => `| \`${type}\` | ${all.map((word) => `\`${word}\``).join(', ')} |`,
  );
  return [
    '## Words',
    'What the types of parameters can be.',
    ['| type | words |', '|---|---|', ...rows].join('\n'),
  ].join('\n\n');
}

/** What is written in JSON: for each part of the language its words, with their fields. */
function json(): string {
  const parts = Object.entries({ set: setShape, ...LANGUAGE }).filter(([name]) => !name.includes(' '));
  return [
    '## In JSON',
    'What the constructors make, and what a file of JSON says. `fatequeue/schema/set.json` is the JSON Schema of it: with ' +
      '`"$schema": "./node_modules/fatequeue/docs/schema/set.json"` as the first field of a file, editors complete and check it. ' +
      'Fields with a question mark can be left out.',
    ...parts.map(([name, shape]) => partInJson(name, shape, meanings)),
  ].join('\n\n');
}

/** A part of the language as JSON says it. */
export function partInJson(name: string, shape: Shape<unknown>, meanings: Meanings): string {
  const heading = `### In JSON: ${name}`;
  const about = meanings[name]?.text ?? '';
  const union = unionOf(shape);
  if (union === null) return [heading, about, fields(shape, meanings[name])].filter((one) => one !== '').join('\n\n');
  const rows = Object.entries(union.members).map(([word, member]) => {
    const meaning = meanings[`${union.tag} ${word}`];
    return `| \`${word}\` | ${meaning?.text ?? ''} | ${fieldList(member, union.tag)} |`;
  });
  const table = [`| \`${union.tag}\` | meaning | with |`, '|---|---|---|', ...rows].join('\n');
  return [heading, about, table].join('\n\n');
}

function unionOf({ form }: Shape<unknown>): { tag: string; members: Readonly<Record<string, Shape<unknown>>> } | null {
  if (form.form === 'union') return form;
  if (form.form === 'limited') return unionOf(form.of);
  if (form.form !== 'either') return null;
  return form.of.map(unionOf).find((found) => found !== null) ?? null;
}

function fieldsOf({ form }: Shape<unknown>): readonly (readonly [string, Shape<unknown>])[] {
  if (form.form === 'limited') return fieldsOf(form.of);
  return form.form === 'record' ? Object.entries(form.fields) : [];
}

function fieldList(shape: Shape<unknown>, tag: string): string {
  return fieldsOf(shape)
    .filter(([field]) => field !== tag)
    .map(([field, { form }]) => `\`${field}${form.form === 'optional' ? '?' : ''}\``)
    .join(', ');
}

function fields(shape: Shape<unknown>, meaning: Meaning | undefined): string {
  return fieldsOf(shape)
    .map(([field, { form }]) => {
      const text = meaning?.fields[field];
      return `- \`${field}${form.form === 'optional' ? '?' : ''}\`${text === undefined ? '' : `: ${text}`}`;
    })
    .join('\n');
}
