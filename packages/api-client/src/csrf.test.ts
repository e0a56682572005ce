import { describe, expect, it } from 'vitest';
import { READ_PIN, SAVE_PIN } from './endpoints.js';
import { type AttemptReport, createClient } from './client.js';
import { resourceCall } from './resource-call.js';
import { bad, good, json, startServer } from './server.test.fixture.js';

const KEY = { idempotencyKey: 'key-1' };

/** A server that accepts one token only, and sets it where `setsToken` says. */
async function start(setsToken: 'session' | 'refusal' | 'never') {
  let cookie: string | undefined = 'old';
  const reports: AttemptReport[] = [];
  const server = await startServer((response, { method, headers, path }) => {
    if (path.includes('UserSessionResource')) {
      if (setsToken === 'session') cookie = 'new';
      json(response, 200, good({ is_authenticated: true }));
    } else if (method !== 'GET' && headers['x-csrftoken'] === 'new') {
      json(response, 200, good('saved'));
    } else {
      if (setsToken === 'refusal') cookie = 'new';
      json(response, 403, bad({ code: 1 }));
    }
  });
  const client = createClient({
    origin: server.origin,
    fetch,
    csrfToken: () => cookie,
    onAttempt: (report) => reports.push(report),
  });
  const paths = () => server.received.map(({ method, path }) => `${method} ${path}`);
  return { client, paths, reports };
}

const SAVE = 'POST /resource/RepinResource/create/';
const SESSION = 'GET /resource/UserSessionResource/get/';

describe('a write that is refused with 403', () => {
  it('reads the session for a new token, and is sent again', async () => {
    const { client, paths, reports } = await start('session');
    await expect(resourceCall(client, SAVE_PIN, {}, KEY)).resolves.toMatchObject({ data: 'saved' });
    expect(paths()).toEqual([SAVE, SESSION, SAVE]);
    expect(
      reports.map(({ endpoint, attempt, retryInMs }) => [endpoint, attempt, retryInMs]),
    ).toEqual([
      ['readSession', 1, undefined],
      ['savePin', 1, 0],
      ['savePin', 2, undefined],
    ]);
  });

  it('is sent again at once when the refusal has set a new token', async () => {
    const { client, paths } = await start('refusal');
    await expect(resourceCall(client, SAVE_PIN, {}, KEY)).resolves.toMatchObject({ data: 'saved' });
    expect(paths()).toEqual([SAVE, SAVE]);
  });

  it('fails when there is no new token', async () => {
    const { client, paths } = await start('never');
    await expect(resourceCall(client, SAVE_PIN, {}, KEY)).rejects.toMatchObject({
      code: 'forbidden',
      outcome: 'failed',
    });
    expect(paths()).toEqual([SAVE, SESSION]);
  });

  it('refreshes the token once only', async () => {
    let token = 0;
    const server = await startServer((response) => {
      token += 1;
      json(response, 403, bad({ code: 1 }));
    });
    const client = createClient({ origin: server.origin, fetch, csrfToken: () => `${token}` });
    await expect(resourceCall(client, SAVE_PIN, {}, KEY)).rejects.toMatchObject({ status: 403 });
    expect(server.received).toHaveLength(2);
  });

  it('is not sent again without a key', async () => {
    const { client, paths } = await start('session');
    await expect(resourceCall(client, SAVE_PIN, {})).rejects.toMatchObject({ code: 'forbidden' });
    expect(paths()).toEqual([SAVE]);
  });

  it('and a read is not sent again', async () => {
    const { client, paths } = await start('session');
    await expect(resourceCall(client, READ_PIN, {}, KEY)).rejects.toMatchObject({ status: 403 });
    expect(paths()).toEqual(['GET /resource/PinResource/get/']);
  });
});
