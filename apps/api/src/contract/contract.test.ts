import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type ContractResult,
  formatReport,
  REQUIRED_CALLS,
  runContract,
} from '@tackboard/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, key } from '../testing/client.js';
import { startTestServer, temporaryFolder, type TestServer } from '../testing/test-server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
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

/** The paths of the five calls of a first page. */
const FIVE_CALLS =
  /^\/resource\/(UserSessionResource\/get|UserHomefeedResource\/get|PinResource\/get|RepinResource\/create|PinResource\/delete)\/$/;

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

  it('is fulfilled by the five calls of a first page alone: saves go to the profile (S1 §7)', async () => {
    const sent: string[] = [];
    const results = await run({
      only: REQUIRED_CALLS,
      fetch: (url, init) => {
        const { pathname } = new URL(url);
        const { body } = init;
        if (pathname.includes('RepinResource') && body instanceof URLSearchParams)
          sent.push(String(body));
        return FIVE_CALLS.test(pathname)
          ? fetch(url, init)
          : Promise.resolve(new Response(null, { status: 404 }));
      },
    });
    expect(failed(results), formatReport(results)).toEqual([]);
    expect(results.filter(({ outcome }) => outcome === 'not offered')).toEqual([]);
    const saves = results.filter(({ endpoint }) => endpoint === 'savePin');
    expect(saves.map(({ check }) => check)).toEqual([
      'response',
      'read back',
      'key',
      'bad input',
      'missing',
      'signed out',
      'CSRF',
    ]);
    expect(sent.length).toBeGreaterThan(4);
    expect(sent.join('')).not.toContain('board_id');
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

/** The address of a server that has stopped. */
async function closedOrigin(): Promise<string> {
  const stopped = createServer();
  await new Promise<void>((resolve) => stopped.listen(0, '127.0.0.1', resolve));
  const { port } = stopped.address() as AddressInfo;
  await new Promise((resolve) => stopped.close(resolve));
  return `http://127.0.0.1:${port}`;
}

describe('tackboard-contract', () => {
  const cli = fileURLToPath(
    new URL('../../../../packages/api-client/src/contract/cli.ts', import.meta.url),
  );
  const sources = new URL('../../scripts/sources.ts', import.meta.url).href;
  const execute = (...args: string[]) =>
    new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
      const node = ['-C', '@tackboard/source', '--import', sources, cli, ...args];
      execFile(process.execPath, node, (error, stdout, stderr) => {
        resolve({ code: error?.code ?? 0, stdout, stderr });
      });
    });

  it(
    'prints the table of the named endpoints, with the endpoints of a file',
    async () => {
      const { cookies } = await connect(server.origin, 'yukitanabe');
      const session = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const file = join(temporaryFolder(), 'endpoints.json');
      writeFileSync(file, JSON.stringify({ reportPin: { path: '/v3/reports/' } }));
      const { code, stdout, stderr } = await execute(
        `--base-url=${server.origin}`,
        `--session=${session}`,
        '--endpoints',
        file,
        '--only=savePin, reportPin',
      );
      expect(stdout).toMatch(/^savePin +pass +response, read back, key/m);
      expect(stdout).toMatch(
        /^reportPin +fail\n +response: sent POST \/v3\/reports\/ with pin_id .*: HTTP 404; expected the server to have this call\. .*$/m,
      );
      expect(stdout).not.toContain('createBoard');
      expect(stdout).toMatch(/^\d+ pass, 1 fail, 0 not offered$/m);
      expect([code, stderr]).toEqual([1, '']);
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

  const SESSION = '--session=sessionid=1';
  const NOWHERE = '--base-url=http://127.0.0.1:3000';

  it(
    'ends with 2 and one line when no server listens',
    async () => {
      const origin = await closedOrigin();
      const { code, stdout, stderr } = await execute(`--base-url=${origin}`, SESSION);
      expect([code, stdout]).toEqual([2, '']);
      expect(stderr).toBe(`No connection to ${origin} (ECONNREFUSED). Is the server running?\n`);
    },
    PROCESS_TIMEOUT_MS,
  );

  it.each([
    [
      ['--base-url=localhost:3000', SESSION],
      '"localhost:3000" is not the URL of a server: write it as http://localhost:3000.\n',
    ],
    [
      [NOWHERE, SESSION, '--endpoints=/none/endpoints.json'],
      /^--endpoints \/none\/endpoints\.json cannot be read: ENOENT.*\n$/,
    ],
    [[NOWHERE, SESSION, '--only=savePins'], /^There is no call "savePins"\. The calls are .*\n$/],
    [[NOWHERE, SESSION, '--onyl=savePin'], "Unknown option '--onyl'. --help lists the options.\n"],
  ])(
    'ends with 2 and one line after %j',
    async (args, line) => {
      const { code, stdout, stderr } = await execute(...args);
      expect([code, stdout]).toEqual([2, '']);
      expect(stderr).toMatch(line);
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

  it('does not offer a named call', async () => {
    const results = await run({
      only: ['reportPin'],
      endpoints: { reportPin: { path: '/v3/reports/' } },
    });
    expect(results.at(-1)).toEqual({
      endpoint: 'reportPin',
      check: 'response',
      outcome: 'fail',
      detail: expect.stringMatching(
        /^sent POST \/v3\/reports\/ with pin_id .*: HTTP 404; /,
      ) as string,
    });
  });

  it('does not know its session any more', async () => {
    const results = await run({ session: 'tackboard_session=expired', only: ['readPin'] });
    expect(failed(results)).toEqual(['readSession session']);
  });
});
