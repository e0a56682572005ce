import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { BUNDLERS } from '../../packages/pin-card/scripts/first-load/bundlers.ts';
import { pageCosts, STEP_NAMES } from '../../packages/pin-card/scripts/first-load/page-costs.ts';

const CARD = ['createTackboard', 'PinCard', 'TackboardProvider'];

/** What a page imports, by entry. */
const PAGES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'client and store': { '@tackboard/pin-card': ['createTackboard', 'TackboardProvider'] },
  'a light card': {
    '@tackboard/pin-card': [
      'createTackboard',
      'TackboardProvider',
      'PinCardRoot',
      'PinVisual',
      'CardOverlay',
      'PinTitle',
      'SaveButton',
    ],
  },
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

const SHEETS = [
  '@tackboard/ui/styles.css',
  '@tackboard/pin-card/styles.css',
  '@tackboard/pin-card/light-card.css',
];

/** Rows of a table: names, then bytes. */
export interface Costs {
  readonly head: readonly string[];
  readonly rows: readonly (readonly [name: string, ...bytes: readonly number[]])[];
}

async function bundle(entry: string) {
  const vite = BUNDLERS.find(({ name }) => name === 'Vite');
  if (!vite) throw new Error('Vite is none of the bundlers.');
  return vite.bundle(entry);
}

/** The code of a page that uses what it imports. */
const codeOf = (imports: Readonly<Record<string, readonly string[]>>) =>
  [
    ...Object.entries(imports).map(
      ([entry, names]) => `import { ${names.join(', ')} } from '${entry}';`,
    ),
    `globalThis.page = [${Object.values(imports).flat().join(', ')}];`,
  ].join('\n');

/** Bundles each page with Vite, and measures its steps: gzip, without React, React DOM and hls.js. Needs a build. */
export async function costsOfPages(): Promise<Costs> {
  const directory = mkdtempSync(
    join(fileURLToPath(new URL('..', import.meta.url)), '.first-load-'),
  );
  const rows: [string, ...number[]][] = [];
  try {
    const entry = join(directory, 'entry.js');
    for (const [name, imports] of Object.entries(PAGES)) {
      writeFileSync(entry, codeOf(imports));
      const costs = pageCosts(await bundle(entry));
      rows.push([name, ...costs.map(({ bytes }) => bytes)]);
    }
  } finally {
    rmSync(directory, { recursive: true });
  }
  return { head: ['page', ...STEP_NAMES], rows };
}

/** The sheets as they are published, gzip. Needs a build. */
export function costsOfSheets(): Costs {
  const packages = new URL('../../packages/', import.meta.url);
  const rows = SHEETS.map((sheet): [string, number] => {
    const file = new URL(sheet.replace('@tackboard/', '').replace('/', '/dist/'), packages);
    return [`\`${sheet}\``, gzipSync(readFileSync(file)).length];
  });
  return { head: ['sheet', 'gzip'], rows };
}
