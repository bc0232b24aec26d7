import type { Condition, Effect, Rule } from '../language.js';
import type { Destination, Group } from '../vocabulary.js';
import { clause } from './condition.js';
import { cards, fromDeck, oneTile, quantity, resources, someCards, value } from './noun.js';
import { again, capitalise, say, somebody, type Voice, YOU } from './voice.js';
import { momentPhrase, PERMISSION, signed, statName, TRAIT, triggerClause } from './words.js';

type Word = Effect['do'];
type Words = { readonly [E in Effect as E['do']]: E };
type EffectOf<W extends Word> = { readonly [K in W]: Words[K] & { readonly do: K } }[W];

const GROUP: { readonly [G in Group]: (voice: Voice) => Voice } = {
  'each-player': (voice) => somebody('each player', callerOf(voice)),
  'each-opponent': (voice) => somebody('each opponent', callerOf(voice)),
  foe: (voice) => somebody(voice.foe, callerOf(voice)),
  causer: (voice) => (voice.causer === 'you' ? YOU : somebody(voice.causer)),
};

/** How somebody else calls the player of a text. */
function callerOf(voice: Voice): string {
  return voice === YOU ? 'you' : 'that player';
}

const PLACE: { readonly [D in Destination]: (voice: Voice) => string } = {
  hand: ({ possessive }) => `into ${possessive} hand`,
  artifacts: ({ possessive }) => `among ${possessive} artifacts`,
  deckBottom: () => 'under the deck',
};

const PHRASE: { readonly [W in Word]: (effect: EffectOf<W>, voice: Voice) => string } = {
  sequence: ({ effects }, voice) => {
    const parts = effects.map((effect, i) => phrase(effect, i === 0 ? voice : again(voice)));
    return parts.length === 0 ? say(voice, 'do', 'nothing') : parts.join(', then ');
  },
  choose: ({ choices }, voice) => {
    const ways = choices.map(({ condition, effect }) => {
      const text = phrase(effect, again(voice));
      return condition === undefined ? text : `if ${clause(condition, again(voice))}, ${text}`;
    });
    return say(voice, 'choose', `one: ${ways.join('; or ')}`);
  },
  may: ({ effect }, voice) => {
    const subject = voice.subject === '' ? 'you' : voice.subject;
    return `${subject} may ${phrase(effect, { ...voice, subject: '', isThird: false })}`;
  },
  if: ({ condition, effect, otherwise }, voice) => {
    const yes = `if ${clause(condition, voice)}, ${phrase(effect, voice)}`;
    return otherwise === undefined ? yes : `${yes}; otherwise, ${phrase(otherwise, again(voice))}`;
  },
  'if-you-do': ({ first, effect, otherwise }, voice) => {
    const { pronoun } = voice;
    const yes = `${phrase(first, voice)}; if ${pronoun} do, ${phrase(effect, again(voice))}`;
    return otherwise === undefined ? yes : `${yes}; if ${pronoun} do not, ${phrase(otherwise, again(voice))}`;
  },
  pay: ({ cost, effect }, voice) => {
    // "To" goes with a verb only.
    if (effect.do === 'repeat') return `${phrase(cost, voice)}, and ${phrase(effect, again(voice))}`;
    return `${phrase(cost, voice)} to ${phrase(effect, { ...voice, subject: '', isThird: false })}`;
  },
  'each-player': ({ players, effect }, voice) => phrase(effect, GROUP[players](voice)),
  'each-piece': ({ pieces, effect }, voice) => `for each of ${cards(pieces, voice)}, ${phrase(effect, voice)}`,
  repeat: ({ times, effect }, voice) => `${timesOf(times, voice)}: ${phrase(effect, voice)}`,
  'repeat-while': ({ condition, effect }, voice) =>
    `${phrase(effect, voice)}, and repeat this while ${clause(condition, again(voice))}`,
  'until-end-of-turn': ({ rule }, voice) => `until the end of the turn, ${inner(ruleText(rule, voice))}`,
  'next-time-this-turn': ({ rule }, voice) =>
    rule.ability === 'triggered'
      ? inner(triggered(rule, rule.effect, voice, 'the next time this turn that'))
      : `the next time this turn, ${inner(ruleText(rule, voice))}`,
  'until-your-next-turn': ({ rule }, voice) =>
    `until the beginning of ${voice.possessive} next turn, ${inner(ruleText(rule, voice))}`,
  gain: ({ amount, resource }, voice) =>
    say(voice, resource === 'superstition' ? 'draw' : 'gain', resources(amount, resource, voice)),
  lose: ({ amount, resource }, voice) => say(voice, 'lose', resources(amount, resource, voice)),
  spend: ({ amount, resource }, voice) => say(voice, 'spend', resources(amount, resource, voice)),
  'spend-up-to': ({ amount, resource }, voice) => say(voice, 'spend', `up to ${resources(amount, resource, voice)}`),
  give: ({ amount, resource }, voice) => say(voice, 'give', `${voice.causer} ${resources(amount, resource, voice)}`),
  suffer: ({ amount }, voice) => say(voice, 'suffer', quantity(amount, 'damage', voice)),
  roll: ({ die, effect }, voice) =>
    `${say(voice, 'roll', die === 'd6' ? 'a D6' : 'a D12')}: ${phrase(effect, again(voice))}`,
  'test-stealth': ({ passed, failed }, voice) => {
    const { pronoun } = voice;
    const parts = [
      say(voice, 'test', 'for stealth'),
      ...(passed === undefined ? [] : [`if ${pronoun} pass, ${phrase(passed, again(voice))}`]),
      ...(failed === undefined ? [] : [`if ${pronoun} fail, ${phrase(failed, again(voice))}`]),
    ];
    return parts.join('; ');
  },
  'choose-opponent': ({ within, effect }, voice) => {
    const near = within === undefined ? '' : ` within ${within} of ${voice.object}`;
    return `${say(voice, 'choose', `an opponent${near}`)}: ${phrase(effect, somebody('that opponent', callerOf(voice)))}`;
  },
  draw: ({ amount, deck }, voice) => say(voice, 'draw', fromDeck(amount, deck, voice)),
  'draw-and-keep': ({ look, keep }, voice) =>
    say(voice, 'draw', `${look} mutations, keep ${keep} and put the others under the deck`),
  discard: ({ amount, what, chosenByCauser }, voice) =>
    say(voice, 'discard', `${someCards(amount, what, voice)}${byCauser(chosenByCauser, voice)}`),
  put: ({ amount, what, to }, voice) =>
    say(voice, 'put', `${someCards(amount, what, voice, 'from')} ${PLACE[to](voice)}`),
  swap: (_, voice) => say(voice, 'swap', `any number of mutations in ${voice.possessive} hand with the deck`),
  'activate-mutation': ({ what, less }, voice) => {
    const price = less === 0 ? '' : ` for ${value(less, voice)} less`;
    return say(voice, 'activate', `${someCards(1, what, voice)}${price}`);
  },
  suspend: ({ amount, what, chosenByCauser }, voice) => {
    const until = voice.causer === 'you' ? 'your' : `${voice.causer}'s`;
    const which = someCards(amount, what, voice);
    return `${say(voice, 'lose', `the use of ${which}`)}${byCauser(chosenByCauser, voice)} until the beginning of ${until} next turn`;
  },
  refresh: ({ amount, what }, voice) =>
    say(voice, 'make', `${someCards(amount, what, voice)} ready to be activated again`),
  mend: ({ amount, what }, voice) =>
    what.this
      ? `this card recovers ${resources(amount, 'health', voice)}`
      : `${cards(what, voice)} recover ${resources(amount, 'health', voice)} each`,
  'show-hand': (_, voice) => say(voice, 'show', `${voice.causer} ${voice.possessive} hand`),
  walk: ({ steps, over, chosenByCauser }, voice) => {
    const where = `to an empty neighbouring tile${overTiles(over, voice)}${byCauser(chosenByCauser, voice)}`;
    return say(voice, 'walk', steps === 1 ? where : `${quantity(steps, 'steps', voice)}, each ${where}`);
  },
  go: ({ to }, voice) => {
    const tile = oneTile({ ...to, occupied: undefined }, voice);
    const isOrigin = tile === `${voice.possessive} origin`;
    return say(voice, 'go', isOrigin ? `to ${tile}, if it is empty` : `to ${tile.replace(/^an? /, 'an empty ')}`);
  },
  'add-tile': (_, voice) => say(voice, 'add', `a new tile next to ${voice.object}`),
  'take-control': (_, voice) => say(voice, 'take', `control of ${voice.possessive} tile`),
  'lose-control': ({ what, chosenByCauser }, voice) =>
    say(voice, 'lose', `control of ${oneTile(what, voice)}${byCauser(chosenByCauser, voice)}`),
  act: ({ action }, voice) => say(voice, action),
  'extra-phase': ({ phase: extra }, voice) =>
    say(voice, 'have', `another ${extra[0].toUpperCase()}${extra.slice(1)} phase after this one`),
};

function overTiles(over: Parameters<typeof oneTile>[0], voice: Voice): string {
  const text = oneTile(over, voice);
  return text === 'a tile' ? '' : ` that is ${text}`;
}

function byCauser(chosenByCauser: boolean | undefined, { causer }: Voice): string {
  if (!chosenByCauser) return '';
  return causer === 'you' ? ' of your choice' : ` of ${causer}'s choice`;
}

/** A sentence inside another one. */
function inner(text: string): string {
  return text
    .replace(/^(?!Thrust|Parry|Daylight|Darkness)[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())
    .replace(/\.$/, '');
}

function dispatch<W extends Word>(effect: EffectOf<W>, voice: Voice): string {
  return PHRASE[effect.do](effect, voice);
}

/** An effect as a phrase, without its full stop. */
export function phrase(effect: Effect, voice: Voice): string {
  return dispatch(effect, voice);
}

function sentence(text: string): string {
  return `${capitalise(text)}.`;
}

/** How often something is done. */
function timesOf(times: Parameters<typeof value>[0], voice: Voice): string {
  if (typeof times === 'number') return `${times} times`;
  return times.value === 'spent' ? 'as many times as that' : `as many times as ${value(times, voice)}`;
}

/** Whether a condition is about a combat, which is a moment rather than a while. */
function isOfCombat(condition: Condition): boolean {
  if (condition.check === 'all' || condition.check === 'any') return condition.conditions.some(isOfCombat);
  return condition.check === 'in-combat' || condition.check === 'foe-is';
}

function conditional(condition: Rule['condition'], text: string, voice: Voice): string {
  if (condition === undefined) return sentence(text);
  return sentence(`${isOfCombat(condition) ? 'when' : 'while'} ${clause(condition, voice)}: ${text}`);
}

/** A rule in sentences. */
export function ruleText(rule: Rule, voice: Voice): string {
  switch (rule.ability) {
    case 'modify': {
      const text = `${statName(rule, voice)}${signed(rule.change, rule.amount, voice)}`;
      return conditional(rule.condition, text, voice);
    }
    case 'dice':
      return conditional(rule.condition, TRAIT[rule.trait], voice);
    case 'can':
      return conditional(rule.condition, `you ${PERMISSION[rule.what]}`, voice);
    case 'roll-more': {
      const text = `before the dice of a combat are compared, you may roll more base dice: ${value(rule.amount, voice)}`;
      return conditional(rule.condition, text, voice);
    }
    case 'activated': {
      const often = rule.limit === undefined ? 'in your turn' : 'once per turn';
      return conditional(rule.condition, `${often}: ${phrase(rule.effect, voice)}`, voice);
    }
    case 'triggered':
      return triggered(rule, rule.effect, voice);
  }
}

const LIMIT = { 'once-per-turn': 'once per turn, ', 'once-per-combat': 'once per combat, ' } as const;

/** Something that happens because of something else; `word` stands for "whenever". */
function triggered(
  rule: Extract<Rule, { readonly ability: 'triggered' }>,
  effect: Effect,
  voice: Voice,
  word?: string,
): string {
  const often = rule.limit === undefined ? '' : LIMIT[rule.limit];
  const usual = rule.limit === undefined ? 'whenever' : 'when';
  const moment = word === undefined ? momentPhrase(rule.trigger) : null;
  const when = `${often}${moment ?? `${word ?? usual} ${triggerClause(rule.trigger, voice)}`}`;
  const also = rule.condition === undefined ? '' : `, if ${clause(rule.condition, voice)}`;
  return sentence(`${when}${also}: ${phrase(effect, voice)}`);
}
