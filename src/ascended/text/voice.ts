/** The player that a phrase is about. */
export interface Voice {
  /** What stands before a verb: nothing for the reader, who is told what to do. */
  readonly subject: string;
  /** Whether the subject takes the third person singular. */
  readonly isThird: boolean;
  readonly pronoun: 'you' | 'they';
  readonly object: 'you' | 'them';
  readonly possessive: 'your' | 'their';
  /** Who caused it, as the phrase calls them. */
  readonly causer: string;
  /** Whom they fight. */
  readonly foe: string;
}

/** The reader. */
export const YOU: Voice = {
  subject: '',
  isThird: false,
  pronoun: 'you',
  object: 'you',
  possessive: 'your',
  causer: 'the player who caused this',
  foe: 'your foe',
};

/** Somebody else, by a word that takes the third person. */
export function somebody(subject: string, causer: string = 'you'): Voice {
  return {
    subject,
    isThird: true,
    pronoun: 'they',
    object: 'them',
    possessive: 'their',
    causer,
    foe: 'their foe',
  };
}

/** The same player once more, who was named before. */
export function again(voice: Voice): Voice {
  return voice === YOU ? voice : { ...voice, subject: 'they', isThird: false };
}

/** A verb in the third person. */
export function third(verb: string): string {
  if (verb === 'have') return 'has';
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(?:sh|ch|o|s)$/.test(verb) ? `${verb}es` : `${verb}s`;
}

/** A verb with its subject and what follows it. */
export function say(voice: Voice, verb: string, rest = ''): string {
  return [voice.subject, voice.isThird ? third(verb) : verb, rest].filter((part) => part !== '').join(' ');
}

/** The same text with a capital as its first letter. */
export function capitalise(text: string): string {
  return text.replace(/[a-z]/i, (letter) => letter.toUpperCase());
}

/** Things in a row, the last one after a word. */
export function row(parts: readonly string[], word: 'and' | 'or'): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${word} ${parts[parts.length - 1]}`;
}
