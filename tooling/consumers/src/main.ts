import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { CHROMIUM_FLAGS, findChromium } from '@tackboard/browser';
import { packAll, type Tarball } from '@tackboard/release/pack';
import { environmentOfAProject, run } from '@tackboard/release/run';
import { type Browser, chromium } from 'playwright';
import { type Consumer, CONSUMERS } from './consumers.ts';
import { createProject, install, link } from './project.ts';
import { serve } from './serve.ts';
import { visit } from './visit.ts';

// Installs the packed packages in empty projects, builds them, and saves a pin on their pages. Names select consumers.
const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    /** Runs one consumer without a registry. */
    short: { type: 'boolean', default: false },
  },
});
const unknown = names.filter((name) => !CONSUMERS.some((consumer) => consumer.name === name));
if (unknown.length > 0) throw new Error(`No consumer is named ${unknown.join(' or ')}.`);
const selected = CONSUMERS.filter(
  ({ name, isShort = false }) =>
    (names.length === 0 || names.includes(name)) && (isShort || !values.short),
);

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'tackboard-consumers-'));

/** Compilers and bundlers that are installed here. */
const programs = fileURLToPath(new URL('../node_modules/.bin', import.meta.url));

const environment: NodeJS.ProcessEnv = {
  ...environmentOfAProject(),
  DO_NOT_TRACK: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  // npm's own warnings are not the kit's.
  npm_config_loglevel: 'error',
};

/** What a page needs. */
interface PageServices {
  readonly apiOrigin: string;
  readonly browser: Browser;
}

try {
  const tarballs = await packAll(root, folder);
  const failed = selected.some(({ kind }) => kind === 'page')
    ? await withServices((services) => checkAll(tarballs, services))
    : await checkAll(tarballs);
  console.log(`${selected.length - failed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

/** Checks the selected consumers one after another, and returns how many failed. */
async function checkAll(tarballs: readonly Tarball[], services?: PageServices): Promise<number> {
  let failed = 0;
  for (const consumer of selected) {
    const startedAt = performance.now();
    try {
      await check(consumer, tarballs, services);
    } catch (error) {
      failed++;
      console.error(`${consumer.name}: failed:`, error);
    }
    console.log(`${consumer.name}: ${Math.round((performance.now() - startedAt) / 1000)} s`);
  }
  return failed;
}

/** Runs the demo's server and a browser beside the checks. */
async function withServices(checks: (services: PageServices) => Promise<number>): Promise<number> {
  const server = await serve(process.execPath, () => ['apps/web/dist/server/main.js'], {
    cwd: root,
    env: { ...environment, DATABASE_PATH: join(folder, 'demo.db') },
  });
  try {
    const browser = await chromium.launch({
      executablePath: await findChromium(),
      args: [...CHROMIUM_FLAGS],
    });
    try {
      return await checks({ apiOrigin: server.origin, browser });
    } finally {
      await browser.close();
    }
  } finally {
    await server.stop();
  }
}

async function check(
  consumer: Consumer,
  tarballs: readonly Tarball[],
  services?: PageServices,
): Promise<void> {
  const { name, kind } = consumer;
  const cwd = join(folder, name);
  const env = {
    ...environment,
    ...(services && { API_ORIGIN: services.apiOrigin }),
    ...(values.short && { PATH: `${programs}:${environment['PATH']}` }),
  };
  createProject(consumer, cwd);
  await (values.short ? link(cwd, tarballs) : install(cwd, tarballs, env));
  const { all } = await run('npm', ['run', '--silent', 'build'], { cwd, env });
  if (/\bwarn(ing)?\b/i.test(all)) throw new Error(`The build warns:\n${all}`);
  if (kind === 'program') {
    console.log(all.trim().replaceAll(/^/gm, `${name}: `));
    return;
  }
  if (services === undefined) return;
  const server = await serve('npm', (port) => ['run', 'serve', '--', port], { cwd, env });
  try {
    const lines = await visit(consumer, services.browser, server.origin);
    for (const line of lines) console.log(`${name}: ${line}`);
  } finally {
    await server.stop();
  }
}
