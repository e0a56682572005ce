/**
 * Bundles pages of the kit with Vite, and writes what each step of them costs into docs/costs.md: gzip, without React, React
 * DOM and hls.js. Needs a build. `pnpm --filter @tackboard/docs costs`.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { markdownTable } from '@tackboard/bench/tables';
import { BUNDLERS } from '../../packages/pin-card/scripts/first-load/bundlers.ts';
import { pageCosts, STEP_NAMES } from '../../packages/pin-card/scripts/first-load/page-costs.ts';
import { withSections } from './generated/sections.ts';

const CARD = ['createTackboard', 'PinCard', 'TackboardProvider'];

/** What a page imports, by entry. */
const PAGES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'one card': { '@tackboard/pin-card': CARD },
  'a grid': { '@tackboard/pin-card': [...CARD, 'PinGrid'] },
  'a feed': { '@tackboard/pin-card': [...CARD, 'PinGrid', 'usePinFeed'] },
  'a feed and its three calls': {
    '@tackboard/pin-card': [...CARD, 'PinGrid', 'usePinFeed'],
    '@tackboard/api-client': [
      'bindCalls',
      'browserPorts',
      'createClient',
      'readHomeFeed',
      'readPin',
      'readSession',
      'savePin',
      'unsavePin',
    ],
  },
  'the guide, with all calls': {
    '@tackboard/pin-card': [...CARD, 'PinGrid', 'usePinFeed'],
    '@tackboard/api-client': [
      'browserPorts',
      'createCalls',
      'createClient',
      'readHomeFeed',
      'readSession',
    ],
  },
};

const SHEETS = ['@tackboard/ui/styles.css', '@tackboard/pin-card/styles.css'];

const KB = 1000;
const PAGE = new URL('../costs.md', import.meta.url);

const vite = BUNDLERS.find(({ name }) => name === 'Vite');
if (!vite) throw new Error('Vite is none of the bundlers.');

const kilobytes = (bytes: number) => `${(bytes / KB).toFixed(1)} kB`;

/** The code of a page that uses what it imports. */
const codeOf = (imports: Readonly<Record<string, readonly string[]>>) =>
  [
    ...Object.entries(imports).map(
      ([entry, names]) => `import { ${names.join(', ')} } from '${entry}';`,
    ),
    `globalThis.page = [${Object.values(imports).flat().join(', ')}];`,
  ].join('\n');

const directory = mkdtempSync(join(fileURLToPath(new URL('..', import.meta.url)), '.first-load-'));
const rows: string[][] = [];
try {
  const entry = join(directory, 'entry.js');
  for (const [name, imports] of Object.entries(PAGES)) {
    writeFileSync(entry, codeOf(imports));
    const costs = pageCosts(await vite.bundle(entry));
    rows.push([name, ...costs.map(({ bytes }) => (bytes === 0 ? 'nothing' : kilobytes(bytes)))]);
  }
} finally {
  rmSync(directory, { recursive: true });
}
const sheets = SHEETS.map((sheet) => [
  `\`${sheet}\``,
  kilobytes(gzipSync(readFileSync(new URL(import.meta.resolve(sheet)))).length),
]);

const page = readFileSync(PAGE, 'utf8');
const written = withSections(page, {
  'costs of pages': () => markdownTable([['page', ...STEP_NAMES], ...rows]).join('\n'),
  'costs of sheets': () => markdownTable([['sheet', 'gzip'], ...sheets]).join('\n'),
});
writeFileSync(PAGE, written);
