import * as z from 'zod/mini';
import * as endpoints from '../endpoints.js';
import {
  decodePin,
  decodeSession,
  type Drift,
  encodeBoard,
  encodeBoardSection,
  encodePin,
  encodeSaveResponse,
  encodeSession,
  encodeUser,
} from '@tackboard/domain/wire';
import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import * as calls from '../../scripts/calls-section.js';
import { END, renderContract, START } from '../../scripts/contract-section.js';
import { type Client, createClient } from '../client.js';
import { endpointOf } from '../endpoint.js';
import { readSession } from '../people/session.js';
import { readHomeFeed } from '../pins/home-feed.js';
import { readPin } from '../pins/read-pin.js';
import { savePin, unsavePin } from '../pins/save-pin.js';
import { good } from '../server.test.fixture.js';
import { CONTRACT_CASES } from './cases/all-cases.js';
import { CALL_EXAMPLES, MINIMAL_PIN, MINIMAL_SESSION } from './examples.js';
import { shapeProblem } from './shape-problem.js';
import { BOARD, PIN, SAVED, SECTION, SESSION, USER } from './shapes.js';

const page = readFileSync(
  new URL('../../../../docs/api-client-server.md', import.meta.url),
  'utf8',
);

it('docs/api-client-server.md has the contract, written by `pnpm --filter @tackboard/api-client contract`', () => {
  const section = page.slice(page.indexOf(START), page.indexOf(END) + END.length);
  expect(section).toBe(renderContract());
});

it('docs/api-client.md has the calls, written by `pnpm --filter @tackboard/api-client contract`', () => {
  const text = readFileSync(new URL('../../../../docs/api-client.md', import.meta.url), 'utf8');
  const end = text.indexOf(calls.END) + calls.END.length;
  expect(text.slice(text.indexOf(calls.START), end)).toBe(calls.renderCalls());
});

it('every endpoint has a case', () => {
  const names = new Set(CONTRACT_CASES.map(({ endpoint }) => endpoint.name));
  const missing = Object.values(endpoints)
    .map((endpoint) => endpointOf(endpoint).name)
    .filter((name) => !names.has(name));
  expect(missing).toEqual([]);
});

describe('the examples', () => {
  it('fit the shapes and the decoders (S1 §3)', () => {
    const drift: Drift[] = [];
    const options = { onDrift: (one: Drift) => drift.push(one) };
    expect(z.safeParse(PIN, MINIMAL_PIN).success).toBe(true);
    expect(z.safeParse(SESSION, MINIMAL_SESSION).success).toBe(true);
    expect(decodePin(MINIMAL_PIN, options)?.images?.['236x']?.width).toBe(236);
    expect(decodeSession(MINIMAL_SESSION, options).user?.boardCount).toBe(3);
    expect(drift).toEqual([]);
  });
});

describe('the requests of the page (S1 §7)', () => {
  const write = { idempotencyKey: 'key-1' };
  const CALLS: Readonly<Record<string, (client: Client) => Promise<unknown>>> = {
    savePin: (client) => savePin(client, { pinId: '1125899906842624001', boardId: '12' }, write),
    unsavePin: (client) => unsavePin(client, { pinId: '1125899906842624002' }, write),
    readPin: (client) => readPin(client, { pinId: '1125899906842624001' }),
    readSession: (client) => readSession(client),
    readHomeFeed: (client) => readHomeFeed(client),
  };
  const plain = (form: URLSearchParams): string =>
    [...form].map(([name, value]) => `${name}=${value}`).join('&');

  test.each(CALL_EXAMPLES)(
    'of $call is what the client sends, and its response what it reads',
    async ({ call, request, body, data, bookmark }) => {
      const sent: unknown[] = [];
      const guards: string[] = [];
      const drift: Drift[] = [];
      const client = createClient({
        origin: 'http://localhost:3000',
        csrfToken: () => 'tok',
        onDrift: (one) => drift.push(one),
        fetch: (address, { method, body: form, headers }) => {
          const { pathname, searchParams: query } = new URL(address);
          const line = `${method} ${pathname}`;
          sent.push(query.size > 0 ? `${line}?${plain(query)}` : line);
          if (form instanceof URLSearchParams) sent.push(plain(form));
          const names = ['x-csrftoken', 'idempotency-key'];
          guards.push(...names.filter((name) => new Headers(headers).has(name)));
          return Promise.resolve(new Response(JSON.stringify(good(data, bookmark))));
        },
      });
      await CALLS[call]?.(client);
      expect(sent).toEqual(body === undefined ? [request] : [request, body]);
      expect(guards).toEqual(body === undefined ? [] : ['x-csrftoken', 'idempotency-key']);
      expect(drift).toEqual([]);
      const one = CONTRACT_CASES.find(({ endpoint }) => endpoint.name === call);
      expect(one && shapeProblem(one.shape, data)).toBeUndefined();
    },
  );
});

describe('the records that docs/back-end-teams.md encodes', () => {
  const lena = { id: '3', username: 'lena', fullName: 'Lena Berg' };
  const doors = {
    id: '7',
    name: 'Doors',
    url: '/lena/doors/',
    privacy: 'public',
    owner: lena,
  } as const;

  test.each([
    ['a pin', PIN, encodePin({ id: '42', gridTitle: 'Oak door', pinner: lena })],
    ['a board', BOARD, encodeBoard(doors)],
    ['a section', SECTION, encodeBoardSection({ id: '8', title: 'Oak', slug: 'oak' })],
    ['a person', USER, encodeUser(lena)],
    ['a session', SESSION, encodeSession({ isAuthenticated: true, user: lena })],
    ['a save', SAVED, encodeSaveResponse({ id: '43', board: doors })],
  ])('%s is what the contract expects (S1 §3)', (_, shape, encoded) => {
    expect(shapeProblem(shape, encoded)).toBeUndefined();
  });
});
