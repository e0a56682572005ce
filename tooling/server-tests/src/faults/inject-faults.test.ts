import { seededId } from '@tackboard/api';
import { startTestServer, type TestServer, visit, type Visitor } from '@tackboard/api/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { injectFaults } from './inject-faults.ts';
import { createFaultPlan } from './plan.ts';

const SAVE = 'RepinResource/create';

let server: TestServer;
let maren: Visitor;
/** The waits of faults with a delay, which end when a test says so. */
let pauses: { readonly ms: number; readonly end: () => void }[] = [];
const wait = (ms: number) =>
  ms === 0
    ? Promise.resolve()
    : new Promise<void>((resolve) => pauses.push({ ms, end: () => resolve() }));

beforeAll(async () => {
  server = await startTestServer();
  injectFaults(createFaultPlan(), server.httpServer, wait);
  maren = await visit(server.origin, 'marenkjaer');
});
afterAll(() => server.stop());
beforeEach(async () => {
  pauses = [];
  await fetch(`${server.origin}/__faults`, { method: 'DELETE' });
  server.database.exec('DELETE FROM saves');
});

async function plan(fault: Record<string, unknown>): Promise<Response> {
  return fetch(`${server.origin}/__faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
}

function saves(): unknown {
  return server.database.prepare('SELECT count(*) AS count FROM saves').get()?.['count'];
}

function save() {
  return maren.write(SAVE, { pin_id: seededId('pin', 'espresso-cup') });
}

describe.each([
  ['before', 0],
  ['after', 1],
] as const)('a fault %s the commit', (when, savedCount) => {
  it('sends an error envelope', async () => {
    await plan({ call: SAVE, kind: 'status', status: 503, message: 'Busy.', when });
    const response = await save();
    expect(response.status).toBe(503);
    expect(response.envelope.resource_response).toMatchObject({
      status: 'failure',
      message: 'Busy.',
      data: null,
    });
    expect(saves()).toBe(savedCount);
  });

  it('sends an error page', async () => {
    await plan({ call: SAVE, kind: 'html', when });
    const response = await save();
    expect([response.status, response.headers.get('content-type')]).toEqual([502, 'text/html']);
    expect(response.text).toMatch(/^<!doctype html>/);
    expect(saves()).toBe(savedCount);
  });

  it('sends incomplete JSON', async () => {
    await plan({ call: SAVE, kind: 'malformed', when });
    const response = await save();
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/json',
    ]);
    expect(() => JSON.parse(response.text) as unknown).toThrow(SyntaxError);
    expect(saves()).toBe(savedCount);
  });

  it('drops the connection', async () => {
    await plan({ call: SAVE, kind: 'drop', when });
    await expect(save()).rejects.toThrow('fetch failed');
    expect(saves()).toBe(savedCount);
  });

  it('never responds until the plan is cleared', async () => {
    await plan({ call: SAVE, kind: 'timeout', when });
    const waiting = save();
    const outcome = expect(waiting).rejects.toThrow('fetch failed');
    await expect
      .poll(
        async () => ((await (await fetch(`${server.origin}/__faults`)).json()) as unknown[]).length,
      )
      .toBe(0);
    await expect.poll(saves).toBe(savedCount);
    await fetch(`${server.origin}/__faults`, { method: 'DELETE' });
    await outcome;
  });

  it('waits before the fault', async () => {
    await plan({ call: SAVE, kind: 'latency', delayMs: 120, when });
    const waiting = save();
    await expect.poll(() => pauses.map(({ ms }) => ms)).toEqual([120]);
    expect(saves()).toBe(savedCount);
    pauses[0]?.end();
    const { status, envelope } = await waiting;
    expect([status, envelope.resource_response.status]).toEqual([200, 'success']);
    expect(saves()).toBe(1);
  });
});

describe('a plan', () => {
  it('affects only its number of requests, and only its call', async () => {
    await plan({ call: SAVE, kind: 'status', times: 2 });
    expect((await maren.get('PinResource/get', { id: seededId('pin', 'chelsea') })).status).toBe(
      200,
    );
    expect([(await save()).status, (await save()).status, (await save()).status]).toEqual([
      502, 502, 200,
    ]);
  });

  it.each([
    { call: SAVE },
    { call: SAVE, kind: 'explode' },
    { call: SAVE, kind: 'latency', delayMs: -1 },
    { call: 'x', kind: 'drop' },
    { call: SAVE, kind: 'drop', extra: 1 },
    null,
  ])('is refused when it is %j', async (fault) => {
    const response = await plan(fault as Record<string, unknown>);
    expect(response.status).toBe(400);
  });

  it('can be read and cleared', async () => {
    await plan({ call: SAVE, kind: 'drop' });
    const pending = await (await fetch(`${server.origin}/__faults`)).json();
    expect(pending).toMatchObject([{ call: SAVE, kind: 'drop', when: 'before', times: 1 }]);
    await fetch(`${server.origin}/__faults`, { method: 'DELETE' });
    expect((await save()).status).toBe(200);
  });
});

it('the response that waits is the one of the server, with its cookies', async () => {
  const visitor = await visit(server.origin);
  await plan({ call: 'UserSessionResource/create', kind: 'latency', when: 'after' });
  const signedIn = await visitor.write('UserSessionResource/create', { username: 'marenkjaer' });
  expect(signedIn.data).toMatchObject({ is_authenticated: true });
  expect(visitor.cookies.get('tackboard_session')).toHaveLength(43);
});

it('without them, a server has no endpoint for faults', async () => {
  const plain = await startTestServer();
  for (const method of ['GET', 'POST', 'DELETE']) {
    const response = await fetch(`${plain.origin}/__faults`, {
      method,
      ...(method === 'POST' ? { body: JSON.stringify({ call: SAVE, kind: 'drop' }) } : {}),
    });
    expect(response.status).toBe(404);
  }
  await plain.stop();
});
