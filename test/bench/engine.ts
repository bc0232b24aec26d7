// What the benchmark measures, bundled from the sources as they are now, so that a stale build cannot be measured.
export { ascension, decode, diff, encode, history, newReplay, patch, splitView } from 'fatequeue';
export { randomAgent } from 'fatequeue/agents';
export * as dsl from 'fatequeue/dsl';
export { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
export { returnOfTheFallen } from 'fatequeue/sets/return-of-the-fallen';
export { stormOfSouls } from 'fatequeue/sets/storm-of-souls';
export { valleyOfTheAncients } from 'fatequeue/sets/valley-of-the-ancients';
