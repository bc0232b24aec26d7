// What the benchmark measures, bundled from the sources as they are now, so that a stale build cannot be measured.
export { ascension } from 'fatequeue';
export { randomAgent } from 'fatequeue/agents';
export * as dsl from 'fatequeue/dsl';
export { chronicleOfTheGodslayer } from 'fatequeue/sets/chronicle-of-the-godslayer';
