import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededId } from '../seed/ids.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { visit, type Visitor } from '../testing/visitor.js';

const SAVE = 'RepinResource/create';
const PIN = seededId('pin', 'chelsea');

let server: TestServer;
let maren: Visitor;
/** The number of saves before the tests. */
let seeded: number;
beforeAll(async () => {
  server = await startTestServer();
  maren = await visit(server.origin, 'marenkjaer');
  seeded = saves();
});
afterAll(() => server.stop());

function saves(): number {
  return Number(server.database.prepare('SELECT count(*) AS count FROM saves').get()?.['count']);
}

describe('a write', () => {
  it.each([
    ['without a token', ''],
    ['with another token', 'a'.repeat(64)],
    ['with a shorter token', 'abc'],
  ])('is refused %s', async (_, token) => {
    const response = await maren.write(
      SAVE,
      { pin_id: PIN },
      { headers: { 'x-csrftoken': token } },
    );
    expect([response.status, response.error]).toEqual([403, 'csrfMismatch']);
    expect(saves()).toBe(seeded);
  });

  it('is refused when header and cookie are equal but no token', async () => {
    const visitor = await visit(server.origin, 'marenkjaer');
    visitor.cookies.set('csrftoken', 'x');
    const response = await visitor.write(SAVE, { pin_id: PIN });
    expect([response.status, response.error]).toEqual([403, 'csrfMismatch']);
    expect(visitor.cookies.get('csrftoken')).toMatch(/^[0-9a-f]{64}$/);
  });

  it.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://127.0.0.1:1' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('is refused from another site: %j', async (headers) => {
    const response = await maren.write(SAVE, { pin_id: PIN }, { headers });
    expect([response.status, response.error]).toEqual([403, 'crossOrigin']);
    expect(saves()).toBe(seeded);
  });

  it('is accepted through a proxy that changes the host, from the same site as the page', async () => {
    const headers = { origin: 'http://localhost:5173', 'sec-fetch-site': 'same-origin' };
    const response = await maren.write('PinResource/delete', { id: '1' }, { headers });
    expect(response.error).toBe('pinNotFound');
  });

  it('is accepted from its own origin', async () => {
    const headers = { origin: server.origin, 'sec-fetch-site': 'same-origin' };
    const response = await maren.write('PinResource/delete', { id: '1' }, { headers });
    expect(response.error).toBe('pinNotFound');
  });

  it('is refused when it is too large', async () => {
    const response = await maren.write(SAVE, {}, { body: `data=${'x'.repeat(70_000)}` });
    expect([response.status, response.error]).toEqual([413, 'tooLarge']);
  });

  it.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x'])(
    'is refused as %s',
    async (type) => {
      const response = await maren.write(
        SAVE,
        { pin_id: PIN },
        { headers: { 'content-type': type } },
      );
      expect([response.status, response.error]).toEqual([415, 'wrongContentType']);
    },
  );

  it.each([
    ['', 'The field "data" is missing.'],
    ['data=', 'The field "data" is not JSON.'],
    ['data=%7B', 'The field "data" is not JSON.'],
    ['data=%5B%5D', 'The field "data" must be {"options": {…}}.'],
    ['data=%7B%22options%22%3A1%7D', 'The field "data" must be {"options": {…}}.'],
  ])('is refused with the body %j', async (body, detail) => {
    const { envelope, status } = await maren.write(SAVE, {}, { body });
    expect([status, envelope.resource_response.message_detail]).toEqual([400, detail]);
  });

  it('gets the name of the invalid option', async () => {
    const { envelope } = await maren.write(SAVE, { pin_id: true });
    expect(envelope.resource_response.message_detail).toMatch(/^options\.pin_id: Invalid input/);
    expect(envelope.resource).toEqual({ name: 'RepinResource', options: { pin_id: true } });
  });
});

describe('any other request', () => {
  it('gets the failure envelope', async () => {
    const response = await maren.get('NoSuchResource/get');
    expect([response.status, response.error]).toEqual([404, 'unknownResource']);
    expect(response.envelope.resource.name).toBe('NoSuchResource');
  });

  it('gets the method that a call accepts', async () => {
    const response = await fetch(`${server.origin}/resource/${SAVE}/`);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
  });

  it('is invalid when its query is not JSON', async () => {
    const response = await fetch(`${server.origin}/resource/PinResource/get/?data=%7B`);
    expect(response.status).toBe(400);
  });
});

describe('an unexpected error', () => {
  it('is logged, and its message is not sent', async () => {
    server.database.exec(
      'ALTER TABLE sections RENAME TO hidden_sections; ALTER TABLE boards RENAME TO hidden_boards',
    );
    const response = await maren.write(SAVE, { pin_id: PIN });
    server.database.exec(
      'ALTER TABLE hidden_sections RENAME TO sections; ALTER TABLE hidden_boards RENAME TO boards',
    );
    expect(response.status).toBe(500);
    expect(response.envelope.resource_response).toMatchObject({
      code: 99,
      message: 'Sorry! Something went wrong on our end.',
    });
    expect(response.text).not.toMatch(/boards|SQL|node_modules|\.ts/);
    expect(server.errors).toEqual(['POST /resource/RepinResource/create/ failed unexpectedly']);
    expect(saves()).toBe(seeded);
  });
});
