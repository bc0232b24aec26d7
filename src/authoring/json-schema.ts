import type { Json, JsonFields } from '../kernel/json.js';
import type { Form, Shape } from '../kernel/shape.js';

/** What a word of a language, or a kind of object in it, means, and each of its fields. */
export interface Meaning {
  readonly text: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** What the words of a language mean: `do gain` for a member of a union, `filter` for a part that has no tag. */
export type Meanings = Readonly<Record<string, Meaning>>;

/** A language to be described: the shape of what is written in it, and the shapes that its parts have by name. */
export interface Language {
  readonly root: Shape<unknown>;
  readonly parts: Readonly<Record<string, Shape<unknown>>>;
}

type Forms = { readonly [F in Form as F['form']]: F };
type FormOf<F extends Form['form']> = { readonly [K in F]: Forms[K] & { readonly form: K } }[F];

/** The JSON Schema (draft 2020-12) of what a shape reads; every part of the language is a definition of its own. */
export function jsonSchema({ root, parts }: Language, meanings: Meanings = {}): JsonFields {
  const names = new Map(Object.entries(parts).map(([name, shape]) => [shape, name]));

  const schemaOf = (shape: Shape<unknown>, name: string | null): JsonFields => {
    const { form } = shape;
    if (form.form === 'later') return schemaOf(form.shape(), name);
    const known = names.get(shape);
    return known === undefined ? dispatch(form, name) : { $ref: `#/$defs/${slug(known)}` };
  };

  const SCHEMA: { readonly [F in Form['form']]: (form: FormOf<F>, name: string | null) => JsonFields } = {
    integer: ({ min, max }) => ({ type: 'integer', minimum: min, maximum: max }),
    text: ({ max, pattern }) => {
      const plain = { type: 'string', minLength: 1, maxLength: max };
      return pattern === null ? plain : { ...plain, pattern: pattern.source };
    },
    flag: () => ({ type: 'boolean' }),
    words: ({ words }) => (words.length === 1 ? { const: words[0] } : { enum: words }),
    nothing: () => ({ not: {} }),
    optional: ({ of }, name) => schemaOf(of, name),
    nullable: ({ of }, name) => ({ anyOf: [{ type: 'null' }, schemaOf(of, name)] }),
    list: ({ of, min, max, distinct }) => {
      const plain = { type: 'array', items: schemaOf(of, null), minItems: min, maxItems: max };
      return distinct ? { ...plain, uniqueItems: true } : plain;
    },
    record: ({ fields }, name) => {
      const meaning = name === null ? undefined : meanings[name];
      // The tag has been looked at by the union that the record is a member of.
      const tag = name?.includes(' ') ? name.split(' ')[0] : null;
      const properties = Object.entries(fields).map(([field, shape]): [string, Json] => [
        field,
        field === tag || described(schemaOf(shape, field), meaning?.fields[field]),
      ]);
      const required = Object.entries(fields).flatMap(([field, { form }]) => (form.form === 'optional' ? [] : [field]));
      const schema = {
        type: 'object',
        properties: Object.fromEntries(properties),
        ...(required.length > 0 ? { required } : {}),
        additionalProperties: false,
      };
      return described(schema, meaning?.text);
    },
    union: ({ tag, members }) => {
      const open = Object.entries(members).filter(([, { form }]) => form.form !== 'nothing');
      const words = open.map(([word]) => described({ const: word }, meanings[`${tag} ${word}`]?.text));
      // Only the member that is meant is looked at, so that an editor tells what is wrong with it and nothing else.
      const each = open.map(([word, member]) => ({
        if: { properties: { [tag]: { const: word } } },
        // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
        then: schemaOf(member, `${tag} ${word}`),
      }));
      return { type: 'object', properties: { [tag]: { oneOf: words } }, required: [tag], allOf: each };
    },
    either: ({ of }) => ({ anyOf: of.map((shape) => schemaOf(shape, null)) }),
    later: ({ shape }, name) => schemaOf(shape(), name),
    limited: ({ of, schema }, name) => {
      if (schema === undefined) throw new Error('a limit that no schema says');
      return { allOf: [schemaOf(of, name), schema] };
    },
  };

  function dispatch<F extends Form['form']>(form: FormOf<F>, name: string | null): JsonFields {
    return SCHEMA[form.form](form, name);
  }

  const definitions = Object.entries(parts).map(([name, { form }]) => {
    const plain = name.split(' ')[0];
    return [slug(name), described(dispatch(form, plain), meanings[name]?.text ?? meanings[plain]?.text)] as const;
  });
  const defs: Json = Object.fromEntries(definitions);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    ...dispatch(root.form, 'set'),
    $defs: defs,
  };
}

function slug(name: string): string {
  return name.replaceAll(' ', '-');
}

function described(schema: JsonFields, description: string | undefined): JsonFields {
  return description === undefined ? schema : { description, ...schema };
}
