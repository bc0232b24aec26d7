/** A ratio as people say it: 210×, 1.07×, 1/15. */
function times(ratio) {
  if (ratio < 0.5) return `1/${Number((1 / ratio).toFixed(1))}`;
  return ratio >= 10 ? `${Math.round(ratio)}×` : `${ratio.toFixed(2)}×`;
}

function whole(number) {
  return Math.round(number).toLocaleString('en');
}

function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, i) => (i === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n');
}

function verdict({ ratio, reach, never }) {
  if (reach === undefined) return '';
  return ratio >= reach ? 'reached' : ratio >= never ? 'not yet reached' : 'below the least';
}

/** What the benchmark has found, as docs/benchmarks.md: ratios and sizes, never bare times. */
export function benchmarksPage({ ratios, differences, growth, states, hosting, sets, checksums, versions, plan }) {
  const early = growth.rates[0];
  return `# Benchmarks

Written by \`npm run bench\`. A time says something about one machine on one day only, so there is none on this page: what is
compared was measured in turns by one process on one core, ${plan.rounds} rounds of everything, and the numbers are ratios of
medians. Sizes are in bytes of JSON and do not depend on the machine.

## Beside others

The same small deck-builder, played by the same policy: with boardgame.io ${versions.peer}, a framework for turn-based games; by
a hand-written loop that knows this one game, changes its state in place and has no rules engine at all, which is the limit;
and with this library, step by step (every answer makes a new state and a list of events) or as a playout (one private copy,
no events). Chronicle of the Godslayer with all its cards is set beside the small game of the others.

${table(
  ['moves in the same time', 'ratio', 'to reach', ''],
  ratios.map((each) => [
    each.name,
    times(each.ratio),
    each.reach === undefined ? '' : times(each.reach),
    verdict(each),
  ]),
)}

What differs in our small game:

${differences.join(' ')}

## As the game grows

Games of Chronicle with four players and random agents, ${whole(growth.decisions)} decisions each. The cost of a step in each
tenth of the game, as a multiple of its cost in the first tenth:

${table(
  ['tenth', 'cost of a step'],
  growth.rates.map((rate, i) => [i + 1, times(early / rate)]),
)}

A step copies what it changes and shares the rest with the state before it; nothing that it does depends on how long the game
has been going on. What remains is the game itself: more cards in decks and in play, and more options to list.

## States

| a state of Chronicle with two players | |
|---|--:|
| as JSON, mean | ${whole(states.bytes)} bytes |
| kept in memory beside the other states of its game, of ${whole(states.count)} states | ${whole(states.heap)} bytes |
| JSON there and back, then checked and decided, beside JSON there and back alone | ${times(states.checked)} the cost |

## Over a wire and in files

Games of Chronicle with random agents: the difference of a seat's view from one decision to the next, the view itself, and
the replay of the whole game.

${table(
  ['players', 'half of all patches below', 'nine of ten below', 'a view', 'a replay', 'of decisions', 'each'],
  hosting.map(({ players, patch, replay }) => [
    players,
    whole(patch.median),
    whole(patch.most),
    whole(patch.view),
    whole(replay.mean),
    whole(replay.decisions),
    replay.eachDecision.toFixed(1),
  ]),
)}

Each set, with two players: a state halfway through the game, the replay, and what it costs to \`encode\` and \`decode\` a
state, which checks all of it, beside JSON there and back alone.

${table(
  ['set', 'a state', 'a replay', 'of decisions', 'each', 'encode and decode'],
  sets.map(({ id, state, replay, decisions, eachDecision, checked }) => [
    id,
    whole(state),
    whole(replay),
    whole(decisions),
    eachDecision.toFixed(1),
    times(checked),
  ]),
)}

## Do it again

\`\`\`sh
npm ci
npm run bench              # writes this page; --no-page leaves it as it is, --short measures less and writes nothing
\`\`\`

Before anything is measured, the games of the checksums are played: the same seeds and answers have to give the same games as ever,
or the command fails and writes nothing. \`states\` is taken over the last state of each game, \`events\` over every event.

${table(
  ['workload', 'games', 'moves', 'states', 'events'],
  Object.entries(checksums).map(([name, { games, moves, states: sum, events }]) => [
    name,
    whole(games),
    whole(moves),
    `\`${sum}\``,
    events === undefined ? '' : `\`${events}\``,
  ]),
)}

Measured with fatequeue ${versions.fatequeue}, boardgame.io ${versions.peer}, Node ${versions.node} (V8 ${versions.v8}).
`;
}
