/** The pronouns of the player that a text is about. */
export interface Person {
  readonly subject: 'you' | 'they';
  readonly object: 'you' | 'them';
  readonly possessive: 'your' | 'their';
  /** Who gets what this player gives to the player who caused it. */
  readonly giver: string;
  /** The opponents of this player. */
  readonly eachOpponent: string;
  /** One of them, without an article. */
  readonly opponent: string;
}

/** The reader. */
export const YOU: Person = {
  subject: 'you',
  object: 'you',
  possessive: 'your',
  giver: 'the player who caused this',
  eachOpponent: 'each opponent',
  opponent: 'opponent',
};

const THEY: Person = {
  subject: 'they',
  object: 'them',
  possessive: 'their',
  giver: 'you',
  eachOpponent: 'each of their opponents',
  opponent: 'opponent of theirs',
};

const THEY_IN_TURN: Person = { ...THEY, giver: YOU.giver };

/** The person of "each opponent" and "each player" in a text about a person. */
export function otherThan(person: Person): Person {
  return person === YOU ? THEY : THEY_IN_TURN;
}

/** The person of the player who caused something, in a text about a person. */
export function causerOf(person: Person): Person {
  return person === THEY ? YOU : THEY_IN_TURN;
}

/** How a phrase stands: by itself ("they draw"), after "may" and "to" ("draw"), or after "each opponent" ("draws"). */
export type Form = 'clause' | 'bare' | 'third';

/** About whom, and how, a phrase speaks. */
export interface Voice {
  readonly person: Person;
  readonly form: Form;
  /** Whether a clause with its own subject may stand here too. */
  readonly loose?: boolean;
  /** Whether fewer cards may be chosen than the number says: right after "may". */
  readonly upTo?: boolean;
}

/** The voice of a phrase that stands by itself. */
export function clauseOf(person: Person): Voice {
  return { person, form: 'clause' };
}

function third(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(?:sh|ch|o|s)$/.test(verb) ? `${verb}es` : `${verb}s`;
}

/** A verb as the form wants it, without a subject. */
export function inflect(voice: Voice, verb: string): string {
  return voice.form === 'third' ? third(verb) : verb;
}

/** A verb with its subject, where the form has one and it is not the reader, and what follows. */
export function say(voice: Voice, verb: string, rest: string): string {
  const { person, form } = voice;
  const subject = form === 'clause' && person.subject === 'they' ? 'they ' : '';
  return `${subject}${inflect(voice, verb)} ${rest}`;
}

/** The same text with a capital as its first letter. */
export function capitalise(text: string): string {
  return text.replace(/[a-z]/i, (letter) => letter.toUpperCase());
}
