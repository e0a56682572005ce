import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatReport, runContract } from '@tackboard/api-client/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { codeBlocks } from './code-blocks.ts';

const page = readFileSync(new URL('../smallest-server.md', import.meta.url), 'utf8');
const CALLS = ['readSession', 'readHomeFeed', 'savePin', 'unsavePin', 'readPin'] as const;

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts the server of the page, and returns its address. */
async function start(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'tackboard-smallest-'));
  const { code = '' } = codeBlocks(page).find(({ file }) => file === 'server.mjs') ?? {};
  writeFileSync(join(folder, 'server.mjs'), code);
  const port = String(await freePort());
  const env = { ...process.env, PORT: port };
  const child = spawn(process.execPath, [join(folder, 'server.mjs')], { env, stdio: 'inherit' });
  ends.push(() => {
    child.kill();
    rmSync(folder, { recursive: true });
  });
  const baseUrl = `http://localhost:${port}`;
  await vi.waitFor(() => fetch(baseUrl), { timeout: 20_000 });
  return baseUrl;
}

it('the smallest server passes the contract of its calls', { timeout: 60_000 }, async () => {
  const baseUrl = await start();
  const results = await runContract({
    baseUrl,
    session: 'sessionid=lena; csrftoken=t',
    only: CALLS,
  });
  const failed = results.filter(({ outcome }) => outcome !== 'pass');
  expect(failed, formatReport(results)).toEqual([]);
  expect(new Set(results.map(({ endpoint }) => endpoint))).toEqual(new Set(CALLS));
});
