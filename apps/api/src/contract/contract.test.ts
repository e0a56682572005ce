import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ContractResult, formatReport, runContract } from '@tackboard/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededId } from '../seed/ids.js';
import { connect, key } from '../testing/client.js';
import { startTestServer, temporaryFolder, type TestServer } from '../testing/test-server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  // The contract needs a pin of its viewer that was taken down.
  server.database
    .prepare("INSERT INTO pin_removals VALUES (:id, 'spam', 0, NULL, NULL)")
    .run({ id: seededId('pin', 'other-script') });
});
afterAll(() => server.stop());

type Options = Partial<Parameters<typeof runContract>[0]>;

async function run(options: Options = {}): Promise<readonly ContractResult[]> {
  const { calls, cookies } = await connect(server.origin, 'yukitanabe');
  // A list of one message proves little about lists.
  await calls.triggerExperience({ placementId: '1000500', experienceId: '502597' }, key());
  await calls.triggerExperience({ placementId: '1000330', experienceId: '501041' }, key());
  await calls.triggerExperience({ placementId: '1000380', experienceId: '502722' }, key());
  return runContract({
    baseUrl: server.origin,
    session: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    inviteCode: 'maren2025',
    ...options,
  });
}

/** The checks that fail, each as `endpoint check`. */
function failed(results: readonly ContractResult[]): string[] {
  const failures = results.filter(({ outcome }) => outcome === 'fail');
  return failures.map(({ endpoint, check }) => `${endpoint} ${check}`);
}

describe('the contract of the client', () => {
  it('is fulfilled by the reference server', async () => {
    const results = await run();
    expect(failed(results), formatReport(results)).toEqual([]);
    expect(results.filter(({ outcome }) => outcome === 'pass').length).toBeGreaterThan(330);
    expect(results.filter(({ outcome }) => outcome === 'not offered')).toEqual([]);
    expect(server.errors).toEqual([]);
  });

  it('is fulfilled by a host with other paths, through its endpoint table', async () => {
    const sent: string[] = [];
    const results = await run({
      endpoints: { savePin: { path: '/api/pins/save' }, readPin: { path: '/api/pin' } },
      only: ['savePin', 'readPin'],
      fetch: (url, init) => {
        const { pathname } = new URL(url);
        sent.push(pathname);
        const own = pathname === '/api/pin' ? 'PinResource/get' : 'RepinResource/create';
        return fetch(url.replace(/\/api\/pins?(\/save)?/, `/resource/${own}/`), init);
      },
    });
    expect(failed(results)).toEqual([]);
    expect(results.map(({ endpoint }) => endpoint)).toContain('savePin');
    expect(sent).toContain('/api/pins/save');
  });
});

/** Another process takes 1 s to start, and many times that beside other work. Nothing here measures time. */
const PROCESS_TIMEOUT_MS = 120_000;

describe('tackboard-contract', () => {
  const cli = fileURLToPath(
    new URL('../../../../packages/api-client/src/contract/cli.ts', import.meta.url),
  );
  const sources = new URL('../../scripts/sources.ts', import.meta.url).href;
  const execute = (...args: string[]) =>
    new Promise<{ code: unknown; stdout: string }>((resolve) => {
      const node = ['-C', '@tackboard/source', '--import', sources, cli, ...args];
      execFile(process.execPath, node, (error, stdout) => {
        resolve({ code: error?.code ?? 0, stdout });
      });
    });

  it(
    'prints the table of the named endpoints, with the endpoints of a file',
    async () => {
      const { cookies } = await connect(server.origin, 'yukitanabe');
      const session = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const file = join(temporaryFolder(), 'endpoints.json');
      writeFileSync(file, JSON.stringify({ reportPin: { path: '/v3/reports/' } }));
      const { code, stdout } = await execute(
        `--base-url=${server.origin}`,
        `--session=${session}`,
        '--endpoints',
        file,
        '--only=savePin,reportPin',
      );
      expect(stdout).toMatch(/^savePin +pass +response, key/m);
      expect(stdout).toMatch(/^reportPin +not offered +HTTP 404$/m);
      expect(stdout).not.toContain('createBoard');
      expect(stdout).toMatch(/^\d+ pass, 0 fail, 1 not offered$/m);
      expect(code).toBe(0);
    },
    PROCESS_TIMEOUT_MS,
  );

  it(
    'explains itself without a server',
    async () => {
      const { code, stdout } = await execute();
      expect([code, stdout]).toEqual([2, expect.stringContaining('--base-url URL')]);
    },
    PROCESS_TIMEOUT_MS,
  );
});

/** A request as the contract sends it, with other headers. */
function withHeaders(init: RequestInit, change: (headers: Headers) => void): RequestInit {
  const headers = new Headers(init.headers);
  change(headers);
  return { ...init, headers };
}

describe('the contract finds a server that', () => {
  it('ignores Idempotency-Key', async () => {
    const results = await run({
      only: ['savePin', 'createBoard'],
      fetch: (url, init) =>
        fetch(
          url,
          withHeaders(init, (headers) => headers.delete('idempotency-key')),
        ),
    });
    expect(failed(results)).toEqual(['createBoard key', 'savePin key']);
  });

  it('does not check the CSRF token', async () => {
    const { cookies } = await connect(server.origin, 'yukitanabe');
    const session = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const results = await run({
      session,
      only: ['followUser'],
      fetch: (url, init) =>
        fetch(
          url,
          withHeaders(init, (headers) => {
            const token = /csrftoken=(\w+)/.exec(headers.get('cookie') ?? '')?.[1] ?? '';
            if (init.method !== 'GET') headers.set('x-csrftoken', token);
          }),
        ),
    });
    expect(failed(results)).toEqual(['followUser CSRF']);
  });

  it('never ends its list, shows its code, and answers with pages', async () => {
    const results = await run({
      only: ['listBoards', 'readPin', 'readUser'],
      fetch: async (url, init) => {
        const response = await fetch(url, init);
        const { headers, status } = response;
        const text = await response.text();
        const respond = (body: string) => new Response(body, { headers, status });
        if (url.includes('/BoardsResource/'))
          return respond(text.replace(/"bookmark":"[^"]+"/, '"bookmark":"again"'));
        if (url.includes('/PinResource/') && status === 404)
          return respond(text.replace('Sorry!', 'at Object.<anonymous> (/srv/node_modules/x)'));
        if (url.includes('/UserResource/') && status === 401)
          return respond('<h1>Please log in</h1>');
        return respond(text);
      },
    });
    expect(failed(results)).toEqual([
      'readPin missing',
      'readUser signed out',
      'listBoards paging',
    ]);
  });

  it('does not offer a call', async () => {
    const results = await run({
      only: ['reportPin'],
      endpoints: { reportPin: { path: '/v3/reports/' } },
    });
    expect(results.at(-1)).toEqual({
      endpoint: 'reportPin',
      check: 'response',
      outcome: 'not offered',
      detail: 'HTTP 404',
    });
  });
});
