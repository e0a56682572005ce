// Installs the packed tarball in an empty folder and runs every case with it: imported and required on old and new
// Node, and as a module script in a browser under a strict Content-Security-Policy.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { CHROMIUM_FLAGS, findChromium } from '@tackboard/browser';
import { chromium } from 'playwright';

const PACKAGE = fileURLToPath(new URL('..', import.meta.url));
/** The oldest supported Node, one in between, and that of this repository. */
const NODE_VERSIONS = ['18.20.8', '20.20.2', process.versions.node];
const INSTALLED = 'node_modules/@tackboard/routes';
const POLICY = "default-src 'self'";
const MIME: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
};

const say = (line: string): boolean => process.stdout.write(`${line}\n`);

const run = async (program: string, parameters: readonly string[], cwd: string): Promise<string> =>
  (await promisify(execFile)(program, [...parameters], { cwd })).stdout;

/** Returns the number of cases; throws at the first failure. */
const CHECK = `
const sorted = (value) => value && typeof value === 'object' && !Array.isArray(value)
  ? Object.fromEntries(Object.keys(value).sort().map((key) => [key, sorted(value[key])]))
  : value;
const NO_FLAGS = { inviteCode: null, utmPai: null, debug: false, imageViewer: false, malformed: false };
const check = ({ createClassifier, pinPath, families }) => {
  let count = 0;
  for (const { family, site, cases } of families) {
    const { classify } = createClassifier(site);
    for (const { input, flags, why, ...expected } of cases) {
      const wanted = JSON.stringify(sorted({ ...expected, flags: { ...NO_FLAGS, ...flags } }));
      const found = JSON.stringify(sorted(classify(input)));
      if (found !== wanted) throw new Error(family + ' ' + JSON.stringify(input) + ': ' + found + ', not ' + wanted);
      count++;
    }
  }
  if (pinPath('42') !== '/pin/42/') throw new Error('pinPath: ' + pinPath('42'));
  return count + ' cases';
};
`;

const IMPORTING = `
import { readFileSync } from 'node:fs';
import { createClassifier } from '@tackboard/routes';
import { pinPath } from '@tackboard/routes/paths';
${CHECK}
const families = JSON.parse(readFileSync('${INSTALLED}/dist/cases.json', 'utf8'));
console.log(check({ createClassifier, pinPath, families }));
`;

const REQUIRING = `
const { createClassifier } = require('@tackboard/routes');
const { pinPath } = require('@tackboard/routes/paths');
const families = require('@tackboard/routes/cases.json');
${CHECK}
console.log(check({ createClassifier, pinPath, families }));
`;

const PAGE = '<!doctype html><title>running</title><script type="module" src="/page.js"></script>';

const PAGE_SCRIPT = `
import { createClassifier } from '/${INSTALLED}/dist/index.js';
import { pinPath } from '/${INSTALLED}/dist/paths.js';
${CHECK}
const families = await (await fetch('/${INSTALLED}/dist/cases.json')).json();
try {
  document.title = check({ createClassifier, pinPath, families });
} catch (error) {
  document.title = 'failed: ' + error.message;
}
`;

const pnpm = (parameters: readonly string[]): Promise<string> => {
  const program = process.env['npm_execpath'];
  if (!program)
    throw new Error(
      'test-pack: started without pnpm. Use `pnpm --filter @tackboard/routes test:pack`.',
    );
  return run(process.execPath, [program, ...parameters], PACKAGE);
};

/** Builds, packs and unpacks the package into an empty folder. */
const install = async (folder: string): Promise<void> => {
  await pnpm(['run', 'build']);
  const packed = await pnpm(['pack', '--json', '--pack-destination', folder]);
  const { filename } = JSON.parse(packed.slice(packed.indexOf('{'))) as { filename: string };
  mkdirSync(join(folder, INSTALLED), { recursive: true });
  await run(
    'tar',
    ['-xzf', filename, '--strip-components=1', '-C', join(folder, INSTALLED)],
    folder,
  );
};

/** The program of a Node version, installed from npm when it is not the running one. */
const nodeProgram = async (version: string, folder: string): Promise<string> => {
  if (version === process.versions.node) return process.execPath;
  const name = `node-${process.platform}-${process.arch}`;
  const prefix = join(folder, `node-${version}`);
  await run(
    'npm',
    ['install', '--prefix', prefix, '--no-audit', '--no-fund', `${name}@${version}`],
    folder,
  );
  return join(prefix, 'node_modules', name, 'bin/node');
};

const testNode = async (version: string, folder: string): Promise<void> => {
  const node = await nodeProgram(version, folder);
  const imported = await run(node, ['--input-type=module', '-e', IMPORTING], folder);
  const required = await run(node, ['-e', REQUIRING], folder);
  say(`Node ${version}: import ${imported.trim()}, require ${required.trim()}`);
};

const serve = (folder: string): Promise<Server> => {
  const server = createServer(({ url = '/' }, response) => {
    const path = url === '/' ? '/index.html' : normalize(url);
    response.setHeader('content-security-policy', POLICY);
    response.setHeader('content-type', MIME[extname(path)] ?? 'text/plain');
    response.end(readFileSync(join(folder, path)));
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
};

const testBrowser = async (folder: string): Promise<void> => {
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'page.js'), PAGE_SCRIPT);
  writeFileSync(join(folder, 'favicon.ico'), '');
  const server = await serve(folder);
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...CHROMIUM_FLAGS],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await page.waitForFunction(() => document.title !== 'running');
    const title = await page.title();
    if (title.startsWith('failed')) throw new Error(`Chromium ${title}`);
    say(`Chromium ${browser.version()}: script type="module" ${title}`);
  } finally {
    await browser.close();
    server.close();
  }
};

const folder = mkdtempSync(join(tmpdir(), 'tackboard-routes-'));
try {
  await install(folder);
  for (const version of NODE_VERSIONS) await testNode(version, folder);
  await testBrowser(folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
