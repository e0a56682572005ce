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
import { type Consumer, CONSUMERS } from './consumers.ts';
import { run, serve } from './processes.ts';
import { readmeFiles } from './readme-files.ts';
import { compareWithMarkup, saveAPin } from './save-a-pin.ts';

/** The packages of the README's `npm install`, and those that they depend on. */
const PACKAGES = './packages/*';

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
  if (selected.some(({ kind }) => kind === 'page')) await checkAll();
  else for (const consumer of selected) await check(consumer);
  console.log(`${selected.length} passed, 0 failed`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Checks the selected consumers with the demo's server and a browser. */
async function checkAll(): Promise<void> {
  const server = await serve(process.execPath, () => ['apps/web/dist/server/main.js'], {
    cwd: root,
    env: { ...environment, DATABASE_PATH: join(folder, 'demo.db') },
  });
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...CHROMIUM_FLAGS],
  });
  try {
    const page = { apiOrigin: server.origin, browser };
    for (const consumer of selected) await check(consumer, page);
  } finally {
    await browser.close();
    server.stop();
  }
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

/** What a page needs. */
interface PageServices {
  readonly apiOrigin: string;
  readonly browser: Browser;
}

async function check(consumer: Consumer, page?: PageServices): Promise<void> {
  const { name, kind } = consumer;
  const cwd = join(folder, name);
  const env = { ...environment, ...(page && { API_ORIGIN: page.apiOrigin }) };
  const startedAt = performance.now();
  create(consumer, cwd);
  const packed = readdirSync(tarballs).map((file) => join(tarballs, file));
  await run('npm', ['install', '--no-audit', '--no-fund', ...packed], { cwd, env });
  const output = await run('npm', ['run', '--silent', 'build'], { cwd, env });
  if (/\bwarn(ing)?\b/i.test(output)) throw new Error(`${name}: the build warns:\n${output}`);
  if (kind === 'page' && page) await visit(consumer, { cwd, env, browser: page.browser });
  else console.log(output.trim().replaceAll(/^/gm, `${name}: `));
  console.log(`${name}: ${Math.round((performance.now() - startedAt) / 1000)} s`);
}

/** Saves a pin on the page that a consumer serves, and prints what its first load costs. */
async function visit(
  { name, isServerRendered = false }: Consumer,
  { cwd, env, browser }: { cwd: string; env: NodeJS.ProcessEnv; browser: Browser },
): Promise<void> {
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
  } finally {
    server.stop();
  }
}

/** Copies the template, writes the document's files into it, and changes its dependencies. */
function create(
  {
    name,
    template = name,
    shared = [],
    document = 'docs/vite-and-next.md',
    files = {},
    dependencies = {},
  }: Consumer,
  cwd: string,
): void {
  cpSync(join(templates, template), cwd, { recursive: true });
  for (const file of shared) cpSync(join(templates, 'shared', file), join(cwd, file));
  const blocks = readmeFiles(readFileSync(join(root, document), 'utf8'));
  for (const [file, path] of Object.entries(files)) {
    const code = blocks.get(file);
    if (code === undefined) throw new Error(`${document} has no code block for ${file}.`);
    mkdirSync(dirname(join(cwd, path)), { recursive: true });
    writeFileSync(join(cwd, path), code);
  }
  const manifestFile = join(cwd, 'package.json');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as {
    dependencies: Record<string, string>;
    devDependencies?: Record<string, string>;
  };
  for (const [dependency, version] of Object.entries(dependencies)) {
    const { devDependencies = {} } = manifest;
    const list = dependency in devDependencies ? devDependencies : manifest.dependencies;
    list[dependency] = version;
  }
  writeFileSync(manifestFile, JSON.stringify(manifest, null, 2));
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
