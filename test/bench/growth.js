const SEED = 7;
const NAMES = ['Ada', 'Bo', 'Cy', 'Di'];
const PARTS = 10;

/**
 * The decisions of long games in ten parts, from the first tenth of each game to its last: states and the answers that
 * random agents gave, so that each part can be decided again by itself.
 */
export function growingGames({ ascension, chronicleOfTheGodslayer, randomAgent }, games) {
  const rules = ascension({ sets: [chronicleOfTheGodslayer] });
  const parts = Array.from({ length: PARTS }, () => []);
  let decisions = 0;
  for (let seed = SEED; seed < SEED + games; seed++) {
    const choose = randomAgent(seed);
    const played = [];
    let state = rules.start({ players: NAMES, seed });
    while (state.decision !== null) {
      const answer = choose(state.decision);
      played.push({ state, answer });
      state = rules.decide(state, answer).state;
    }
    decisions += played.length;
    played.forEach((step, i) => {
      parts[Math.floor((i * PARTS) / played.length)].push(step);
    });
  }
  const decide = (part) => {
    for (const { state, answer } of part) rules.decide(state, answer);
    return { moves: part.length };
  };
  return { decisions: decisions / games, parts: parts.map((part) => () => decide(part)) };
}
