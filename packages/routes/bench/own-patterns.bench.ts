// The time of a link with own patterns, compared with the catalogue in the same run. The own patterns are the catalogue's,
// given as those of a site, so both do the same work. Exits with 1 when the bound is missed.
import { deepEqual } from 'node:assert/strict';
import { createClassifier, type OwnPatterns, patterns, reserved } from '@tackboard/routes';
import { markdownTable, writeToBenchmarks } from '@tackboard/bench/tables';
import { LINK_COUNT, ORIGIN, SEED, makeLinks, seededRandom } from './links.ts';
import { measure, median } from './measure.ts';

const RATIO_MAX = 1.1;
const ROUNDS = { warm: 8, timed: 41 };
const CATALOGUE = 'the catalogue';
const HOSTS = [new URL(ORIGIN).host];

const own: OwnPatterns = Object.fromEntries(
  patterns.map(({ route }) => [
    route,
    patterns.filter((row) => row.route === route).map((row) => row.pattern as `/${string}`),
  ]),
);
/** A site that has grown beside the catalogue. */
const further: OwnPatterns = Object.fromEntries(
  Array.from({ length: 50 }, (_, at) => [`own-${at}`, `/own-${at}/{first}/page/{second}`] as const),
);

const classifiers = {
  [CATALOGUE]: createClassifier({ hosts: HOSTS, origin: ORIGIN }),
  'the catalogue and 50 own patterns': createClassifier({
    hosts: HOSTS,
    origin: ORIGIN,
    patterns: further,
  }),
  'all patterns of the catalogue as own ones': createClassifier({
    hosts: HOSTS,
    origin: ORIGIN,
    catalogue: false,
    patterns: own,
    reserved: { replace: Object.keys(reserved) },
  }),
};

const links = makeLinks();
for (const { classify } of Object.values(classifiers)) {
  for (const link of links) deepEqual(classify(link), classifiers[CATALOGUE].classify(link));
}

const rounds = measure(
  Object.entries(classifiers).map(([name, { classify }]) => ({
    name,
    run: classify as (link: string) => unknown,
    texts: links,
  })),
  ROUNDS,
  seededRandom(SEED),
);
const base = rounds.get(CATALOGUE) ?? [];
const rows = Array.from(rounds, ([name, times]) => {
  const ratio = median(times.map((time, at) => time / (base[at] ?? Number.NaN)));
  const isMissed = ratio > RATIO_MAX;
  if (isMissed) process.exitCode = 1;
  const printed = ratio.toFixed(2);
  return [name, median(times).toFixed(0), isMissed ? `**${printed}**` : printed];
});
const text = [
  `Node ${process.version.slice(1)}, ${LINK_COUNT.toLocaleString('en')} links (seed ${SEED}), full job, medians of ${ROUNDS.timed} interleaved rounds, at most ${RATIO_MAX} times the catalogue.`,
  '',
  ...markdownTable([['table', 'ns', 'times the catalogue'], ...rows]),
].join('\n');
console.log(text);
if (!process.argv.includes('--quick')) writeToBenchmarks('own patterns', text);
