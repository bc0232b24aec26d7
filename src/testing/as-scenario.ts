import { arrange } from '../ascension/arrange.js';
import { type AscensionRules, isAscension } from '../ascension/ascension.js';
import { positionOf, positionText } from '../authoring/position-of.js';
import { callFor, callText, type ScenarioCall } from '../authoring/scenario-call.js';
import type { Answer, Option } from '../kernel/decision.js';
import type { Rules } from '../kernel/rules.js';
import type { GameState } from '../kernel/state.js';
import { isSame } from './difference.js';
import { type Law, type LawBroken, nameOf, putThrough } from './law.js';
import { type Scenario, scenario } from './scenario.js';
import { stepsOf, type TrialStep } from './trial.js';

function make(s: Scenario, call: ScenarioCall): void {
  switch (call.call) {
    case 'decline':
    case 'endTurn':
      s[call.call]();
      return;
    case 'activate':
      s.activate(call.name, call.ability);
      return;
    case 'choose':
      s.choose(...call.names, ...(call.from === undefined ? [] : [{ from: call.from }]));
      return;
    case 'play':
    case 'acquire':
    case 'defeat':
    case 'useTrophy':
    case 'spend':
      s[call.call](call.name);
  }
}

/** The answer at a decision that chooses what was chosen at another one; null if that is not on offer. */
function sameChoice(state: GameState, chosen: readonly Option[]): Answer | null {
  const options = state.decision?.options ?? [];
  const picks: number[] = [];
  for (const { do: word, card, from, ability, text, seat } of chosen) {
    const pick = options.findIndex(
      (one, i) =>
        !picks.includes(i) &&
        one.do === word &&
        one.card === card &&
        one.from === from &&
        one.ability === ability &&
        one.text === text &&
        one.seat === seat,
    );
    if (pick === -1) return null;
    picks.push(pick);
  }
  return picks;
}

/** How many decisions back a scenario may begin. */
const LONGEST = 40;

/** Source text of a scenario in which a law breaks as it did in a trial; null if only the whole game shows it. */
export function asScenario(rules: Rules, broken: LawBroken, laws: readonly Law[]): string | null {
  const law = laws.find(({ id }) => id === broken.law);
  if (law === undefined || !isAscension(rules) || broken.trial.from !== undefined) return null;
  const steps = stepsUntilError(rules, broken);
  for (let first = steps.length - 1; first >= 0 && first >= steps.length - LONGEST; first--) {
    if (steps[first].decision.kind !== 'turn') continue;
    const text = scenarioFrom(rules, law, steps.slice(first), broken.trial.seed);
    if (text !== null) return text;
  }
  return null;
}

function stepsUntilError(rules: Rules, { trial }: LawBroken): readonly TrialStep[] {
  const steps: TrialStep[] = [];
  try {
    for (const step of stepsOf(rules, trial)) steps.push(step);
  } catch {
    // The answer that broke the law may be the one that throws.
  }
  return steps;
}

function scenarioFrom(rules: AscensionRules, law: Law, steps: readonly TrialStep[], seed: number): string | null {
  const printed = new Map(rules.cards.map(({ id, name }) => [id, name]));
  const position = { ...positionOf(rules, steps[0].before), seed };
  try {
    const s = scenario(rules, position);
    const from = s.state;
    if (!isSame(arrange(rules, position), from)) return null;
    const picks: Answer[] = [];
    const calls: string[] = [];
    for (const { decision, answer } of steps) {
      const chosen = answer.map((index) => decision.options[index]);
      const same = sameChoice(s.state, chosen);
      if (same === null) return null;
      const call = callFor(chosen, (id) => printed.get(id) ?? id);
      picks.push(same);
      calls.push(callText(call));
      make(s, call);
    }
    const { broken, end } = putThrough(rules, { seed, from, picks }, [law]);
    if (!broken.some((one) => one.law === law.id) || end === null || !isSame(end, s.state)) return null;
    const again = `${nameOf(law)}(rules, { seed: ${seed}, from, picks: ${JSON.stringify(picks)} });`;
    return [`const s = scenario(rules, ${positionText(position)});`, 'const from = s.state;', ...calls, again].join(
      '\n',
    );
  } catch {
    // A position that cannot be arranged, or a name that is not on offer in it, is no scenario.
    return null;
  }
}
