import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createClassifier } from '@tackboard/routes';
import { type HostileFigure, lowestOf } from './hostile.ts';
import { type Result, fullJob, pathJob, withoutEndSlash } from './jobs.ts';
import { LINK_COUNT, ORIGIN, SEED, flat, makeLinks, seededRandom } from './links.ts';
import { type Job, measure, median } from './measure.ts';
import { type Peer, makePeers } from './peers.ts';
import { type RouterFigure, writeResults } from './results.ts';

const OWN = '@tackboard/routes';
const ROUNDS = { warm: 8, timed: 41 };
const HOSTILE_ROUNDS = 5;
/**
 * glibc settings that keep freed memory in the process. Without them, allocating large strings costs more than
 * classifying them.
 */
const KEEP_MEMORY = { MALLOC_MMAP_THRESHOLD_: '100000000', MALLOC_TRIM_THRESHOLD_: '1000000000' };
/** Slow routers get fewer links. */
const SLOW_LINKS = 200;

const random = seededRandom(SEED);
const { classify } = createClassifier({ hosts: [new URL(ORIGIN).host], origin: ORIGIN });
const links = makeLinks();
const paths = links.flatMap((link) =>
  URL.canParse(link, ORIGIN) ? [flat(withoutEndSlash(new URL(link, ORIGIN).pathname))] : [],
);
const peers = makePeers();

const isDecodable = (link: string): boolean => {
  try {
    return decodeURIComponent(link) !== '';
  } catch {
    return false;
  }
};

/** The links that a peer handles without a warning or error, fewer for a slow one. */
const textsFor = (peer: Peer, texts: readonly string[]): readonly string[] => {
  const taken = peer.warnsOfMalformed ? texts.filter(isDecodable) : texts;
  return peer.isSlow ? taken.slice(0, SLOW_LINKS) : taken;
};

/** Parameter values only: routers name their wildcards differently. */
const summary = ({ route, params, landingType, flags }: Result): string =>
  JSON.stringify([route, Object.values(params).map(String).toSorted(), landingType, flags]);

const differences = (peer: Peer): number => {
  const job = fullJob(peer);
  const texts = textsFor(peer, links);
  return texts.filter((link) => summary(job(link)) !== summary(classify(link))).length;
};

const manifest = (folder: string): { version: string } =>
  JSON.parse(readFileSync(new URL(`${folder}/package.json`, import.meta.url), 'utf8')) as {
    version: string;
  };

const versionOf = (name: string): string =>
  manifest(name === OWN ? '..' : `../node_modules/${name.split(' ')[0]}`).version;

const figures = (jobs: readonly Job[], differing: ReadonlyMap<string, number>): RouterFigure[] => {
  const rounds = measure(jobs, ROUNDS, random);
  const own = rounds.get(OWN) ?? [];
  return jobs.map(({ name }) => {
    const times = rounds.get(name) ?? [];
    return {
      router: name,
      version: versionOf(name),
      nanoseconds: Math.round(median(times)),
      ratio: Number(median(times.map((time, at) => time / (own[at] ?? Number.NaN))).toFixed(2)),
      differs: differing.get(name) ?? 0,
    };
  });
};

const differing = new Map(peers.map((peer) => [peer.name, differences(peer)]));
const full = figures(
  [
    { name: OWN, run: classify, texts: links },
    ...peers.map((peer) => ({ name: peer.name, run: fullJob(peer), texts: textsFor(peer, links) })),
  ],
  differing,
);
const path = figures(
  [
    { name: OWN, run: classify, texts: paths },
    ...peers.map((peer) => ({ name: peer.name, run: pathJob(peer), texts: textsFor(peer, paths) })),
  ],
  differing,
);
const program = fileURLToPath(new URL('hostile.bench.ts', import.meta.url));
const hostile = lowestOf(
  Array.from({ length: HOSTILE_ROUNDS }, () => {
    const printed = execFileSync(process.execPath, [program], {
      encoding: 'utf8',
      env: { ...process.env, ...KEEP_MEMORY },
    });
    return JSON.parse(printed) as HostileFigure[];
  }),
);

writeResults({
  node: process.version,
  links: LINK_COUNT,
  seed: SEED,
  rounds: ROUNDS.timed,
  full,
  path,
  hostile,
});

const table = (title: string, rows: readonly RouterFigure[]): void => {
  console.log(`\n${title}`);
  for (const { router, nanoseconds, ratio, differs } of rows) {
    console.log(
      `  ${router.padEnd(20)} ${String(nanoseconds).padStart(8)} ns ${ratio.toFixed(2).padStart(9)}x  differs ${differs}`,
    );
  }
};
table(
  `full job, ${LINK_COUNT} links, seed ${SEED}, Node ${process.version}, median of ${ROUNDS.timed} rounds`,
  full,
);
table('path alone', path);
console.log(
  '\nhostile links, milliseconds for 100 kB and 1 MB, the lowest of five medians of 15 runs',
);
for (const { kind, small, large, growth } of hostile) {
  console.log(
    `  ${kind.padEnd(38)} ${small.toFixed(3)} ${large.toFixed(2).padStart(7)} x${growth.toFixed(1)}`,
  );
}

const ratioOf = (rows: readonly RouterFigure[], router: string): number =>
  rows.find((row) => row.router === router)?.ratio ?? Number.NaN;
const goals: readonly (readonly [goal: string, figure: number, isReached: boolean])[] = [
  [
    'full job, times the fastest peer, at least 5',
    Math.min(...full.slice(1).map(({ ratio }) => ratio)),
    full.slice(1).every(({ ratio }) => ratio >= 5),
  ],
  [
    'path alone, of find-my-way, at most 0.7',
    1 / ratioOf(path, 'find-my-way'),
    ratioOf(path, 'find-my-way') >= 1 / 0.7,
  ],
  [
    'path alone, of memoirist, at most 1',
    1 / ratioOf(path, 'memoirist'),
    ratioOf(path, 'memoirist') >= 1,
  ],
  [
    'slowest hostile megabyte, at most 10 ms',
    Math.max(...hostile.map(({ large }) => large)),
    hostile.every(({ large }) => large <= 10),
  ],
  [
    'steepest growth from 100 kB to 1 MB, at most 15',
    Math.max(...hostile.map(({ growth }) => growth)),
    hostile.every(({ growth }) => growth <= 15),
  ],
];
console.log('');
for (const [goal, figure, isReached] of goals) {
  console.log(`${isReached ? 'reached' : 'MISSED '} ${figure.toFixed(2).padStart(7)}  ${goal}`);
}
