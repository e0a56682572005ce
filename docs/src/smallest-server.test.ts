import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatReport, runContract } from '@tackboard/api-client/contract';
import { freePort } from '@tackboard/browser';
import { afterEach, expect, it, vi } from 'vitest';
import { codeBlocks } from './code-blocks.ts';

const page = readFileSync(new URL('../smallest-server.md', import.meta.url), 'utf8');
const CALLS = ['readSession', 'readHomeFeed', 'savePin', 'unsavePin', 'readPin'] as const;

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

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

it('two writes by hand, without a key, are two writes', async () => {
  const baseUrl = await start();
  const write = async (method: string, path: string, options: object) => {
    const { status } = await fetch(`${baseUrl}/resource/${path}/`, {
      method,
      headers: { cookie: 'sessionid=lena; csrftoken=t', 'x-csrftoken': 't' },
      body: new URLSearchParams({ data: JSON.stringify({ options }) }),
    });
    return status;
  };
  expect([
    await write('POST', 'RepinResource/create', { pin_id: '1001' }),
    await write('POST', 'RepinResource/create', { pin_id: '1002' }),
    await write('DELETE', 'PinResource/delete', { id: '1001' }),
  ]).toEqual([200, 200, 200]);
});
