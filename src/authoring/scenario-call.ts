import type { Option } from '../kernel/decision.js';
import { quoted } from './position-of.js';

/** A call of a scenario that answers a decision by names. */
export type ScenarioCall =
  | { readonly call: 'play' | 'acquire' | 'defeat' | 'useTrophy' | 'spend'; readonly name: string }
  | { readonly call: 'activate'; readonly name: string; readonly ability: number }
  | { readonly call: 'choose'; readonly names: readonly string[]; readonly from: string | undefined }
  | { readonly call: 'decline' | 'endTurn' };

/** The call that chooses some options; `nameOf` gives a card's printed name. */
export function callFor(options: readonly Option[], nameOf: (card: string) => string): ScenarioCall {
  const [only] = options;
  if (only === undefined) return { call: 'decline' };
  const name = only.card === undefined ? '' : nameOf(only.card);
  switch (only.do) {
    case 'play':
    case 'acquire':
    case 'defeat':
      return { call: only.do, name };
    case 'trophy':
      return { call: 'useTrophy', name };
    case 'activate':
      return { call: 'activate', name, ability: only.ability ?? 0 };
    case 'spend':
      return { call: 'spend', name: only.text ?? '' };
    case 'end-turn':
      return { call: 'endTurn' };
    default: {
      const from = options.every((one) => one.from === only.from) ? only.from : undefined;
      const names = options.map(({ card, text, key }) => (card === undefined ? (text ?? key) : nameOf(card)));
      return { call: 'choose', names, from };
    }
  }
}

/** A call as source text, on a scenario of some name. */
export function callText(call: ScenarioCall, on = 's'): string {
  switch (call.call) {
    case 'decline':
    case 'endTurn':
      return `${on}.${call.call}();`;
    case 'activate':
      return `${on}.activate(${quoted(call.name)}${call.ability === 0 ? '' : `, ${call.ability}`});`;
    case 'choose': {
      const from = call.from === undefined ? [] : [`{ from: ${quoted(call.from)} }`];
      return `${on}.choose(${[...call.names.map(quoted), ...from].join(', ')});`;
    }
    case 'play':
    case 'acquire':
    case 'defeat':
    case 'useTrophy':
    case 'spend':
      return `${on}.${call.call}(${quoted(call.name)});`;
  }
}
