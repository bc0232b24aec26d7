import type { Option } from '../kernel/decision.js';
import { type InstanceId, NONE } from '../kernel/state.js';
import type { Zone } from './vocabulary.js';

/** An option that is about a card. */
export interface CardOption extends Option {
  readonly card: string;
  readonly instance: InstanceId;
  readonly from: Zone;
}

type Word = 'play' | 'acquire' | 'defeat' | 'pick';

/** Options by their piece, for each zone. */
type ByZone = { readonly [Z in Zone]: (CardOption | undefined)[] };

function noOptions(): ByZone {
  return { hand: [], discard: [], played: [], inPlay: [], centerRow: [], alwaysAvailable: [], void: [] };
}

/** The piece that an option is about. */
export function pieceOf(option: Option): InstanceId {
  return option.instance ?? NONE;
}

/** Options are made once and shared by all decisions that offer them. */
export class OptionTable {
  private readonly known: { readonly [W in Word]: ByZone } = {
    play: noOptions(),
    acquire: noOptions(),
    defeat: noOptions(),
    pick: noOptions(),
  };
  private readonly abilities: (CardOption | undefined)[][] = [];

  /** Doing something with a card somewhere. */
  of(word: Word, zone: Zone, instance: InstanceId, card: string): CardOption {
    const row = this.known[word][zone];
    const found = row[instance];
    if (found !== undefined && found.card === card) return found;
    const option = Object.freeze({ do: word, key: `${word}:${card}#${instance}`, card, instance, from: zone });
    row[instance] = option;
    return option;
  }

  /** Using an ability of a card in play. */
  activate(instance: InstanceId, card: string, ability: number): CardOption {
    this.abilities[ability] ??= [];
    const row = this.abilities[ability];
    const found = row[instance];
    if (found !== undefined && found.card === card) return found;
    const key = `activate:${card}#${instance}.${ability}`;
    const option = Object.freeze({ do: 'activate', key, card, instance, from: 'inPlay' as const, ability });
    row[instance] = option;
    return option;
  }
}
