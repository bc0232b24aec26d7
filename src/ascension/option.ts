import type { Option } from '../kernel/decision.js';
import { type InstanceId, NONE } from '../kernel/state.js';
import type { Definition } from './game.js';
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

/** What an option says of a printed card. */
type Printed = Pick<Definition, 'index' | 'id' | 'kind'>;

/** The options to do one thing with a card in one zone, by their pieces. */
export class OptionRow {
  /** The definition that each piece was known to be when its option was made: a piece can be another card in another game. */
  private readonly defs: number[] = [];
  private readonly options: CardOption[] = [];

  constructor(
    readonly zone: Zone,
    private readonly wordFor: (card: Printed) => string,
  ) {}

  of(instance: InstanceId, card: Printed): CardOption {
    return this.defs[instance] === card.index ? this.options[instance] : this.add(instance, card);
  }

  private add(instance: InstanceId, card: Printed): CardOption {
    const word = this.wordFor(card);
    const { id } = card;
    const option = Object.freeze({ do: word, key: `${word}:${id}#${instance}`, card: id, instance, from: this.zone });
    this.defs[instance] = card.index;
    this.options[instance] = option;
    return option;
  }
}

function playing(): string {
  return 'play';
}

function taking({ kind }: Printed): string {
  return kind === 'monster' ? 'defeat' : 'acquire';
}

function using(): string {
  return 'trophy';
}

function picking(): string {
  return 'pick';
}

function picks(zone: Zone): OptionRow {
  return new OptionRow(zone, picking);
}

/** Options are made once and shared by all decisions that offer them. */
export class OptionTable {
  readonly play = new OptionRow('hand', playing);
  /** Acquiring or defeating a card, whichever its kind allows. */
  readonly take = {
    centerRow: new OptionRow('centerRow', taking),
    alwaysAvailable: new OptionRow('alwaysAvailable', taking),
  } as const;
  readonly trophy = new OptionRow('trophies', using);
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
