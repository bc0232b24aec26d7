import type { Option } from '../kernel/decision.js';
import { type InstanceId, NONE } from '../kernel/state.js';
import type { Keystone, Zone } from './vocabulary.js';

/** An option that is about a card. */
export interface CardOption extends Option {
  readonly card: string;
  readonly instance: InstanceId;
  readonly from: Zone;
}

/** The piece that an option is about. */
export function pieceOf(option: Option): InstanceId {
  return option.instance ?? NONE;
}

/** The options to do one thing with a card in one zone, by their pieces. */
class OptionRow {
  private readonly known: (CardOption | undefined)[] = [];

  constructor(
    private readonly word: string,
    private readonly zone: Zone,
  ) {}

  of(instance: InstanceId, card: string): CardOption {
    const found = this.known[instance];
    return found !== undefined && found.card === card ? found : this.add(instance, card);
  }

  private add(instance: InstanceId, card: string): CardOption {
    const { word, zone } = this;
    const option = Object.freeze({ do: word, key: `${word}:${card}#${instance}`, card, instance, from: zone });
    this.known[instance] = option;
    return option;
  }
}

/** The two zones that cards are bought from. */
interface Offers {
  readonly centerRow: OptionRow;
  readonly alwaysAvailable: OptionRow;
}

function offers(word: string): Offers {
  return { centerRow: new OptionRow(word, 'centerRow'), alwaysAvailable: new OptionRow(word, 'alwaysAvailable') };
}

function picks(zone: Zone): OptionRow {
  return new OptionRow('pick', zone);
}

/** Options are made once and shared by all decisions that offer them. */
export class OptionTable {
  readonly play = new OptionRow('play', 'hand');
  readonly acquire = offers('acquire');
  readonly defeat = offers('defeat');
  readonly trophy = new OptionRow('trophy', 'trophies');
  readonly pick: { readonly [Z in Zone]: OptionRow } = {
    hand: picks('hand'),
    discard: picks('discard'),
    played: picks('played'),
    inPlay: picks('inPlay'),
    centerRow: picks('centerRow'),
    alwaysAvailable: picks('alwaysAvailable'),
    void: picks('void'),
    event: picks('event'),
    trophies: picks('trophies'),
    temples: picks('temples'),
    deckTop: picks('deckTop'),
  };
  private readonly abilities: (CardOption | undefined)[][] = [];

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

  /** Spending a keystone on a temple; `text` is the keystone. */
  spend(instance: InstanceId, card: string, keystone: Keystone): CardOption {
    const key = `spend:${card}#${instance}`;
    return { do: 'spend', key, card, instance, from: 'temples', text: keystone };
  }
}
