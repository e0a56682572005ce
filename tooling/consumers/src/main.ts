import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CHROMIUM_FLAGS, findChromium } from '@tackboard/browser';
import { type Browser, chromium } from 'playwright';
import { run, serve } from './processes.ts';
import { readmeFiles } from './readme-files.ts';
import { compareWithMarkup, saveAPin } from './save-a-pin.ts';

/** An empty project, and the files that the README gives it. */
interface Consumer {
  readonly name: 'vite' | 'next';
  /** Where each file of the README goes. */
  readonly files: Readonly<Record<string, string>>;
  readonly isServerRendered: boolean;
}

const CONSUMERS: readonly Consumer[] = [
  {
    name: 'vite',
    files: {
      'pins.tsx': 'src/pins.tsx',
      'src/main.tsx': 'src/main.tsx',
      'vite.config.ts': 'vite.config.ts',
    },
    isServerRendered: false,
  },
  {
    name: 'next',
    files: {
      'pins.tsx': 'app/pins.tsx',
      'app/page.tsx': 'app/page.tsx',
      'next.config.ts': 'next.config.ts',
    },
    isServerRendered: true,
  },
];

/** The packages of the README's `npm install`, and those that they depend on. */
const PACKAGES = './packages/{routes,domain,api-client,machines,ui,pin-card}';

/** Names of consumers as arguments select those. */
const names = process.argv.slice(2);
const selected = CONSUMERS.filter(({ name }) => names.length === 0 || names.includes(name));
if (selected.length === 0) throw new Error(`No consumer is named ${names.join(' or ')}.`);

const root = fileURLToPath(new URL('../../..', import.meta.url));
const templates = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'tackboard-consumers-'));
const tarballs = join(folder, 'tarballs');

// Package managers hand their settings down in variables; an empty project has none.
const environment: NodeJS.ProcessEnv = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_ENV$)/i.test(name)),
  ),
  DO_NOT_TRACK: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  // npm's own warnings are not the kit's.
  npm_config_loglevel: 'error',
};

try {
  await pack();
  const server = await serve(process.execPath, () => ['apps/web/dist/server/main.js'], {
    cwd: root,
    env: { ...environment, DATABASE_PATH: join(folder, 'demo.db') },
  });
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...CHROMIUM_FLAGS],
  });
  try {
    for (const consumer of selected) await check(consumer, server.origin, browser);
  } finally {
    await browser.close();
    server.stop();
  }
  console.log(`${selected.length} passed, 0 failed`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function pack(): Promise<void> {
  const manifest = readFileSync(join(root, 'package.json'), 'utf8');
  const { packageManager } = JSON.parse(manifest) as { packageManager: string };
  const parameters = ['-y', packageManager, '--filter', PACKAGES, 'pack'];
  await run('npx', [...parameters, '--pack-destination', tarballs], {
    cwd: root,
    env: environment,
  });
}

async function check(consumer: Consumer, apiOrigin: string, browser: Browser): Promise<void> {
  const { name, isServerRendered } = consumer;
  const cwd = join(folder, name);
  const env = { ...environment, API_ORIGIN: apiOrigin };
  const startedAt = performance.now();
  create(consumer, cwd);
  const packed = readdirSync(tarballs).map((file) => join(tarballs, file));
  await run('npm', ['install', '--no-audit', '--no-fund', ...packed], { cwd, env });
  const output = await run('npm', ['run', 'build'], { cwd, env });
  if (/\bwarn(ing)?\b/i.test(output)) throw new Error(`${name}: the build warns:\n${output}`);
  const server = await serve('npm', (port) => ['run', 'serve', '--', port], { cwd, env });
  try {
    const { firstLoad, savedPinId } = await saveAPin(browser, server.origin);
    const { scripts, scriptBytes, sheets, sheetBytes } = firstLoad;
    console.log(
      `${name}: first load ${scripts} scripts, ${kilobytes(scriptBytes)} gzip; ${sheets} sheets, ${kilobytes(sheetBytes)} gzip; saved pin ${savedPinId}`,
    );
    if (isServerRendered) {
      const count = await compareWithMarkup(browser, server.origin, savedPinId);
      console.log(`${name}: the markup of ${count} cards is complete`);
    }
    console.log(`${name}: ${Math.round((performance.now() - startedAt) / 1000)} s`);
  } finally {
    server.stop();
  }
}

/** Copies the template and writes the README's files into it. */
function create({ name, files }: Consumer, cwd: string): void {
  cpSync(join(templates, name), cwd, { recursive: true });
  const blocks = readmeFiles(readFileSync(join(root, 'README.md'), 'utf8'));
  for (const [file, path] of Object.entries(files)) {
    const code = blocks.get(file);
    if (code === undefined) throw new Error(`The README has no code block for ${file}.`);
    mkdirSync(dirname(join(cwd, path)), { recursive: true });
    writeFileSync(join(cwd, path), code);
  }
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
