import type { Modify, Trigger, Value } from '../language.js';
import type { Action, DiceTrait, Die, Moment, Permission, Stat } from '../vocabulary.js';
import { aCard, cards, oneTile, value } from './noun.js';
import { capitalise, type Voice } from './voice.js';

/** What a number is called. */
const STAT: { readonly [S in Stat]: string } = {
  dice: 'combat dice',
  'combat-skill': 'combat skill',
  'change-cost': 'energy for each die changed between Thrust and Parry',
  'free-changes': 'dice changed between Thrust and Parry for nothing in each combat',
  rerolls: 'unsuccessful dice rolled again in each combat',
  'damage-inflicted': 'damage inflicted (if any)',
  'damage-suffered': 'damage suffered',
  'foe-skill': "foe's combat skill",
  'foe-dice': "foe's combat dice",
  'damage-points': 'points for inflicting damage on an opponent in a combat',
  'witch-hunt-dice': 'dice of the Inquisitor in a Great Witch Hunt',
  steps: 'tiles to move in a Move phase',
  'paid-steps': 'further tiles that energy can pay for in a Move phase',
  'paid-step-cost': 'energy for a further tile',
  'terrain-energy': 'energy gained by a move',
  'hunt-energy': 'energy gained by a hunt',
  'heal-cost': 'energy to heal a hit point',
  'focus-cost': 'energy to focus a level of control',
  stealth: 'control level in stealth tests',
  'mutation-cost': 'control to activate a mutation',
  'artifact-cost': 'energy to activate an artifact',
  'trade-value': 'points for a traded artifact',
  'village-cost': 'control to take a village',
  'terrain-choice-cost': "control to choose a new tile's terrain",
  'artifact-limit': 'artifacts allowed',
  'companion-limit': 'companions allowed',
  'mutate-options': 'options in a Mutate',
};

/** What each trait of dice says. */
export const TRAIT: { readonly [T in DiceTrait]: string } = {
  'sixes-count-twice': 'a 6 counts as two successes',
  'fives-always-succeed': 'a 5 always succeeds',
  'cannot-be-cancelled': 'successful Thrusts cannot be cancelled',
  'cancel-twice': 'each successful Parry cancels two Thrusts',
  'never-parry': 'there are never Parry dice',
  'never-thrust': 'there are never Thrust dice',
  'always-thrust': 'all dice are generated as Thrust',
  'always-parry': 'all dice are generated as Parry',
  'never-changed': 'the dice cannot be changed',
};

/** What each permission says, after "you". */
export const PERMISSION: { readonly [P in Permission]: string } = {
  'explore-in-darkness': 'may explore in Darkness',
  'choose-terrain': 'may choose the terrain of new tiles in any chapter, for the usual control',
  'pass-through': 'may move on through tiles where others stand, without a combat',
  'stand-firm': 'may stay where you are after losing a combat',
  'choose-own-retreat': 'may choose where you retreat to',
  'win-ties': 'may win combats with equal damage when you attack',
  'pass-stealth': 'pass every stealth test',
  'avoid-superstition': 'draw no superstition token by failing a stealth test',
  'heal-companions': 'may heal companions as well',
  'trade-anywhere': 'may trade in every place of power',
  'recruit-villains':
    'may draw a villain instead of a companion; it counts as two companions and never has Parry dice, and one that cannot be recruited goes back for another',
};

const MOMENT: { readonly [M in Moment]: readonly [you: string, opponent: string] } = {
  'turn-begins': ['your turn begins', "an opponent's turn begins"],
  'turn-ends': ['your turn ends', "an opponent's turn ends"],
  attack: ['you attack', 'an opponent attacks'],
  attacked: ['you are attacked', 'an opponent is attacked'],
  'combat-won': ['you win a combat', 'an opponent wins a combat'],
  'combat-lost': ['you lose a combat', 'an opponent loses a combat'],
  'damage-inflicted': ['you inflict damage in a combat', 'an opponent inflicts damage in a combat'],
  'damage-suffered': ['you suffer damage in a combat', 'an opponent suffers damage in a combat'],
  'companion-lost': ['you lose a companion', 'an opponent loses a companion'],
  recruited: ['you recruit somebody', 'an opponent recruits somebody'],
  'villain-defeated': ['you defeat a villain', 'an opponent defeats a villain'],
  'opponent-defeated': ['you defeat an opponent', 'an opponent defeats somebody'],
  defeated: ['you are defeated', 'an opponent is defeated'],
  'stealth-passed': ['you pass a stealth test', 'an opponent passes a stealth test'],
  'stealth-failed': ['you fail a stealth test', 'an opponent fails a stealth test'],
  'control-lost': ['you lose control of a tile', 'an opponent loses control of a tile'],
  'profile-unlocked': ['this is unlocked', 'an opponent unlocks a profile'],
};

const ACTION: { readonly [A in Action]: string } = {
  mutate: 'you mutate',
  search: 'you search for an artifact',
  hunt: 'you hunt',
  'take-control': 'you take control of a place of power by an action',
  heal: 'you heal',
  focus: 'you focus',
  trade: 'you trade',
};

/** When something happens that has a time of its own; null for what is a matter of "whenever". */
export function momentPhrase(trigger: Trigger): string | null {
  const whose = 'who' in trigger && trigger.who === 'opponent' ? "each opponent's" : 'your';
  switch (trigger.when) {
    case 'turn-begins':
      return `at the beginning of ${whose} turn`;
    case 'turn-ends':
      return `at the end of ${whose} turn`;
    case 'phase-begins':
      return `at the beginning of your ${capitalise(trigger.phase)} phase`;
    case 'cycle-begins':
      return `when ${capitalise(trigger.cycle)} begins`;
    default:
      return null;
  }
}

/** What sets something off, as a clause after "whenever". */
export function triggerClause(trigger: Trigger, voice: Voice): string {
  switch (trigger.when) {
    case 'phase-begins':
      return `your ${capitalise(trigger.phase)} phase begins`;
    case 'moved':
      return `your move ends on ${oneTile(trigger.what, voice)}`;
    case 'explored':
      return `you add ${oneTile(trigger.what, voice)} to the map`;
    case 'control-taken':
      return `you take control of ${oneTile(trigger.what, voice)}`;
    case 'action':
      return ACTION[trigger.action];
    case 'activated':
      return `you activate ${aCard(trigger.what, voice)}`;
    case 'traded':
      return `you trade ${aCard(trigger.what, voice)}`;
    case 'cycle-begins':
      return `${capitalise(trigger.cycle)} begins`;
    default:
      return MOMENT[trigger.when][trigger.who === undefined ? 0 : 1];
  }
}

/** How a modifier changes its number. */
export function signed(change: Modify['change'], amount: Value, voice: Voice): string {
  const text = value(amount, voice);
  if (change === 'become') return `: ${text}`;
  if (typeof amount !== 'number') return ` ${change === 'more' ? 'increased' : 'reduced'} by ${text}`;
  return ` ${change === 'more' ? '+' : '−'}${text}`;
}

/** The number that a modifier changes. */
export function statName({ stat, dice, what }: Modify, voice: Voice): string {
  const name = dice === undefined ? STAT[stat] : STAT[stat].replace('combat dice', `${DIE[dice]} dice`);
  return what === undefined ? name : `${name} (${cards({ ...what, in: undefined }, voice)})`;
}

const DIE: { readonly [D in Die]: string } = { thrust: 'Thrust', parry: 'Parry' };
