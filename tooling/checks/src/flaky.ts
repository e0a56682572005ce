// Finds tests that keep needing a second try: `node src/flaky.ts <list> …` reads lists of earlier runs, the newest first, one test a
// line, and fails when a test stands on two of the last ten.
import { readFileSync } from 'node:fs';
import { repeatedTests } from './repeated-tests.ts';

const repeated = repeatedTests(
  process.argv.slice(2).map((file) => readFileSync(file, 'utf8').split('\n')),
);
for (const test of repeated)
  console.error(`Needed a second try in two of the last runs on main: ${test}`);
process.exitCode = repeated.length === 0 ? 0 : 1;
