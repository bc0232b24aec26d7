// npm run bench [-- --short] [-- --update] [-- --no-page]: our speed beside two peers, as ratios within one run of one process.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { growingGames } from './growth.js';
import { benchmarksPage } from './page.js';
import { loadEngine, loadPeer, PEER_VERSION } from './prepare.js';
import { hostingSizes, setSizes } from './sizes.js';
import { DIFFERENCES } from './small-game.js';
import { checksum, workloads } from './workloads.js';

const PAGE = fileURLToPath(new URL('../../docs/benchmarks.md', import.meta.url));
const MANIFEST = fileURLToPath(new URL('../../package.json', import.meta.url));
const CHECKSUMS = fileURLToPath(new URL('checksums.json', import.meta.url));

/** How many moves are made before the clock is looked at, which takes as long as several moves of the hand-written loop. */
const MOVES_BETWEEN_LOOKS = 1_000;

/** Ratios to reach, and never to be below. */
const TARGETS = [
  { name: 'small game, step / boardgame.io', of: 'small step', over: 'boardgame.io', reach: 100, never: 60 },
  { name: 'small game, playout / boardgame.io', of: 'small playout', over: 'boardgame.io', reach: 150, never: 100 },
  { name: 'small game, step / hand-written', of: 'small step', over: 'hand-written' },
  { name: 'small game, playout / hand-written', of: 'small playout', over: 'hand-written', reach: 1 / 5, never: 1 / 8 },
  { name: 'Chronicle step / boardgame.io', of: 'chronicle step', over: 'boardgame.io', reach: 80, never: 50 },
  { name: 'Chronicle playout / boardgame.io', of: 'chronicle playout', over: 'boardgame.io', reach: 130, never: 85 },
];

const { values: flags } = parseArgs({
  options: { short: { type: 'boolean' }, update: { type: 'boolean' }, 'no-page': { type: 'boolean' } },
});

// Freezing is for development, and the heap is measured after a collection: both are settled when node starts.
if (process.env.NODE_ENV !== 'production' || globalThis.gc === undefined) {
  // One core for everything, collection of garbage and compilation included.
  const args = ['--expose-gc', '--single-threaded', fileURLToPath(import.meta.url), ...process.argv.slice(2)];
  const env = { ...process.env, NODE_ENV: 'production' };
  process.exit(spawnSync(process.execPath, args, { env, stdio: 'inherit' }).status ?? 1);
}

const plan = flags.short ? { rounds: 5, seconds: 0.25, warmup: 0.5 } : { rounds: 15, seconds: 0.6, warmup: 1.5 };

const engine = await loadEngine();
const loads = workloads(engine, loadPeer());

const { isGood, checksums } = compareChecksums();
const rates = measureRates();
const found = {
  ratios: printRatios(rates),
  differences: DIFFERENCES,
  growth: printGrowth(),
  states: printStates(),
  hosting: printHosting(),
  sets: printSets(),
  checksums,
  plan,
  versions: {
    fatequeue: JSON.parse(readFileSync(MANIFEST, 'utf8')).version,
    peer: PEER_VERSION,
    node: process.versions.node,
    v8: process.versions.v8,
  },
};
if (isGood && !flags.short && !flags['no-page']) {
  writeFileSync(PAGE, benchmarksPage(found));
  console.log('\nWritten: docs/benchmarks.md');
}
process.exit(isGood ? 0 : 1);

function compareChecksums() {
  console.log('Playing the games of the checksums ...');
  const found = Object.fromEntries(
    loads.all.map((load) => [load.name, checksum(load, load.name === 'boardgame.io' ? 20 : 100)]),
  );
  if (flags.update) {
    writeFileSync(CHECKSUMS, `${JSON.stringify(found, null, 2)}\n`);
    console.log('Checksums written.');
  }
  const expected = JSON.parse(readFileSync(CHECKSUMS, 'utf8'));
  let isGood = true;
  console.log('\nworkload             games  moves  states            events');
  for (const [name, sum] of Object.entries(found)) {
    const isSame = JSON.stringify(sum) === JSON.stringify(expected[name]);
    isGood &&= isSame;
    const { games, moves, states, events = '-' } = sum;
    const verdict = isSame ? 'as expected' : `EXPECTED ${JSON.stringify(expected[name])}`;
    console.log(`${name.padEnd(20)} ${pad(games, 5)} ${pad(moves, 6)}  ${states}  ${events.padEnd(16)}  ${verdict}`);
  }
  return { isGood, checksums: found };
}

/** Moves a second of each workload: the medians of rounds in which all take turns. */
function measureRates() {
  console.log(`\nMeasuring: ${plan.rounds} rounds, each workload in turn ...`);
  const runs = loads.all.map(({ name, games }) => ({ name, play: games(null), rates: [] }));
  for (const { play } of runs) rateOf(play, plan.warmup);
  for (let round = 0; round < plan.rounds; round++) {
    for (const { play, rates } of runs) rates.push(rateOf(play, plan.seconds));
  }
  return new Map(runs.map(({ name, rates }) => [name, median(rates)]));
}

/** Moves in a second of this process's own time: what else the machine does is left out. */
function rateOf(play, seconds) {
  const start = process.cpuUsage();
  let moves = 0;
  let spent = 0;
  while (spent < seconds * 1e6) {
    const next = moves + MOVES_BETWEEN_LOOKS;
    while (moves < next) moves += play().moves;
    const { user, system } = process.cpuUsage(start);
    spent = user + system;
  }
  return (moves / spent) * 1e6;
}

function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[sorted.length >> 1];
}

function printRatios(rates) {
  const ratios = TARGETS.map((target) => ({ ...target, ratio: rates.get(target.of) / rates.get(target.over) }));
  console.log('\nratio                                  measured    reach  never below');
  for (const { name, ratio, reach, never } of ratios) {
    const verdict =
      reach === undefined ? '' : ratio >= reach ? 'reached' : ratio >= never ? 'not yet reached' : 'BELOW THE LEAST';
    console.log(`${name.padEnd(36)} ${show(ratio)} ${show(reach)}     ${show(never)}  ${verdict}`);
  }
  console.log(`\nWhat differs in our small game:\n  ${DIFFERENCES.join('\n  ')}`);
  console.log('\nMoves or decisions a second in this run (they say nothing about another machine or another run):');
  for (const [name, rate] of rates)
    console.log(`  ${name.padEnd(20)} ${pad(Math.round(rate).toLocaleString('en'), 12)}`);
  return ratios;
}

/** What a step costs in each tenth of a long game. */
function printGrowth() {
  const { decisions, parts } = growingGames(engine, flags.short ? 2 : 8);
  const measured = parts.map((decide) => ({ decide, rates: [] }));
  for (const { decide } of measured) rateOf(decide, plan.warmup / 5);
  for (let round = 0; round < plan.rounds; round++) {
    for (const { decide, rates } of measured) rates.push(rateOf(decide, plan.seconds / 5));
  }
  const rates = measured.map((part) => median(part.rates));
  console.log(
    `\nThe cost of a step in each tenth of a game of four, ${Math.round(decisions)} decisions, beside the first:`,
  );
  console.log(`  ${rates.map((rate) => (rates[0] / rate).toFixed(2)).join('  ')}`);
  return { decisions, rates };
}

/** How large states are, and how fast they go through JSON. */
function printStates() {
  const sample = loads.statesOf(4);
  const texts = sample.map((state) => JSON.stringify(state));
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0) / texts.length;
  const { chronicle } = loads;
  const first = ({ decision }) => Array.from({ length: decision.min }, (_, i) => i);
  const bare = [];
  const checked = [];
  for (let round = 0; round < plan.rounds; round++) {
    bare.push(rateOf(() => roundTrips(sample, () => {}), plan.seconds / 3));
    checked.push(rateOf(() => roundTrips(sample, (state) => chronicle.decide(state, first(state))), plan.seconds / 3));
  }
  const kept = heapOfStates();
  console.log('\nStates of Chronicle games with two players:');
  console.log(`  bytes of JSON, mean                              ${pad(Math.round(bytes), 9)}`);
  console.log(`  heap of a kept state in bytes, of ${pad(kept.count, 6)} states  ${pad(Math.round(kept.bytes), 13)}`);
  console.log(`  JSON round trips a second, bare                  ${pad(Math.round(median(bare)), 9)}`);
  console.log(`  the same, then checked and decided               ${pad(Math.round(median(checked)), 9)}`);
  return { bytes, heap: kept.bytes, count: kept.count, checked: median(bare) / median(checked) };
}

/** What goes over a wire and into files. */
function printHosting() {
  console.log('\nHosting Chronicle games of random agents, bytes of JSON:');
  console.log('players   patch median  90 % below    mean   view    replay  of decisions  each    diff us  patch us');
  return [2, 3, 4].map((players) => {
    const { patch, replay, microseconds } = hostingSizes(engine, players, flags.short ? 5 : 20);
    const columns = [
      [players, 7],
      [patch.median, 15],
      [patch.most, 12],
      [patch.mean, 8],
      [patch.view, 7],
      [replay.mean, 10],
      [replay.decisions, 14],
      [replay.eachDecision, 6],
      [microseconds.diff, 11],
      [microseconds.patch, 10],
    ];
    console.log(columns.map(([value, width]) => pad(Math.round(value), width)).join(''));
    return { players, patch, replay };
  });
}

/** What each set takes: states that are saved halfway through a game, read again and checked, and replays. */
function printSets() {
  const { encode, decode } = engine;
  const sets = [
    engine.chronicleOfTheGodslayer,
    engine.returnOfTheFallen,
    engine.stormOfSouls,
    engine.valleyOfTheAncients,
  ];
  console.log(
    '\nEach set in games of two random agents, bytes of JSON; encode and then decode, which checks everything:',
  );
  console.log(
    'set                          state halfway    replay  of decisions  each   round trips a second  / bare JSON',
  );
  return sets.map((set) => {
    const { rules, halfway, ...sizes } = setSizes(engine, set, flags.short ? 5 : 20);
    const bare = [];
    const whole = [];
    for (let round = 0; round < plan.rounds; round++) {
      bare.push(rateOf(() => roundTrips(halfway, () => {}), plan.seconds / 4));
      whole.push(rateOf(() => decoded(halfway), plan.seconds / 4));
    }
    const columns = [
      [Math.round(sizes.state), 42 - set.id.length],
      [Math.round(sizes.replay), 10],
      [Math.round(sizes.decisions), 14],
      [sizes.eachDecision.toFixed(1), 6],
      [Math.round(median(whole)), 23],
      [`1/${(median(bare) / median(whole)).toFixed(1)}`, 13],
    ];
    console.log(set.id + columns.map(([value, width]) => pad(value, width)).join(''));
    return { id: set.id, ...sizes, checked: median(bare) / median(whole) };

    function decoded(states) {
      for (const state of states) decode(rules, encode(state));
      return { moves: states.length };
    }
  });
}

function roundTrips(states, use) {
  for (const state of states) use(JSON.parse(JSON.stringify(state)));
  return { moves: states.length };
}

function heapOfStates() {
  globalThis.gc();
  const before = process.memoryUsage().heapUsed;
  const states = loads.statesOf(64);
  globalThis.gc();
  const bytes = (process.memoryUsage().heapUsed - before) / states.length;
  return { count: states.length, bytes };
}

function pad(value, width) {
  return String(value).padStart(width);
}

function show(ratio) {
  return pad(ratio === undefined ? '' : ratio >= 10 ? ratio.toFixed(0) : ratio.toFixed(3), 8);
}
