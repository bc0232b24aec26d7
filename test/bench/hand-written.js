import { generator } from './generator.js';

// The small game as a mutable loop with no rules engine, no events and no states: what this runtime can do at all.

const cost = [];
const runes = [];
const draws = [];
const honor = [];
for (let i = 0; i < 100; i++) {
  cost[i] = 1 + (i % 7);
  runes[i] = i % 4;
  draws[i] = i % 5 === 0 ? 1 : 0;
  honor[i] = 1 + (i % 3);
}
for (let i = 100; i < 120; i++) {
  cost[i] = 0;
  runes[i] = (i - 100) % 10 < 8 ? 1 : 0;
  draws[i] = 0;
  honor[i] = 0;
}

/** Plays games one after the other; `play()` returns a finished game and how many moves it took. */
export function handWritten(seed) {
  const random = generator(seed);

  function shuffle(cards) {
    for (let i = cards.length - 1; i > 0; i--) {
      const j = random(i + 1);
      const card = cards[i];
      cards[i] = cards[j];
      cards[j] = card;
    }
    return cards;
  }

  function draw(player, amount) {
    for (let i = 0; i < amount; i++) {
      if (player.deck.length === 0) {
        if (player.discard.length === 0) return;
        player.deck = shuffle(player.discard);
        player.discard = [];
      }
      player.hand.push(player.deck.pop());
    }
  }

  function newPlayer(seat) {
    const deck = [];
    for (let i = 0; i < 10; i++) deck.push(100 + seat * 10 + i);
    const player = { deck: shuffle(deck), hand: [], discard: [], played: [], runes: 0, honor: 0 };
    draw(player, 5);
    return player;
  }

  return function play() {
    const all = [];
    for (let i = 0; i < 100; i++) all.push(i);
    const center = shuffle(all);
    const row = center.splice(0, 6);
    const players = [newPlayer(0), newPlayer(1)];
    let pool = 60;
    let turn = 1;
    let current = 0;
    let moves = 0;
    while (pool > 0 && turn <= 200) {
      const player = players[current];
      moves++;
      if (player.hand.length > 0) {
        const card = player.hand.splice(random(player.hand.length), 1)[0];
        player.played.push(card);
        player.runes += runes[card];
        if (draws[card] > 0) draw(player, draws[card]);
        continue;
      }
      const slots = [];
      for (let i = 0; i < row.length; i++) if (cost[row[i]] <= player.runes) slots.push(i);
      if (slots.length > 0) {
        const slot = slots[random(slots.length)];
        const card = row[slot];
        player.runes -= cost[card];
        player.honor += honor[card];
        pool -= honor[card];
        player.discard.push(card);
        const next = center.pop();
        if (next === undefined) row.splice(slot, 1);
        else row[slot] = next;
      } else {
        player.discard.push(...player.hand, ...player.played);
        player.hand = [];
        player.played = [];
        player.runes = 0;
        draw(player, 5);
        turn++;
        current = 1 - current;
      }
    }
    return { moves, final: { players, row, center, pool, turn } };
  };
}
