import type { Filter, Verb } from '../language.js';
import { DESTINATION, plural, quantity, quantityOf, resources, some } from './noun.js';
import { inflect, say, type Voice } from './voice.js';

type Word = Verb['do'];
type Verbs = { readonly [V in Verb as V['do']]: V };
type VerbOf<W extends Word> = { readonly [K in W]: Verbs[K] & { readonly do: K } }[W];

const VERB: { readonly [W in Word]: (verb: VerbOf<W>, voice: Voice) => string } = {
  gain: ({ amount, resource, onlyFor }, voice) => {
    const gained = quantity(amount, voice.person, (n) => resources(n, resource));
    const use = onlyFor === undefined ? '' : ` to spend only on ${plural(onlyFor, voice.person)}`;
    return say(voice, 'gain', `${gained}${use}`);
  },
  spend: ({ amount, resource }, voice) =>
    say(
      voice,
      'spend',
      quantity(amount, voice.person, (n) => resources(n, resource)),
    ),
  draw: ({ amount }, voice) => say(voice, 'draw', quantityOf(amount, {}, voice.person)),
  discard: ({ amount, what }, voice) => say(voice, 'discard', quantityOf(amount, what, voice.person, 'from')),
  banish: ({ amount, what }, voice) => say(voice, 'banish', quantityOf(amount, what, voice.person, 'from')),
  'banish-this': (_, voice) => say(voice, 'banish', 'this card'),
  acquire: ({ amount, what, to }, voice) => {
    const where = to === 'discard' ? '' : ` ${DESTINATION[to](voice.person)}`;
    return say(voice, 'acquire', `${quantityOf(amount, what, voice.person, 'from')}${where} without paying`);
  },
  defeat: ({ amount, what }, voice) => say(voice, 'defeat', `${quantityOf(amount, what, voice.person)} without paying`),
  'acquire-or-defeat': ({ amount, what }, voice) => {
    const cards = quantityOf(amount, what, voice.person);
    return say(voice, 'acquire', `or ${inflect(voice, 'defeat')} ${cards} without paying`);
  },
  destroy: ({ amount, what }, voice) => say(voice, 'destroy', quantityOf(amount, controlled(what), voice.person)),
  'destroy-all-but': ({ amount, what }, voice) => {
    const kept = quantity(amount, voice.person, String);
    return say(voice, 'destroy', `all ${plural(controlled(what), voice.person)} except ${kept}`);
  },
  'give-at-random': ({ amount }, voice) => {
    const { giver, possessive } = voice.person;
    const cards = (n: number) => `${n === 1 ? 'a random card' : `${n} random cards`} from ${possessive} hand`;
    return say(voice, 'give', `${giver} ${quantity(amount, voice.person, cards)}`);
  },
  'copy-played': ({ what }, voice) => {
    const { person } = voice;
    return say(voice, 'copy', `the effect of ${some(1, what, person)} that ${person.subject} have played this turn`);
  },
  'extra-turn': (_, voice) => say(voice, 'take', 'another turn after this one'),
};

/** What can be destroyed is what one controls, unless the filter says otherwise. */
function controlled(what: Filter): Filter {
  return { ...what, in: what.in ?? ['inPlay'] };
}

function dispatch<W extends Word>(verb: VerbOf<W>, voice: Voice): string {
  return VERB[verb.do](verb, voice);
}

/** A verb as a phrase. */
export function verbPhrase(verb: Verb, voice: Voice): string {
  return dispatch(verb, voice);
}

/** Whether an effect is a verb, and not control flow. */
export function isVerb(effect: { readonly do: string }): effect is Verb {
  return Object.hasOwn(VERB, effect.do);
}
