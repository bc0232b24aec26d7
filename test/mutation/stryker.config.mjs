/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: ['src/kernel/**/*.ts', 'src/ascension/**/*.ts'],
  testRunner: 'vitest',
  vitest: { configFile: 'test/mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  plugins: ['@stryker-mutator/vitest-runner', './test/mutation/messages.js', './test/mutation/survivors.js'],
  ignorers: ['messages'],
  ignorePatterns: ['.ci', '.github', '.changeset', 'docs/api', 'docs/site', 'dist', 'coverage', 'reports'],
  concurrency: 1,
  timeoutMS: 10_000,
  warnings: { slow: false },
  reporters: ['html', 'json', 'survivors', 'progress-append-only'],
  htmlReporter: { fileName: 'reports/mutation/mutation.html' },
  jsonReporter: { fileName: 'reports/mutation/mutation.json' },
  incrementalFile: 'reports/mutation/incremental.json',
  tempDirName: '.stryker-tmp',
};
