/** A ratio between two workloads, and what it is to reach. */
export interface MeasuredRatio {
  readonly name: string;
  readonly ratio: number;
  readonly reach?: number;
  readonly never?: number;
}

/** A workload's games, to be compared from run to run. */
export interface Checksum {
  readonly seed: number;
  readonly games: number;
  readonly moves: number;
  readonly states: string;
  readonly events?: string;
}

/** What a run of the benchmark has found. */
export interface Measured {
  readonly ratios: readonly MeasuredRatio[];
  readonly differences: readonly string[];
  readonly growth: { readonly decisions: number; readonly rates: readonly number[] };
  readonly states: { readonly bytes: number; readonly heap: number; readonly count: number; readonly checked: number };
  readonly hosting: readonly {
    readonly players: number;
    readonly patch: { readonly median: number; readonly most: number; readonly view: number };
    readonly replay: { readonly mean: number; readonly decisions: number; readonly eachDecision: number };
  }[];
  readonly sets: readonly {
    readonly id: string;
    readonly state: number;
    readonly replay: number;
    readonly decisions: number;
    readonly eachDecision: number;
    readonly checked: number;
  }[];
  readonly checksums: Readonly<Record<string, Checksum>>;
  readonly plan: { readonly rounds: number };
  readonly versions: {
    readonly fatequeue: string;
    readonly peer: string;
    readonly node: string;
    readonly v8: string;
  };
}

/** The page of a run, in Markdown. */
export function benchmarksPage(measured: Measured): string;
