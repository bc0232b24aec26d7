const SEED = 7;
const NAMES = ['Ada', 'Bo', 'Cy', 'Di'];

/** What hosting Chronicle games of random agents takes, in bytes of JSON and in time: patches of views, and replays. */
export function hostingSizes({ ascension, chronicleOfTheGodslayer, randomAgent, ...kernel }, players, games) {
  const { diff, history, newReplay, patch, splitView } = kernel;
  const rules = ascension({ sets: [chronicleOfTheGodslayer] });
  const patches = [];
  const replays = [];
  const views = [];
  const spent = { diff: 0, patch: 0 };
  let decisions = 0;
  for (let seed = SEED; seed < SEED + games; seed++) {
    const start = { players: NAMES.slice(0, players), seed };
    const choose = randomAgent(seed);
    const game = history(rules, rules.start(start));
    const viewOf = (seat) => splitView(rules.view(game.state, seat)).view;
    const seen = start.players.map((_, seat) => viewOf(seat));
    while (game.state.decision !== null) {
      game.decide(choose(game.state.decision));
      decisions++;
      seen.forEach((before, seat) => {
        const after = viewOf(seat);
        const begun = performance.now();
        const delta = diff(before, after);
        const made = performance.now();
        const text = JSON.stringify(delta);
        patches.push(Buffer.byteLength(text));
        const parsed = JSON.parse(text);
        const parsedAt = performance.now();
        seen[seat] = patch(before, parsed);
        spent.diff += made - begun;
        spent.patch += performance.now() - parsedAt;
        views.push(Buffer.byteLength(JSON.stringify(after)));
      });
    }
    replays.push(Buffer.byteLength(JSON.stringify(newReplay(rules, start, game.steps))));
  }
  return {
    patch: { median: share(patches, 0.5), most: share(patches, 0.9), mean: mean(patches), view: mean(views) },
    replay: { mean: mean(replays), decisions: decisions / games, eachDecision: (mean(replays) * games) / decisions },
    microseconds: { diff: (spent.diff / patches.length) * 1000, patch: (spent.patch / patches.length) * 1000 },
  };
}

/** Games of two random agents with one set: the state halfway through each, and what states and replays take as JSON. */
export function setSizes({ ascension, history, newReplay, randomAgent }, set, games) {
  const rules = ascension({ sets: [set] });
  const halfway = [];
  const replays = [];
  let decisions = 0;
  for (let seed = SEED; seed < SEED + games; seed++) {
    const start = { players: NAMES.slice(0, 2), seed };
    const choose = randomAgent(seed);
    const game = history(rules, rules.start(start));
    while (game.state.decision !== null) game.decide(choose(game.state.decision));
    decisions += game.steps.length;
    halfway.push(game.steps[game.steps.length >> 1].before);
    replays.push(Buffer.byteLength(JSON.stringify(newReplay(rules, start, game.steps))));
  }
  return {
    rules,
    halfway,
    state: mean(halfway.map((state) => Buffer.byteLength(JSON.stringify(state)))),
    replay: mean(replays),
    decisions: decisions / games,
    eachDecision: (mean(replays) * games) / decisions,
  };
}

function share(numbers, part) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * part)];
}

function mean(numbers) {
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}
