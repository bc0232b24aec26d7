import fc, { type IAsyncProperty, type IProperty, type Parameters } from 'fast-check';

export * from 'fast-check';

/** What a mutant must survive of each property: the same few cases every time, without a search for the smallest. */
const MOST_RUNS = 2;

fc.configureGlobal({ seed: 1, numRuns: MOST_RUNS, endOnFailure: true });

function few<Ts>(params: Parameters<Ts> = {}): Parameters<Ts> {
  return { ...params, numRuns: Math.min(params.numRuns ?? MOST_RUNS, MOST_RUNS) };
}

function assert<Ts>(property: IAsyncProperty<Ts>, params?: Parameters<Ts>): Promise<void>;
function assert<Ts>(property: IProperty<Ts>, params?: Parameters<Ts>): void;
function assert<Ts>(property: IProperty<Ts> | IAsyncProperty<Ts>, params?: Parameters<Ts>): Promise<void> | void {
  return fc.assert(property, few(params));
}

/** fast-check, with few runs of each property. */
export default { ...fc, assert };
