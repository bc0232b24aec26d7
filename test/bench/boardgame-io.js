import { generator } from './generator.js';

// The small game on boardgame.io, undo off, as its documentation would have one write it.

/** Plays games one after the other; `play()` returns a finished game and how many moves it took. */
export function boardgameIo(require, seed) {
  const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal');
  const { INVALID_MOVE } = require('boardgame.io/core');
  const pick = generator(seed);

  const newCard = (id, name, cost, runes, draws, honor) => ({ id, name, cost, runes, draws, honor });

  function draw(random, player, amount) {
    for (let i = 0; i < amount; i++) {
      if (player.deck.length === 0) {
        if (player.discard.length === 0) return;
        player.deck = random.Shuffle(player.discard);
        player.discard = [];
      }
      player.hand.push(player.deck.pop());
    }
  }

  const game = {
    seed: 1,
    disableUndo: true,
    setup: ({ random }) => {
      const center = [];
      for (let i = 0; i < 100; i++) {
        center.push(newCard(i, `c${i % 20}`, 1 + (i % 7), i % 4, i % 5 === 0 ? 1 : 0, 1 + (i % 3)));
      }
      const players = {};
      for (const seat of ['0', '1']) {
        const deck = [];
        for (let i = 0; i < 10; i++) {
          deck.push(newCard(100 + 10 * Number(seat) + i, i < 8 ? 'apprentice' : 'militia', 0, i < 8 ? 1 : 0, 0, 0));
        }
        const player = { deck: random.Shuffle(deck), hand: [], discard: [], played: [], runes: 0, honor: 0 };
        draw(random, player, 5);
        players[seat] = player;
      }
      const deck = random.Shuffle(center);
      const row = deck.splice(0, 6);
      return { center: deck, row, players, pool: 60 };
    },
    moves: {
      play: ({ G, ctx, random }, i) => {
        const player = G.players[ctx.currentPlayer];
        if (i >= player.hand.length) return INVALID_MOVE;
        const card = player.hand.splice(i, 1)[0];
        player.played.push(card);
        player.runes += card.runes;
        if (card.draws > 0) draw(random, player, card.draws);
      },
      buy: ({ G, ctx }, slot) => {
        const player = G.players[ctx.currentPlayer];
        const card = G.row[slot];
        if (!card || card.cost > player.runes) return INVALID_MOVE;
        player.runes -= card.cost;
        player.honor += card.honor;
        G.pool -= card.honor;
        player.discard.push(card);
        const next = G.center.pop();
        if (next) G.row[slot] = next;
        else G.row.splice(slot, 1);
      },
      end: ({ G, ctx, random, events }) => {
        const player = G.players[ctx.currentPlayer];
        player.discard.push(...player.hand, ...player.played);
        player.hand = [];
        player.played = [];
        player.runes = 0;
        draw(random, player, 5);
        events.endTurn();
      },
    },
    endIf: ({ G, ctx }) => (G.pool <= 0 || ctx.turn > 200 ? { over: true } : undefined),
  };
  const reducer = CreateGameReducer({ game });
  const move = (type, args, playerID) => ({ type: 'MAKE_MOVE', payload: { type, args, playerID } });

  function choose({ G, ctx }) {
    const seat = ctx.currentPlayer;
    const player = G.players[seat];
    if (player.hand.length > 0) return move('play', [pick(player.hand.length)], seat);
    const slots = [];
    for (let i = 0; i < G.row.length; i++) if (G.row[i].cost <= player.runes) slots.push(i);
    return slots.length > 0 ? move('buy', [slots[pick(slots.length)]], seat) : move('end', [], seat);
  }

  return function play() {
    game.seed = pick(1e9);
    let state = InitializeGame({ game, numPlayers: 2 });
    let moves = 0;
    while (!state.ctx.gameover) {
      state = reducer(state, choose(state));
      moves++;
      if (state.transients) {
        const { transients: _, ...rest } = state;
        state = rest;
      }
    }
    return { moves, final: { G: state.G, turn: state.ctx.turn } };
  };
}
