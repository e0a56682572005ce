import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { seededId } from '../seed/ids.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { visit, type Visitor } from '../testing/visitor.js';
import { injectFaults } from './inject.js';
import { createFaultPlan } from './plan.js';

const SAVE = 'RepinResource/create';
const PIN = seededId('pin', 'coffee');

let server: TestServer;
let maren: Visitor;
beforeAll(async () => {
  server = await startTestServer({ faults: createFaultPlan() });
  maren = await visit(server.origin, 'marenkjaer');
});
afterAll(() => server.stop());
beforeEach(async () => {
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
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const faults = createFaultPlan();
    faults.add({
      call: SAVE,
      kind: 'latency',
      delayMs: 120,
      when,
      times: 1,
      status: 200,
      message: '',
    });
    let runs = 0;
    const app = new Hono()
      .use(injectFaults(faults))
      .post('/resource/*', (context) => context.text(`run ${(runs += 1)}`));
    let isAnswered = false;
    const answer = Promise.resolve(app.request(`/resource/${SAVE}/`, { method: 'POST' })).finally(
      () => (isAnswered = true),
    );
    await vi.advanceTimersByTimeAsync(119);
    expect([isAnswered, runs]).toEqual([false, savedCount]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await (await answer).text()).toBe('run 1');
    vi.useRealTimers();
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

  it('adds a pin without an id to the feed', async () => {
    await plan({ call: 'UserHomefeedResource/get', kind: 'brokenPin' });
    const { data } = await maren.get('UserHomefeedResource/get');
    const pins = data as { id?: string }[];
    expect(pins).toHaveLength(26);
    expect(pins.filter(({ id }) => id === undefined)).toHaveLength(1);
    expect((await maren.get('UserHomefeedResource/get')).data).toHaveLength(25);
  });

  it.each([
    { call: SAVE },
    { call: SAVE, kind: 'explode' },
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

describe('a server without a plan', () => {
  let plain: TestServer;
  beforeAll(async () => {
    plain = await startTestServer();
  });
  afterAll(() => plain.stop());

  it('has no endpoint for faults', async () => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const response = await fetch(`${plain.origin}/__faults`, {
        method,
        ...(method === 'POST' ? { body: JSON.stringify({ call: SAVE, kind: 'drop' }) } : {}),
      });
      expect(response.status).toBe(404);
    }
    const visitor = await visit(plain.origin, 'marenkjaer');
    const headers = { 'x-fault': 'drop', 'x-fault-kind': 'status', fault: 'html' };
    expect((await visitor.write(SAVE, { pin_id: PIN }, { headers })).status).toBe(404);
    expect(
      (await visitor.write(SAVE, { pin_id: seededId('pin', 'chelsea') }, { headers })).status,
    ).toBe(200);
  });
});
