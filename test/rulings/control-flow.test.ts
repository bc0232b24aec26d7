import type { AscensionRules } from 'fatequeue';
import {
  type AbilityOn,
  banish,
  cards,
  chooseOne,
  construct,
  constructs,
  count,
  destroy,
  discard,
  discount,
  draw,
  type Effect,
  eachOpponent,
  eachPlayer,
  forEachCard,
  gain,
  hero,
  heroes,
  ifYouDo,
  inHand,
  inPlay,
  may,
  mayPayWith,
  mayPutAcquired,
  nextTimeThisTurn,
  oncePerTurn,
  onlyIf,
  pay,
  played,
  repeat,
  sequence,
  spend,
  unless,
  untilEndOfTurn,
  whenYouAcquire,
  youControl,
} from 'fatequeue/dsl';
import { type Scenario, scenario } from 'fatequeue/testing';
import { describe, expect, test } from 'vitest';
import { told } from './told.js';
import { withCards } from './with-cards.js';

interface Given {
  readonly hand?: readonly string[];
  readonly inPlay?: readonly string[];
  readonly deck?: readonly string[];
  readonly runes?: number;
}

function having(rules: AscensionRules, given: Given): Scenario {
  return scenario(rules, { players: [{ name: 'Ann', ...given }, { name: 'Ben' }] });
}

/** A hero with this effect is played. */
function playing(effect: Effect, given: Given = {}): Scenario {
  const s = having(withCards(hero('Actor', { cost: 1, copies: 1 }, played(effect))), {
    ...given,
    hand: ['Actor', ...(given.hand ?? [])],
  });
  s.play('Actor');
  return s;
}

/** A construct with this ability is in play. */
function using(machine: AbilityOn<'construct'>, given: Given = {}): Scenario {
  const rules = withCards(construct('Machine', { cost: 1, copies: 1 }, machine));
  return having(rules, { ...given, inPlay: ['Machine', ...(given.inPlay ?? [])] });
}

describe('sequence', () => {
  test('does one effect after the other, in order', () => {
    const s = playing(sequence(gain(1, 'runes'), draw(1), gain(1, 'power')), { deck: ['Militia'] });
    expect(told(s.events).slice(1)).toEqual(['runes +1 (T2)', 'militia: deck > hand (T2)', 'power +1 (T2)']);
  });

  test('goes on after a decision where it stopped', () => {
    const s = playing(sequence(gain(1, 'runes'), discard(1), gain(1, 'power')), { hand: ['Militia', 'Apprentice'] });
    expect([s.runes('Ann'), s.power('Ann')]).toEqual([1, 0]);
    s.choose('Militia');
    expect([s.runes('Ann'), s.power('Ann')]).toEqual([1, 1]);
    expect(s.names('Ann', 'hand')).toEqual(['Apprentice']);
  });
});

describe('choose', () => {
  test('lets exactly one of the effects happen', () => {
    const s = playing(chooseOne(gain(1, 'runes'), gain(1, 'power')));
    expect(s.decision).toMatchObject({ kind: 'choose', min: 1, max: 1 });
    s.choose('choose:1');
    expect([s.runes('Ann'), s.power('Ann')]).toEqual([0, 1]);
  });

  const conditional: Effect = {
    do: 'choose',
    choices: [
      { effect: gain(1, 'runes'), condition: youControl(1) },
      { effect: gain(1, 'power'), condition: youControl(2) },
      { effect: gain(1, 'honor'), condition: youControl(1) },
    ],
  };

  test('offers a choice with a condition only while that holds', () => {
    const s = playing(conditional, { inPlay: ['Muramasa'] });
    expect(s.decision?.options.map(({ key }) => key)).toEqual(['choose:0', 'choose:2']);
    s.choose('choose:2');
    expect(s.honor('Ann')).toBe(1);
  });

  test('asks nobody where one choice or none is open', () => {
    const only: Effect = {
      do: 'choose',
      choices: [{ effect: gain(1, 'runes'), condition: youControl(1) }, { effect: gain(1, 'power') }],
    };
    const one = playing(only);
    expect(one.decision?.kind).toBe('turn');
    expect([one.runes('Ann'), one.power('Ann')]).toEqual([0, 1]);
    const none = playing(conditional);
    expect(none.decision?.kind).toBe('turn');
    expect([none.runes('Ann'), none.power('Ann'), none.honor('Ann')]).toEqual([0, 0, 0]);
  });

  test('can be declined inside a "may"', () => {
    const s = playing(may(chooseOne(gain(1, 'runes'), gain(1, 'power'))));
    expect(s.decision).toMatchObject({ kind: 'choose', min: 0, max: 1 });
    s.decline();
    expect([s.runes('Ann'), s.power('Ann')]).toEqual([0, 0]);
  });
});

describe('may', () => {
  test('happens if accepted and does not if declined', () => {
    const yes = playing(may(gain(2, 'honor'), draw(1)), { deck: ['Militia'] });
    expect(yes.decision).toMatchObject({ kind: 'may', min: 0, max: 1 });
    yes.choose('accept');
    expect(yes.honor('Ann')).toBe(2);
    expect(yes.names('Ann', 'hand')).toEqual(['Militia']);
    const no = playing(may(gain(2, 'honor'), draw(1)), { deck: ['Militia'] });
    no.decline();
    expect(no.honor('Ann')).toBe(0);
    expect(no.names('Ann', 'hand')).toEqual([]);
  });

  test('asks for cards at once, none being allowed', () => {
    const s = playing(may(discard(2)), { hand: ['Militia', 'Apprentice', 'Mystic'] });
    expect(s.decision).toMatchObject({ kind: 'discard', min: 0, max: 2 });
    s.choose('Mystic');
    expect(s.names('Ann', 'hand')).toEqual(['Militia', 'Apprentice']);
  });

  test('asks nobody where nothing could be done', () => {
    expect(playing(may(discard(1))).decision?.kind).toBe('turn');
    expect(playing(may(pay(spend(1, 'runes'), draw(1)))).decision?.kind).toBe('turn');
  });
});

describe('if', () => {
  test('happens only if the condition holds when it is reached, and otherwise the other effect does', () => {
    const effect = sequence(destroy(1), onlyIf(youControl(1), gain(1, 'runes'), gain(1, 'power')));
    const two = playing(effect, { inPlay: ['Muramasa', 'Shadow Star'] });
    two.choose('Muramasa');
    expect([two.runes('Ann'), two.power('Ann')]).toEqual([1, 0]);
    const one = playing(effect, { inPlay: ['Muramasa'] });
    expect([one.runes('Ann'), one.power('Ann')]).toEqual([0, 1]);
  });

  test('without another effect nothing happens where the condition fails', () => {
    const s = playing(onlyIf(youControl(1), gain(1, 'runes')));
    expect(s.runes('Ann')).toBe(0);
    expect(s.events.find(({ event }) => event === 'checked')).toMatchObject({ held: false });
  });

  test('unless happens only if the condition does not hold', () => {
    expect(playing(unless(youControl(1), gain(1, 'runes'))).runes('Ann')).toBe(1);
    expect(playing(unless(youControl(1), gain(1, 'runes')), { inPlay: ['Muramasa'] }).runes('Ann')).toBe(0);
  });

  test('conditions combine by all, any and not', () => {
    const both: Effect = onlyIf(
      { check: 'all', conditions: [youControl(1, constructs('void')), youControl(1, constructs('mechana'))] },
      gain(1, 'runes'),
    );
    const either: Effect = onlyIf(
      { check: 'any', conditions: [youControl(1, constructs('void')), youControl(1, constructs('mechana'))] },
      gain(1, 'runes'),
    );
    const neither: Effect = onlyIf(
      { check: 'not', condition: { check: 'any', conditions: [youControl(1, constructs('void')), youControl(3)] } },
      gain(1, 'runes'),
    );
    const given = [[], ['Muramasa'], ['Hedron Cannon'], ['Muramasa', 'Hedron Cannon']];
    const results = (effect: Effect) => given.map((inPlay) => playing(effect, { inPlay }).runes('Ann'));
    expect(results(both)).toEqual([0, 0, 0, 1]);
    expect(results(either)).toEqual([0, 1, 1, 1]);
    expect(results(neither)).toEqual([1, 0, 1, 0]);
  });
});

describe('if you do', () => {
  const effect = ifYouDo(discard(1), gain(1, 'runes'));
  const either = ifYouDo(may(discard(1)), gain(1, 'runes'), gain(1, 'power'));

  test('the second effect happens if the first was done', () => {
    const s = playing(effect, { hand: ['Militia'] });
    expect(s.names('Ann', 'discard')).toEqual(['Militia']);
    expect(s.runes('Ann')).toBe(1);
  });

  test('nothing happens if the first could not be done and there is no other effect', () => {
    expect(playing(effect).runes('Ann')).toBe(0);
  });

  test('the other effect happens if the first was declined or could not be done', () => {
    const declined = playing(either, { hand: ['Militia'] });
    declined.decline();
    expect([declined.runes('Ann'), declined.power('Ann')]).toEqual([0, 1]);
    const impossible = playing(either);
    expect([impossible.runes('Ann'), impossible.power('Ann')]).toEqual([0, 1]);
    const done = playing(either, { hand: ['Militia'] });
    done.choose('Militia');
    expect([done.runes('Ann'), done.power('Ann')]).toEqual([1, 0]);
  });

  test('what is done a number of times, for each card or for each player is done', () => {
    const given = { hand: ['Militia'], inPlay: ['Muramasa'] };
    expect(playing(ifYouDo(repeat(2, discard(1)), gain(1, 'runes')), given).runes('Ann')).toBe(1);
    expect(playing(ifYouDo(repeat(2, discard(1)), gain(1, 'runes'))).runes('Ann')).toBe(0);
    expect(
      playing(ifYouDo(forEachCard(constructs(inPlay), draw(1)), gain(1, 'runes')), {
        ...given,
        deck: ['Mystic'],
      }).runes('Ann'),
    ).toBe(1);
    expect(playing(ifYouDo(forEachCard(constructs(inPlay), draw(1)), gain(1, 'runes')), given).runes('Ann')).toBe(0);
    expect(playing(ifYouDo(eachPlayer(discard(1)), gain(1, 'runes')), given).runes('Ann')).toBe(1);
    expect(playing(ifYouDo(eachPlayer(discard(1)), gain(1, 'runes'))).runes('Ann')).toBe(0);
  });
});

describe('pay', () => {
  test('an ability whose cost cannot be paid in full is not offered', () => {
    const offered = (cost: Effect, given: Given): boolean =>
      using(oncePerTurn(pay(cost, gain(1, 'honor'))), given)
        .offers()
        .includes('activate Machine');
    expect(offered(spend(2, 'runes'), { runes: 1 })).toBe(false);
    expect(offered(spend(2, 'runes'), { runes: 2 })).toBe(true);
    expect(offered(discard(2), { hand: ['Militia'] })).toBe(false);
    expect(offered(discard(2), { hand: ['Militia', 'Militia'] })).toBe(true);
    expect(offered(sequence(spend(1, 'runes'), discard(1)), { runes: 1 })).toBe(false);
    expect(offered(chooseOne(spend(1, 'runes'), discard(1)), { runes: 1 })).toBe(true);
    expect(offered(chooseOne(spend(1, 'runes'), discard(1)), {})).toBe(false);
  });

  test('the cost is paid, and then the effect happens', () => {
    const s = using(oncePerTurn(pay(spend(2, 'runes'), gain(1, 'honor'))), { runes: 3 });
    s.activate('Machine');
    expect(told(s.events)).toEqual(['runes -2 (T4)', 'honor +1 (T4)']);
  });

  test('a cost that cannot be paid in full is not paid in part, and the text goes on', () => {
    const s = playing(sequence(pay(discard(2), gain(1, 'honor')), gain(1, 'power')), { hand: ['Militia'] });
    expect(s.names('Ann', 'hand')).toEqual(['Militia']);
    expect([s.honor('Ann'), s.power('Ann')]).toEqual([0, 1]);
  });

  test('a cost of cards is not asked for in part', () => {
    const s = using(oncePerTurn(pay(discard(2), gain(1, 'honor'))), { hand: ['Militia', 'Apprentice', 'Mystic'] });
    s.activate('Machine');
    expect(s.decision).toMatchObject({ kind: 'discard', min: 2, max: 2 });
  });
});

describe('each player', () => {
  const rules = withCards(
    hero('Census', { cost: 1, copies: 1 }, played(eachPlayer(gain(count(constructs(inPlay)), 'honor')))),
    hero('Raid', { cost: 1, copies: 1 }, played(eachOpponent(discard(1)))),
    hero('Market', { cost: 1, copies: 1 }, played(eachPlayer(may(discard(1))))),
  );
  const players = [
    { name: 'Ann', hand: ['Militia', 'Apprentice'], inPlay: ['Muramasa'] },
    { name: 'Ben', hand: ['Census', 'Raid', 'Market', 'Militia'], inPlay: ['Muramasa', 'Shadow Star'] },
    { name: 'Cat', hand: ['Militia', 'Apprentice'] },
  ];

  test('in the effect "you" is that player', () => {
    const s = scenario(rules, { players, turn: 'Ben' });
    s.play('Census');
    expect(['Ann', 'Ben', 'Cat'].map((name) => s.honor(name))).toEqual([1, 2, 0]);
  });

  test('asks in turn order from the player whose turn it is; opponents are everybody else', () => {
    const s = scenario(rules, { players, turn: 'Ben' });
    const asked = (play: string): readonly number[] => {
      const seats: number[] = [];
      s.play(play);
      while (s.decision?.kind === 'discard') {
        seats.push(s.decision.seat);
        s.choose('Militia');
      }
      return seats;
    };
    expect(asked('Raid')).toEqual([2, 0]);
    expect(s.names('Ben', 'hand')).toEqual(['Census', 'Market', 'Militia']);
  });

  test('goes on with the next player after one has declined', () => {
    const s = scenario(rules, { players, turn: 'Ben' });
    s.play('Market');
    s.decline();
    s.choose('Apprentice');
    s.decline();
    expect(s.decision).toMatchObject({ kind: 'turn', seat: 1 });
    expect(s.names('Cat', 'discard')).toEqual(['Apprentice']);
  });
});

describe('each card', () => {
  test('happens once for each card that fits, as they are when it begins', () => {
    const s = playing(forEachCard(cards(inHand), draw(1)), {
      hand: ['Militia', 'Militia'],
      deck: ['Mystic', 'Mystic', 'Mystic'],
    });
    expect(s.names('Ann', 'hand')).toEqual(['Militia', 'Militia', 'Mystic', 'Mystic']);
    expect(playing(forEachCard(constructs(inPlay), gain(2, 'honor')), { inPlay: ['Muramasa'] }).honor('Ann')).toBe(2);
    expect(playing(forEachCard(constructs(inPlay), gain(2, 'honor'))).honor('Ann')).toBe(0);
  });

  test('goes on after a decision', () => {
    const effect = forEachCard(constructs(inPlay), chooseOne(gain(1, 'runes'), gain(1, 'power')));
    const s = playing(effect, { inPlay: ['Muramasa', 'Shadow Star'] });
    s.choose('choose:0');
    s.choose('choose:1');
    expect(s.decision?.kind).toBe('turn');
    expect([s.runes('Ann'), s.power('Ann')]).toEqual([1, 1]);
  });
});

describe('repeat', () => {
  test('happens so many times, counted when it begins', () => {
    expect(playing(repeat(3, gain(2, 'runes'))).runes('Ann')).toBe(6);
    expect(playing(repeat(0, gain(2, 'runes'))).runes('Ann')).toBe(0);
    const s = playing(repeat(count(cards(inHand)), draw(1)), {
      hand: ['Militia', 'Militia'],
      deck: ['Mystic', 'Mystic', 'Mystic'],
    });
    expect(s.names('Ann', 'deck')).toEqual(['Mystic']);
  });

  test('asks anew each time', () => {
    const s = playing(repeat(2, discard(1)), { hand: ['Militia', 'Apprentice', 'Mystic'] });
    s.choose('Militia');
    s.choose('Mystic');
    expect(s.decision?.kind).toBe('turn');
    expect(s.names('Ann', 'hand')).toEqual(['Apprentice']);
  });

  test('repeat while happens once, and again as long as the condition holds after it', () => {
    const effect: Effect = { do: 'repeat-while', condition: youControl(2), effect: destroy(1, constructs('void')) };
    const s = playing(effect, { inPlay: ['Muramasa', 'Muramasa', 'Shadow Star', 'Hedron Cannon'] });
    s.choose('Shadow Star');
    s.choose('Muramasa');
    expect(s.names('Ann', 'inPlay')).toEqual(['Hedron Cannon']);
    const once = playing({ do: 'repeat-while', condition: youControl(2), effect: gain(1, 'runes') });
    expect(once.runes('Ann')).toBe(1);
  });

  test('repeat while ends when nothing was done', () => {
    const effect: Effect = {
      do: 'repeat-while',
      condition: { check: 'not', condition: youControl(9) },
      effect: may(discard(1)),
    };
    const s = playing(effect, { hand: ['Militia', 'Militia', 'Militia'] });
    s.choose('Militia');
    s.decline();
    expect(s.decision?.kind).toBe('turn');
    expect(s.names('Ann', 'hand')).toEqual(['Militia', 'Militia']);
    expect(playing(effect).decision?.kind).toBe('turn');
  });
});

describe('until the end of the turn', () => {
  test('a discount applies each time, and ends with the turn', () => {
    const s = playing(untilEndOfTurn(discount(3, heroes())));
    s.acquire('Mystic');
    s.acquire('Mystic');
    expect(s.names('Ann', 'discard')).toEqual(['Mystic', 'Mystic']);
    s.endTurn();
    expect(s.offers()).toEqual(['end-turn End the turn.']);
    s.endTurn();
    expect(s.offers()).not.toContain('acquire Mystic');
  });

  test('a trigger and an ability are there for the turn', () => {
    const s = playing(
      sequence(
        untilEndOfTurn({ ability: 'triggered', trigger: whenYouAcquire(heroes()), effect: gain(1, 'honor') }),
        untilEndOfTurn({ ability: 'activated', effect: pay(spend(1, 'runes'), gain(1, 'power')) }),
      ),
      { runes: 8 },
    );
    s.acquire('Mystic');
    s.acquire('Mystic');
    expect(s.honor('Ann')).toBe(2);
    s.activate('Actor');
    s.activate('Actor');
    expect([s.runes('Ann'), s.power('Ann')]).toEqual([0, 2]);
    s.endTurn();
    s.endTurn();
    expect(s.offers()).not.toContain('activate Actor');
    expect(s.state.triggers).toEqual([]);
  });
});

describe('the next time this turn', () => {
  test('a discount applies to the next such card only', () => {
    const s = playing(nextTimeThisTurn(discount(1, heroes())), { runes: 5 });
    s.acquire('Mystic');
    expect(s.runes('Ann')).toBe(3);
    s.acquire('Mystic');
    expect(s.runes('Ann')).toBe(0);
  });

  test('a trigger happens once', () => {
    const trigger = { ability: 'triggered', trigger: whenYouAcquire(heroes()), effect: gain(1, 'honor') } as const;
    const s = playing(sequence(nextTimeThisTurn(trigger), nextTimeThisTurn(trigger)), { runes: 6 });
    s.acquire('Mystic');
    expect(s.honor('Ann')).toBe(2);
    s.acquire('Mystic');
    expect(s.honor('Ann')).toBe(2);
  });

  test('G7 all such destinations are over after the next card, taken or not', () => {
    const redirect = nextTimeThisTurn(mayPutAcquired(heroes(), 'deckTop'));
    const declined = playing(sequence(redirect, redirect), { runes: 6 });
    declined.acquire('Mystic');
    declined.decline();
    declined.acquire('Mystic');
    expect(declined.decision?.kind).toBe('turn');
    const taken = playing(sequence(redirect, nextTimeThisTurn(mayPutAcquired(heroes(), 'hand'))), { runes: 6 });
    taken.acquire('Mystic');
    taken.choose('into your hand');
    taken.acquire('Mystic');
    expect(taken.decision?.kind).toBe('turn');
  });

  test('G7 a destination that changes nothing for the next card is over after it too', () => {
    const rules = withCards(
      hero('Herald', { cost: 1, copies: 1 }, played(nextTimeThisTurn(mayPutAcquired(heroes(), 'deckTop')))),
    );
    const s = having(rules, { hand: ['Herald', 'Cetra, Weaver of Stars'], runes: 3 });
    s.play('Herald');
    s.play('Cetra, Weaver of Stars');
    s.choose('Heavy Infantry');
    expect(s.names('Ann', 'deck')).toEqual(['Heavy Infantry']);
    s.acquire('Mystic');
    expect(s.decision?.kind).toBe('turn');
  });

  test('another way to pay is there for the next such card only', () => {
    const rules = withCards(
      hero('Broker', { cost: 1, copies: 1 }, played(gain(6, 'power'), nextTimeThisTurn(mayPayWith('power', heroes())))),
    );
    const s = having(rules, { hand: ['Broker'] });
    s.play('Broker');
    s.acquire('Mystic');
    expect(s.power('Ann')).toBe(3);
    expect(s.offers()).toEqual(['defeat Cultist', 'end-turn End the turn.']);
  });

  test('what has not applied ends with the turn', () => {
    const s = playing(nextTimeThisTurn(discount(9, heroes())));
    expect(s.offers()).toContain('acquire Mystic');
    s.endTurn();
    s.endTurn();
    expect(s.offers()).not.toContain('acquire Mystic');
  });
});

describe('once per turn', () => {
  test('is used once, and is fresh in the next turn', () => {
    const s = using(oncePerTurn(gain(1, 'runes')));
    s.activate('Machine');
    expect(s.offers()).not.toContain('activate Machine');
    s.endTurn();
    s.endTurn();
    s.activate('Machine');
    expect(s.runes('Ann')).toBe(1);
  });

  test('T4 is fresh after the card has left play and come back', () => {
    const rules = withCards(
      construct('Machine', { cost: 1, copies: 1 }, oncePerTurn(whenYouAcquire(heroes()), gain(1, 'honor'))),
      hero('Recall', { cost: 1, copies: 1 }, played(destroy(1), draw(1))),
    );
    // The first Mystic goes into the discard pile too, so that two cards are drawn to find the construct.
    const s = having(rules, { hand: ['Recall', 'Arha Initiate'], inPlay: ['Machine'], runes: 6 });
    s.acquire('Mystic');
    expect(s.honor('Ann')).toBe(1);
    s.play('Recall');
    s.play('Arha Initiate');
    s.play('Machine');
    s.acquire('Mystic');
    expect(s.honor('Ann')).toBe(2);
  });

  test('G7 is not used up when declined', () => {
    const s = using(oncePerTurn(may(banish(1, cards(inHand)))), { hand: ['Militia', 'Apprentice'] });
    s.activate('Machine');
    s.decline();
    s.activate('Machine');
    s.choose('Militia');
    expect(s.names('Ann', 'hand')).toEqual(['Apprentice']);
    expect(s.offers()).not.toContain('activate Machine');
  });

  test('G7 is not used up when an "if you do" is declined', () => {
    const s = using(oncePerTurn(may(ifYouDo(discard(1), gain(1, 'honor')))), { hand: ['Militia', 'Apprentice'] });
    s.activate('Machine');
    s.decline();
    s.activate('Machine');
    s.choose('Militia');
    expect(s.honor('Ann')).toBe(1);
    expect(s.offers()).not.toContain('activate Machine');
  });
});
