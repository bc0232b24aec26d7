import { ascension } from 'fatequeue';
import {
  type AbilityOn,
  acquire,
  acquireOrDefeat,
  acquirePaying,
  alwaysAvailable,
  banish,
  type Card,
  cards,
  construct,
  constructs,
  copy,
  costAtMost,
  costOfIt,
  currentEventTrophy,
  defeat,
  defineSet,
  destroy,
  destroyAllBut,
  discard,
  discardAtRandom,
  discardDeck,
  draw,
  type Effect,
  eachOpponent,
  echo,
  extraTurn,
  type Filter,
  firstEachTurn,
  gain,
  giveAtRandom,
  hero,
  heroes,
  honorOfIt,
  ifYouDo,
  inCenterRow,
  inDiscard,
  inHand,
  inPlay,
  inVoid,
  itIs,
  keepDefeated,
  lookAtTop,
  loseControl,
  may,
  mayPayWith,
  monster,
  monsters,
  nameCard,
  named,
  onDeckTop,
  ongoing,
  onlyIf,
  pay,
  played,
  preventDestroy,
  put,
  revealTop,
  reward,
  sequence,
  shuffleIntoDeck,
  spend,
  spendUpTo,
  spent,
  takeControl,
  takeHonor,
  temples,
  untilEndOfTurn,
  whenever,
  whenYouAcquire,
  whenYouDefeat,
  whenYouDiscard,
  whenYouPlay,
  withCost,
} from 'fatequeue/dsl';
import { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
import { valleyOfTheAncients } from 'fatequeue/sets/valley-of-the-ancients';
import { type PlayerPosition, type Position, type Scenario, scenario } from 'fatequeue/testing';
import { describe, expect, test } from 'vitest';
import { gameOf } from '../../src/ascension/ascension.js';
import { PLAYED } from '../../src/ascension/table.js';
import { told } from '../rulings/told.js';

type Given = Omit<PlayerPosition, 'name'>;

const ROW = ['Mephit', 'Landtalker', 'Muramasa', 'Shadow Star', 'Spike Vixen', 'Wind Tyrant'];

const chronicle = ascension({ sets: [chronicleOfTheGodslayer] });

/** A hero with this effect is played, with some more cards in the box, and temples if a player has any. */
function playing(effect: Effect, given: Given = {}, table: Partial<Position> = {}, ...more: Card[]): Scenario {
  const actor = hero('Actor', { cost: 1, copies: 1 }, played(effect));
  const set = defineSet({ id: 'more-cards', name: 'More cards', players: { min: 1, max: 4 }, cards: [actor, ...more] });
  const printed =
    table.temples === undefined ? [chronicleOfTheGodslayer] : [chronicleOfTheGodslayer, valleyOfTheAncients];
  const s = scenario(ascension({ sets: [...printed, set] }), {
    players: [
      { name: 'Ann', ...given, hand: ['Actor', ...(given.hand ?? [])] },
      { name: 'Ben', honor: 3 },
    ],
    centerRow: ROW,
    ...table,
  });
  s.play('Actor');
  return s;
}

/** What happened, in the game's own words. */
function happenings(s: Scenario): readonly string[] {
  return s.events.flatMap((event) => (event.event === 'happened' ? [event.what] : []));
}

const temple = valleyOfTheAncients.cards.filter(({ kind }) => kind === 'temple');
const [{ name: TEMPLE }, { length: TEMPLES }] = [temple[0], temple];

describe('an effect that cannot happen', () => {
  test.each<[string, Effect]>([
    ['spending what one does not have', spend(1, 'runes')],
    ['spending up to an amount of nothing', spendUpTo(3, 'power')],
    ['discarding from an empty hand', discard(1)],
    ['putting a card that is not there', put(1, cards(inDiscard), 'hand')],
    ['banishing a card that is not there', banish(1, cards(inDiscard))],
    ['looking at the top of no deck', lookAtTop],
    ['revealing the top of no deck', revealTop('hand')],
    ['acquiring a card that is not there', acquire(1, heroes(costAtMost(0)))],
    ['defeating a monster that is not there', defeat(1, monsters(inVoid))],
    ['destroying no construct', destroy(1)],
    ['keeping a construct that nothing would destroy', preventDestroy],
    ['copying where nothing was played', copy(constructs())],
    ['giving a card to nobody', giveAtRandom(1)],
    ['the trophy of an event that there is not', currentEventTrophy],
  ])('is told to be impossible, and what follows happens: %s', (_, effect) => {
    const s = playing(sequence(effect, gain(1, 'power')));
    expect(happenings(s)).toEqual(['played', 'impossible']);
    expect(told(s.events).slice(1)).toEqual(['power +1 (T2)']);
  });

  test('is told so of honor that no opponent could give (V4)', () => {
    const players = [{ name: 'Ann' }];
    const s = playing(
      sequence(takeHonor(2), gain(1, 'power')),
      {},
      {
        variant: 'solitaire',
        players: [{ ...players[0], hand: ['Actor'] }],
      },
    );
    expect(happenings(s)).toEqual(['played', 'impossible']);
    expect([s.honor('Ann'), s.power('Ann')]).toEqual([0, 1]);
  });
});

describe('"if you do"', () => {
  const hand = ['Militia'];
  test.each<[string, Effect, Given, Given]>([
    ['drawing', draw(1), { deck: hand }, {}],
    ['discarding', discard(1), { hand }, {}],
    ['discarding at random', discardAtRandom(1), { hand }, {}],
    ['putting a card elsewhere', put(1, cards(inDiscard), 'hand'), { discard: hand }, {}],
    ['looking at the top of a deck', lookAtTop, { deck: hand }, {}],
    ['revealing the top of a deck', revealTop('hand'), { deck: hand }, {}],
    ['discarding a deck', discardDeck, { deck: hand }, {}],
    ['banishing', banish(1, cards(inHand)), { hand }, {}],
    ['acquiring', acquire(1, cards(inVoid)), {}, {}],
    ['destroying', destroy(1), { inPlay: ['Muramasa'] }, {}],
    ['destroying all but some', destroyAllBut(1), { inPlay: ['Muramasa', 'Muramasa'] }, { inPlay: ['Muramasa'] }],
    ['spending', spend(2, 'runes'), { runes: 2 }, { runes: 1 }],
    ['spending up to', spendUpTo(1, 'runes'), { runes: 1 }, {}],
  ])('%s follows what was done, and nothing follows what was not', (name, effect, able, unable) => {
    const table = { void: name === 'acquiring' ? ['Landtalker'] : [] };
    const done = playing(ifYouDo(effect, gain(3, 'power')), able, table);
    if (done.decision?.kind !== 'turn') done.choose(done.decision?.options[0].card ?? 'Muramasa');
    expect([done.decision?.kind, done.power('Ann')]).toEqual(['turn', 3]);
    const undone = playing(ifYouDo(effect, gain(3, 'power')), unable);
    expect([undone.decision?.kind, undone.power('Ann')]).toEqual(['turn', 0]);
  });

  test.each<[string, Effect]>([
    ['shuffling nothing into the deck', shuffleIntoDeck(cards(inDiscard))],
    ['another turn', extraTurn],
    ['taking honor', takeHonor(1)],
  ])('follows what is always done: %s', (_, effect) => {
    const s = playing(ifYouDo(effect, gain(3, 'power')));
    expect(s.power('Ann')).toBe(3);
  });

  test('follows taking and losing control of temples', () => {
    const taken = playing(ifYouDo(takeControl(temples()), gain(3, 'power')), {}, { temples: { [TEMPLE]: 'Ben' } });
    expect([taken.names('Ann', 'temples').length, taken.power('Ann')]).toEqual([TEMPLES, 3]);
    const lost = playing(ifYouDo(loseControl(), gain(3, 'power')), {}, { temples: { [TEMPLE]: 'Ann' } });
    expect([lost.names('Ann', 'temples').length, lost.power('Ann')]).toEqual([0, 3]);
    const kept = playing(ifYouDo(loseControl(), gain(3, 'power')), {}, { temples: { [TEMPLE]: 'Ben' } });
    expect([kept.names('Ben', 'temples').length, kept.power('Ann')]).toEqual([1, 0]);
  });

  test('follows the naming of a card', () => {
    const s = playing(ifYouDo(nameCard, gain(3, 'power')));
    s.choose('Mystic');
    expect(s.power('Ann')).toBe(3);
  });

  test('does not follow taking honor from those who have none', () => {
    const players = [{ name: 'Ann', hand: ['Actor'] }, { name: 'Ben' }];
    const s = playing(ifYouDo(takeHonor(1), gain(3, 'power')), {}, { players });
    expect([s.honor('Ann'), s.power('Ann')]).toEqual([0, 0]);
  });

  test('follows giving a card to the player who caused it', () => {
    const players = [
      { name: 'Ann', hand: ['Actor'] },
      { name: 'Ben', hand: ['Mystic'] },
    ];
    const s = playing(eachOpponent(ifYouDo(giveAtRandom(1), gain(1, 'honor'))), {}, { players });
    expect(s.names('Ann', 'hand')).toEqual(['Mystic']);
    expect([s.honor('Ann'), s.honor('Ben')]).toEqual([0, 1]);
    const none = playing(eachOpponent(ifYouDo(giveAtRandom(1), gain(1, 'honor'))));
    expect(none.honor('Ben')).toBe(3);
  });
});

describe('what was spent', () => {
  test('is known to the text that follows, also from a state that was saved in between', () => {
    const effect = ifYouDo(spendUpTo(3, 'runes'), sequence(discard(1), gain(spent, 'power')));
    const s = playing(effect, { runes: 5, hand: ['Militia', 'Mystic'] });
    s.choose('2');
    expect(JSON.parse(JSON.stringify(s.state.queue))).toEqual(s.state.queue);
    s.choose('Militia');
    expect([s.runes('Ann'), s.power('Ann')]).toEqual([3, 2]);
  });
});

describe('"all"', () => {
  test('is all that there are, without a choice', () => {
    const s = playing(banish('all', cards(inDiscard)), { discard: ['Spike Vixen', 'Landtalker'] });
    expect(s.decision?.kind).toBe('turn');
    expect(s.names('Ann', 'discard')).toEqual([]);
    expect([...s.names('void')].sort()).toEqual(['Landtalker', 'Spike Vixen']);
  });

  test('is any number, where it may be done', () => {
    const s = playing(may(banish('all', cards(inDiscard))), { discard: ['Militia', 'Mystic', 'Apprentice'] });
    expect(s.decision).toMatchObject({ min: 0, max: 3 });
    s.choose('Militia', 'Apprentice');
    expect(s.names('Ann', 'discard')).toEqual(['Mystic']);
  });
});

describe('destroying all but some', () => {
  test('asks which to keep, and keeps exactly those', () => {
    const s = playing(destroyAllBut(2), { inPlay: ['Muramasa', 'Shadow Star', 'Voidthirster'] });
    expect(s.decision).toMatchObject({ kind: 'keep', min: 2, max: 2 });
    s.choose('Voidthirster', 'Muramasa');
    expect(s.names('Ann', 'inPlay')).toEqual(['Muramasa', 'Voidthirster']);
  });

  test('destroys all where none is to be kept', () => {
    const s = playing(destroyAllBut(0), { inPlay: ['Muramasa', 'Shadow Star'] });
    expect(s.names('Ann', 'inPlay')).toEqual([]);
  });

  test('destroys none where there are not more', () => {
    const s = playing(destroyAllBut(3), { inPlay: ['Muramasa', 'Shadow Star'] });
    expect(s.names('Ann', 'inPlay')).toEqual(['Muramasa', 'Shadow Star']);
  });
});

describe('taking cards of the center', () => {
  test('by "defeat" is about monsters only, by "acquire" about the others only', () => {
    const all = cards(costAtMost(3));
    const offered = (effect: Effect): readonly string[] =>
      [...(playing(may(effect)).decision?.options ?? [])].map(({ card }) => card ?? '').sort();
    expect(offered(defeat(1, all))).toEqual(['cultist', 'mephit']);
    expect(offered(acquire(1, all))).toEqual(['heavy-infantry', 'mystic', 'shadow-star', 'spike-vixen']);
    expect(offered(acquireOrDefeat(1, all))).toEqual([
      'cultist',
      'heavy-infantry',
      'mephit',
      'mystic',
      'shadow-star',
      'spike-vixen',
    ]);
  });
});

describe('what is about "it"', () => {
  test('comes to nothing where there is no such card', () => {
    const s = playing(sequence(gain(costOfIt, 'runes'), gain(honorOfIt(2), 'power')));
    expect([s.runes('Ann'), s.power('Ann')]).toEqual([0, 2]);
  });

  test('is the cost and the honor of the card that was chosen', () => {
    const s = playing(ifYouDo(discard(1), sequence(gain(costOfIt, 'runes'), gain(honorOfIt(1), 'power'))), {
      hand: ['Landtalker'],
    });
    const { cost, honor } = chronicle.cards.find(({ id }) => id === 'landtalker') ?? { cost: {}, honor: 0 };
    expect([s.runes('Ann'), s.power('Ann')]).toEqual([cost.runes, honor + 1]);
  });
});

describe('a trigger', () => {
  const watch = (...abilities: readonly AbilityOn<'construct'>[]): Card =>
    construct('Watch', { cost: 1, copies: 1 }, ...abilities);

  test('that waits for cards that are played does not see those that are discarded, and the other way about', () => {
    const plays = watch(whenever(whenYouPlay(heroes()), gain(1, 'honor')));
    const seen = playing(discard(1), { hand: ['Mystic'], inPlay: ['Watch'] }, {}, plays);
    // The actor was seen, and the Mystic not.
    expect(seen.honor('Ann')).toBe(1);
    const discards = watch(whenever(whenYouDiscard(heroes()), gain(1, 'honor')));
    const heard = playing(discard(1), { hand: ['Mystic'], inPlay: ['Watch'] }, {}, discards);
    expect(heard.honor('Ann')).toBe(1);
    expect(playing(draw(1), { inPlay: ['Watch'] }, {}, discards).honor('Ann')).toBe(0);
  });
});

describe('playing', () => {
  test('a hero is ruling T2 and a construct T4', () => {
    const s = playing(gain(1, 'runes'), { hand: ['Muramasa'] });
    s.play('Muramasa');
    expect(told(s.events)).toEqual(['actor: hand > played (T2)', 'runes +1 (T2)', 'muramasa: hand > inPlay (T4)']);
  });

  test('and discarding are told as such', () => {
    const s = playing(discard(1), { hand: ['Mystic'] });
    expect(happenings(s)).toEqual(['played', 'discarded']);
  });
});

describe('cards that are shuffled from a hand into a deck', () => {
  const shown = (what: Effect): readonly (string | null)[] => {
    const s = playing(what, { hand: ['Mystic', 'Muramasa'] });
    return s.events.flatMap((event) => (event.event === 'revealed' ? [event.card] : []));
  };

  test('are shown if they are told by what they are', () => {
    expect(shown(shuffleIntoDeck(heroes(inHand)))).toEqual(['mystic']);
  });

  test('are not shown if all of them are', () => {
    expect(shown(shuffleIntoDeck(cards(inHand)))).toEqual([]);
  });
});

describe('the top card of a deck', () => {
  test('is put elsewhere, from a deck that is made anew if it has to be (T7)', () => {
    const s = playing(put(1, cards(onDeckTop), 'discard'), { deck: ['Mystic', 'Militia'] });
    expect([s.names('Ann', 'deck'), s.names('Ann', 'discard')]).toEqual([['Militia'], ['Mystic']]);
    const anew = playing(put(1, cards(onDeckTop), 'hand'), { discard: ['Militia'] });
    expect([anew.names('Ann', 'hand'), anew.names('Ann', 'discard')]).toEqual([['Militia'], []]);
  });

  test('is not shown to a player who may put it elsewhere without having looked at it', () => {
    const s = playing(may(put(1, cards(onDeckTop), 'discard')), { deck: ['Mystic', 'Militia'] });
    expect(s.offers()).toEqual(['pick the top card of your deck']);
    expect(JSON.stringify(s.decision?.options)).not.toContain('mystic');
    s.choose('the top card of your deck');
    expect([s.names('Ann', 'deck'), s.names('Ann', 'discard')]).toEqual([['Militia'], ['Mystic']]);
  });

  test('is shown to a player who has looked at it', () => {
    const s = playing(sequence(lookAtTop, may(put(1, cards(onDeckTop), 'discard'))), { deck: ['Mystic', 'Militia'] });
    expect(s.offers()).toEqual(['pick Mystic']);
    s.decline();
    expect(s.names('Ann', 'discard')).toEqual([]);
  });
});

describe('a copy', () => {
  test('can be of what is in play only where the text says so', () => {
    const s = playing(copy(constructs(inPlay)), { inPlay: ['Muramasa'] });
    expect(happenings(s)).toEqual(['played', 'copied']);
  });
});

describe('a cost of "all"', () => {
  const effect = may(pay(banish('all', cards(inDiscard)), gain(1, 'power')));

  test('can be paid where there is anything', () => {
    const s = playing(effect, { discard: ['Landtalker', 'Spike Vixen'] });
    s.choose('accept');
    expect([s.names('Ann', 'discard'), s.power('Ann')]).toEqual([[], 1]);
  });

  test('cannot be paid where there is nothing', () => {
    const s = playing(effect);
    expect(s.decision?.kind).toBe('turn');
    expect(happenings(s)).toEqual(['played', 'impossible']);
  });
});

describe('the first time each turn', () => {
  const watch = construct('Watch', { cost: 1, copies: 1 }, firstEachTurn(whenYouDiscard(), gain(1, 'honor')));

  test('is that of the first cards that are discarded, and of no others', () => {
    const s = playing(
      sequence(discard(2), discard(1)),
      { hand: ['Militia', 'Mystic', 'Landtalker'], inPlay: ['Watch'] },
      {},
      watch,
    );
    s.choose('Militia', 'Mystic');
    expect(s.names('Ann', 'hand')).toEqual([]);
    expect(s.honor('Ann')).toBe(1);
  });

  test('is that of cards that fit', () => {
    const heroic = construct(
      'Watch',
      { cost: 1, copies: 1 },
      firstEachTurn(whenYouDiscard(heroes()), gain(1, 'honor')),
    );
    const hand = ['Muramasa', 'Mystic'];
    const s = playing(sequence(discard(1, constructs()), discard(1)), { hand, inPlay: ['Watch'] }, {}, heroic);
    expect(s.honor('Ann')).toBe(1);
  });
});

describe('the parity of a cost', () => {
  const offered = (cost: 'even' | 'odd'): readonly (string | undefined)[] =>
    (playing(may(banish(1, cards(inCenterRow, withCost(cost))))).decision?.options ?? []).map(({ card }) => card);

  test('is that of what the cards of the row cost', () => {
    const costs = new Map(
      chronicle.cards.map(({ id, cost }) => [
        id,
        Object.values(cost).reduce((sum: number, part) => sum + (part ?? 0), 0),
      ]),
    );
    const [even, odd] = [offered('even'), offered('odd')];
    expect(even.map((card) => (costs.get(card ?? '') ?? 0) % 2)).toEqual(even.map(() => 0));
    expect(odd.map((card) => (costs.get(card ?? '') ?? 0) % 2)).toEqual(odd.map(() => 1));
    expect(even.length + odd.length).toBe(ROW.length);
    expect(Math.min(even.length, odd.length)).toBeGreaterThan(0);
  });
});

describe('acquiring several cards and paying for them', () => {
  test('takes what can be paid for when its turn comes', () => {
    const s = playing(acquirePaying(2, cards(inCenterRow)), { runes: 4 });
    expect(s.runes('Ann')).toBeLessThan(4);
    expect(s.names('Ann', 'discard')).toHaveLength(1);
    expect(happenings(s)).toContain('impossible');
  });
});

describe('where a card is', () => {
  const seen = (what: Filter, zone: Filter): number => {
    const watch = construct(
      'Watch',
      { cost: 1, copies: 1 },
      whenever(whenYouDefeat(what), onlyIf(itIs(cards(zone)), gain(5, 'honor'))),
    );
    const s = playing(defeat(1, monsters(named('Cultist'), alwaysAvailable)), { inPlay: ['Watch'] }, {}, watch);
    return s.honor('Ann');
  };

  test('is its supply, for a monster that is always available and stays there (A3)', () => {
    expect(seen(monsters(), alwaysAvailable)).toBe(6);
    expect(seen(monsters(), inVoid)).toBe(1);
    expect(seen(monsters(), inCenterRow)).toBe(1);
  });

  test('is the row, for one that lies there', () => {
    const watch = construct(
      'Watch',
      { cost: 1, copies: 1 },
      whenever(whenYouAcquire(cards()), onlyIf(itIs(cards(inDiscard)), gain(5, 'honor'))),
    );
    const s = playing(acquire(1, heroes(named('Landtalker'))), { inPlay: ['Watch'] }, {}, watch);
    expect([s.names('Ann', 'discard'), s.honor('Ann')]).toEqual([['Landtalker'], 5]);
  });
});

describe('an answer that is not in order', () => {
  test('means what it means in order', () => {
    const s = playing(discard(3), { hand: ['Militia', 'Mystic', 'Apprentice', 'Landtalker', 'Muramasa'] });
    const rules = s.state;
    expect(rules.decision?.ordered).toBe(false);
    s.choose('Muramasa', 'Militia', 'Apprentice');
    const inOrder = playing(discard(3), { hand: ['Militia', 'Mystic', 'Apprentice', 'Landtalker', 'Muramasa'] });
    inOrder.choose('Militia', 'Apprentice', 'Muramasa');
    expect(s.state).toEqual(inOrder.state);
  });
});

describe('a card that was played twice in a turn', () => {
  test('is offered once to be copied (K8)', () => {
    const actor = hero('Actor', { cost: 1, copies: 1 }, played(copy(heroes())));
    const set = defineSet({ id: 'more-cards', name: 'More cards', players: { min: 1, max: 4 }, cards: [actor] });
    const rules = ascension({ sets: [chronicleOfTheGodslayer, set] });
    const { state } = scenario(rules, {
      players: [{ name: 'Ann', hand: ['Actor'], played: ['Mystic', 'Landtalker'] }, { name: 'Ben' }],
    });
    const [mystic, landtalker] = state.places[gameOf(rules).layout.seat(0) + PLAYED];
    const history = [mystic, landtalker, mystic].flatMap((piece) => [0, 0, piece, 0]);
    const again = rules.check({ ...JSON.parse(JSON.stringify(state)), history });
    const { decision } = rules.decide(again, [0]).state;
    expect(decision?.options.map(({ card }) => card)).toEqual(['mystic', 'landtalker', 'actor']);
  });
});

describe('a monster that stays in play when it is defeated', () => {
  test('may go to the discard pile instead, where a text keeps what is defeated', () => {
    const statue = monster('Statue', { power: 2, copies: 1 }, ongoing, reward(gain(1, 'honor')));
    const keeping = playing(
      untilEndOfTurn(keepDefeated(monsters(inCenterRow))),
      { power: 2 },
      { centerRow: ['Statue', ...ROW.slice(1)] },
      statue,
    );
    keeping.defeat('Statue');
    expect(keeping.decision?.options).toHaveLength(2);
    keeping.choose('into your discard pile');
    expect([keeping.names('Ann', 'discard'), keeping.names('Ann', 'inPlay')]).toEqual([['Statue'], []]);
    const plain = playing(gain(2, 'power'), {}, { centerRow: ['Statue', ...ROW.slice(1)] }, statue);
    plain.defeat('Statue');
    expect(plain.names('Ann', 'inPlay')).toEqual(['Statue']);
  });
});

describe('paying in more than one way', () => {
  test('is over when nothing is left to pay with', () => {
    const s = playing(sequence(untilEndOfTurn(mayPayWith('power', cards())), acquirePaying(2, cards(inCenterRow))), {
      runes: 3,
      power: 1,
    });
    while (s.decision?.kind === 'pay') s.choose(s.decision.options[0].text ?? '');
    expect(s.names('Ann', 'discard')).toHaveLength(1);
    expect(happenings(s)).toContain('impossible');
  });
});

describe('a text of keywords alone', () => {
  const seer = hero('Seer', { cost: 1, copies: 1, faction: 'void' }, echo(gain(1, 'honor')));

  test('does nothing where they do not hold, and what they say where they do (K2)', () => {
    const without = playing(gain(1, 'runes'), { hand: ['Seer'] }, {}, seer);
    without.play('Seer');
    expect(without.honor('Ann')).toBe(0);
    const having = playing(gain(1, 'runes'), { hand: ['Seer'], discard: ['Void Initiate'] }, {}, seer);
    having.play('Seer');
    expect(having.honor('Ann')).toBe(1);
  });
});
