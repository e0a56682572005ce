import { describe, expect, it, test } from 'vitest';
import type { Fetch } from '../client.js';
import { fakeClock } from '../fake-clock.test.fixture.js';
import { bad, good } from '../server.test.fixture.js';
import { REQUIRED_CALLS } from './contract-case.js';
import { type ContractOptions, type ContractResult, runContract } from './run-contract.js';

const READ_PIN = 'GET /resource/PinResource/get/';
const SAVE_PIN = 'POST /resource/RepinResource/create/';
const UNSAVE_PIN = 'DELETE /resource/PinResource/delete/';

/** Returns a response in place of the server's, or nothing. */
type Fault = (route: string, init: RequestInit) => Response | Promise<Response> | undefined;

const reply = (status: number, body: object, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });

const refuse = (status: number) => reply(status, bad({ http_status: status, message: 'No.' }));

/** A server that has the five calls of a first page and nothing else: no boards, and pins of an id only. */
function createFiveCalls(fault: Fault = () => undefined): Fetch {
  const pins = ['41', '42', '43'];
  /** The pins that were ever saved, by the id of the copy. */
  const copies = new Map<string, string>();
  const saved = new Set<string>();
  const responses = new Map<string, { readonly request: string; readonly data: unknown }>();

  const run = (route: string, options: Record<string, unknown>): Response | { data: unknown } => {
    const id = options['pin_id'] ?? options['id'];
    if (typeof id !== 'string') return refuse(400);
    const pin = pins.includes(id) ? id : copies.get(id);
    if (pin === undefined) return refuse(404);
    if (route === READ_PIN) return { data: { id: pin, is_saved_to_profile: saved.has(pin) } };
    if (route === UNSAVE_PIN) {
      saved.delete(pin);
      return { data: null };
    }
    saved.add(pin);
    copies.set(`9${id}`, id);
    return { data: { id: `9${id}` } };
  };

  const respond = (route: string, url: URL, init: RequestInit): Response => {
    const headers = new Headers(init.headers);
    const isSignedIn = headers.get('cookie')?.includes('sessionid=lena') === true;
    const sent = init.body instanceof URLSearchParams ? init.body : url.searchParams;
    const options = (
      JSON.parse(sent.get('data') ?? '{}') as { readonly options: Record<string, unknown> }
    ).options;

    switch (route) {
      case 'GET /resource/UserSessionResource/get/': {
        const user = { id: '1', username: 'lena' };
        const session = isSignedIn ? { is_authenticated: true, user } : { is_authenticated: false };
        return reply(200, good(session), { 'set-cookie': 'csrftoken=tok; Path=/' });
      }
      case 'GET /resource/UserHomefeedResource/get/': {
        const { page_size: size, bookmarks } = options;
        if (typeof size !== 'number') return refuse(400);
        const start = Number((bookmarks as readonly string[] | undefined)?.[0] ?? 0);
        const end = start + size;
        const items = pins.slice(start, end).map((id) => ({ id }));
        return reply(200, good(items, end < pins.length ? String(end) : undefined));
      }
      case 'GET /resource/PinResource/get/': {
        const done = run(route, options);
        return done instanceof Response ? done : reply(200, good(done.data));
      }
      case 'POST /resource/RepinResource/create/':
      case 'DELETE /resource/PinResource/delete/': {
        if (!isSignedIn) return refuse(401);
        if (headers.get('x-csrftoken') !== 'tok') return refuse(403);
        const [key, request] = [headers.get('idempotency-key') ?? '', JSON.stringify(options)];
        const before = responses.get(key);
        if (before) return before.request === request ? reply(200, good(before.data)) : refuse(422);
        const done = run(route, options);
        if (done instanceof Response) return done;
        if (key !== '') responses.set(key, { request, data: done.data });
        return reply(200, good(done.data));
      }
      default:
        return refuse(404);
    }
  };

  return async (address, init) => {
    const url = new URL(address);
    const route = `${init.method} ${url.pathname}`;
    return (await fault(route, init)) ?? respond(route, url, init);
  };
}

/** The `data` of a write, as text. */
const dataOf = ({ body }: RequestInit): string =>
  body instanceof URLSearchParams ? (body.get('data') ?? '') : '';

/** Runs the contract against the five calls. */
function run(
  fault?: Fault,
  options: Partial<ContractOptions> = {},
): Promise<readonly ContractResult[]> {
  return runContract({
    baseUrl: 'http://localhost:3000',
    session: 'sessionid=lena; csrftoken=tok',
    fetch: createFiveCalls(fault),
    ...options,
  });
}

/** The failures, each as `endpoint check: detail`. */
function failures(results: readonly ContractResult[]): string[] {
  return results
    .filter(({ outcome }) => outcome === 'fail')
    .map(({ endpoint, check, detail }) => `${endpoint} ${check}: ${detail}`);
}

function passed(results: readonly ContractResult[], endpoint: string): string[] {
  const own = results.filter((each) => each.endpoint === endpoint && each.outcome === 'pass');
  return own.map(({ check }) => check);
}

describe('a server with the five calls', () => {
  it('passes, with every check of saves although it has no boards (S1 §7)', async () => {
    const results = await run();
    expect(failures(results)).toEqual([]);
    const checks = ['response', 'read back', 'key', 'bad input', 'missing', 'signed out', 'CSRF'];
    expect(passed(results, 'savePin')).toEqual(checks);
    expect(passed(results, 'unsavePin')).toEqual(checks);
    expect(passed(results, 'readPin')).toEqual(['response', 'bad input', 'missing']);
    expect(passed(results, 'readSession')).toEqual(['cookies', 'session', 'response']);
  });

  it('gets a save to the profile: no board (S1 §7)', async () => {
    const sent: unknown[] = [];
    await run((route, init) => {
      if (route === SAVE_PIN) sent.push(JSON.parse(dataOf(init)));
      return undefined;
    });
    expect(sent[0]).toEqual({
      options: { pin_id: '41', disable_event_log_info: true },
      context: {},
    });
    expect(JSON.stringify(sent)).not.toContain('board_id');
  });

  it('fails when it applies a key of one pin to another', async () => {
    const seen = new Set<string>();
    const results = await run((route, init) => {
      const key = new Headers(init.headers).get('idempotency-key') ?? '';
      if (route !== SAVE_PIN || !dataOf(init).includes('42')) return undefined;
      seen.add(key);
      return reply(200, good({ id: '942' }));
    });
    expect(seen.size).toBe(1);
    expect(failures(results)).toEqual([
      'savePin key: sent pin_id "42" with the Idempotency-Key of another request: HTTP 200, a success; expected a refusal with a status from 400 to 499. Store the request with its key, and refuse the key for any other request.',
    ]);
  });
});

describe('a write that is answered and not stored (S1 §7)', () => {
  test.each([
    [
      'savePin',
      SAVE_PIN,
      { id: '941' },
      'savePin read back: sent pin_id "41", disable_event_log_info true, then readPin with id "41": a pin that is not saved; expected a board in pinned_to_board, or is_saved_to_profile true. Store the save before you respond: after a reload the card shows what is read.',
    ],
    [
      'unsavePin',
      UNSAVE_PIN,
      null,
      'unsavePin read back: sent id "941", then readPin with id "41": is_saved_to_profile true; expected pinned_to_board null, and no is_saved_to_profile. Delete the viewer\'s copy before you respond: after a reload the card shows what is read.',
    ],
  ])('fails for %s', async (_, write, data, failure) => {
    const results = await run((route) => (route === write ? reply(200, good(data)) : undefined));
    expect(failures(results)).toContain(failure);
  });

  it('fails when the pin can be read before the save and not after it', async () => {
    let isSaved = false;
    const results = await run((route) => {
      isSaved ||= route === SAVE_PIN;
      return route === READ_PIN && isSaved ? refuse(500) : undefined;
    });
    expect(failures(results)).toContain(
      'savePin read back: sent pin_id "41", disable_event_log_info true, then readPin with id "41": HTTP 500, No.; expected a pin. Return the pin as the viewer sees it now.',
    );
  });

  it('is not looked for on a server that has no readPin', async () => {
    const results = await run((route) => (route === READ_PIN ? refuse(404) : undefined), {
      only: ['savePin', 'unsavePin'],
    });
    expect(failures(results)).toEqual([]);
    expect(passed(results, 'savePin')).not.toContain('read back');
  });

  it('is looked for with a pin that the account has not saved before', async () => {
    const sent: string[] = [];
    await run((route, init) => {
      if (route === SAVE_PIN) sent.push(dataOf(init));
      if (!route.includes('UserHomefeed')) return undefined;
      const board = { id: '5', name: 'Rome', url: '/lena/rome/' };
      return reply(200, good([{ id: '41', pinned_to_board: board }, { id: '42' }]));
    });
    expect(sent[0]).toContain('"pin_id":"42"');
  });
});

const FIRST = 'Mend earlier failures first, or give the test account what is missing.';

describe('a call that the server lacks', () => {
  test.each([
    ['readHomeFeed', 'GET /resource/UserHomefeedResource/get/'],
    ['readPin', READ_PIN],
    ['savePin', SAVE_PIN],
    ['unsavePin', UNSAVE_PIN],
  ])('fails when it is %s', async (endpoint, missing) => {
    const results = await run((route) => (route === missing ? refuse(404) : undefined));
    expect(failures(results)).toContainEqual(
      expect.stringMatching(
        new RegExp(
          `^${endpoint} response: sent ${missing} with \\w+ .+: HTTP 404; expected the server to have this call\\. Add it, `,
        ),
      ),
    );
  });

  it('fails when --only names it, and not otherwise', async () => {
    const named = await run(undefined, { only: ['reportPin', 'readInvite'] });
    expect(failures(named)).toEqual([
      'reportPin response: sent POST /resource/PinReportResource/create/ with pin_id "41", reason "contract": HTTP 404; expected the server to have this call. Add it, or name its path in `endpoints` (--endpoints).',
      `readInvite response: nothing was sent: it needs a valid invite code. ${FIRST}`,
    ]);
    const all = await run();
    expect(all).toContainEqual({
      endpoint: 'reportPin',
      check: 'response',
      outcome: 'not offered',
      detail: 'HTTP 404',
    });
  });

  it('fails when the feed has no pin to read or save', async () => {
    const results = await run((route) =>
      route.includes('UserHomefeed') ? reply(200, good([])) : undefined,
    );
    expect(failures(results)).toEqual([
      'readHomeFeed bad input: sent page_size {"not":["valid"]}: HTTP 200, a success; expected a refusal with a status below 500. Check the value of page_size before you use it.',
      `readPin response: nothing was sent: it needs a pin of somebody else in the home feed. ${FIRST}`,
      `savePin response: nothing was sent: it needs a pin of somebody else in the home feed. ${FIRST}`,
      `unsavePin response: nothing was sent: it needs the id that savePin returns. ${FIRST}`,
    ]);
  });
});

describe('a secret board', () => {
  test.each([
    ['fails', 'shows', 'fail', 200],
    ['passes', 'hides', 'pass', 404],
  ])('%s when the server %s it to visitors', async (_, _shows, outcome, status) => {
    const board = {
      id: '51',
      name: 'Contract',
      url: '/lena/contract/',
      privacy: 'secret',
      is_collaborative: false,
      collaborated_by_me: false,
      followed_by_me: false,
      collaborator_count: 0,
      pin_count: 0,
      owner: { id: '1', username: 'lena', full_name: 'Lena' },
    };
    const results = await run((route, { headers }) => {
      if (!route.includes('/BoardResource/')) return undefined;
      const isSignedIn = new Headers(headers).get('cookie')?.includes('sessionid=lena');
      return isSignedIn || status === 200 ? reply(200, good(board)) : refuse(status);
    });
    const checks = results.filter(({ check }) => check === 'secret');
    expect(checks.map((each) => [each.endpoint, each.outcome])).toContainEqual([
      'readBoard',
      outcome,
    ]);
  });
});

describe('the session', () => {
  it('fails when nobody is signed in with it', async () => {
    const results = await run(undefined, { session: 'sessionid=old', only: ['readPin'] });
    expect(failures(results)).toEqual([
      'readSession session: sent the cookies of `session` (--session): is_authenticated is false; expected true. Sign in as the test account, and copy both cookies again.',
    ]);
  });

  it('is not expected without cookies', async () => {
    const results = await run(undefined, { session: '', only: ['readPin'] });
    expect(failures(results)).toEqual([]);
  });
});

/** What fetch throws in Node when the server drops the connection. */
const dropped = (code: string): Error => {
  const cause = Object.assign(new Error('other side closed'), { code });
  return new TypeError('fetch failed', { cause });
};

describe('without a response', () => {
  it('the run rejects when there is no connection', async () => {
    const refused = run(() => Promise.reject(dropped('ECONNREFUSED')));
    await expect(refused).rejects.toMatchObject({ code: 'connection', isBeforeSending: true });
  });

  it('a connection that drops later is a failure of its call, and the rest goes on', async () => {
    const results = await run((route) =>
      route === READ_PIN ? Promise.reject(dropped('ECONNRESET')) : undefined,
    );
    expect(failures(results)).toEqual([
      'readPin response: sent id "41": the connection ended without a response (ECONNRESET); expected a response to each request. See the log of the server.',
    ]);
    expect(passed(results, 'readHomeFeed')).toContain('response');
    expect(passed(results, 'savePin')).toContain('key');
  });

  it('in a single check only that check fails', async () => {
    const results = await run((route, init) => {
      const isWithoutToken = new Headers(init.headers).get('x-csrftoken') === null;
      return route === SAVE_PIN && isWithoutToken && dataOf(init).includes('41')
        ? Promise.reject(dropped('UND_ERR_SOCKET'))
        : undefined;
    });
    expect(failures(results)).toEqual([
      'savePin CSRF: the connection ended without a response (UND_ERR_SOCKET); expected a response to each request. See the log of the server.',
    ]);
  });

  it('a call fails after the 10 s that the client waits', async () => {
    const clock = fakeClock();
    const found: ContractResult[] = [];
    const done = run(
      (route) => {
        if (route !== READ_PIN) return undefined;
        // The timer of this attempt is set as soon as the request is on its way.
        void clock.untilTimer(10_000).then(() => clock.advance(10_000));
        return new Promise(() => undefined);
      },
      { clock, only: ['readHomeFeed', 'readPin'], onEndpoint: (each) => found.push(...each) },
    );
    const results = await done;
    expect(failures(results)).toEqual([
      'readPin response: sent id "41": no response within 10 s; expected one, because the client waits no longer. Respond sooner, or with 503 before anything is written.',
    ]);
    expect(clock.pending()).toEqual([]);
    expect(found).toEqual(results);
  });
});

describe('results', () => {
  it('arrive one endpoint after the other', async () => {
    const endpoints: string[][] = [];
    const results = await run(undefined, {
      onEndpoint: (found) => endpoints.push([...new Set(found.map(({ endpoint }) => endpoint))]),
    });
    expect(endpoints.every((names) => names.length === 1)).toBe(true);
    const names = endpoints.flat();
    expect(names).toEqual([...new Set(results.map(({ endpoint }) => endpoint))]);
    expect(names.slice(0, 2)).toEqual(['readSession', 'readHomeFeed']);
  });

  it('say where a redirect leads', async () => {
    const login = () => new Response(null, { status: 302, headers: { location: '/login?next=1' } });
    const results = await run((route) => (route === READ_PIN ? login() : undefined));
    expect(failures(results)).toEqual([
      'readPin response: sent id "41": HTTP 302 without an envelope, it leads to /login?next=1; expected a success. The client reads JSON of the form {"resource_response": {"status": "success", "data": …}}, or what `unwrap` of the endpoint makes of it.',
    ]);
  });

  it('name the place of a wrong value', async () => {
    const results = await run((route) =>
      route.includes('Homefeed') ? reply(200, good([{ id: '41' }, { id: 42 }])) : undefined,
    );
    expect(failures(results)).toContain(
      'readHomeFeed response: sent page_size 25: data[1].id is number 42; expected string. An id is text, because numbers of JavaScript end at 2^53: send it in quotes.',
    );
  });
});

describe('a failure says what was sent, what came, what was expected and how to mend it', () => {
  const HOME_FEED = 'GET /resource/UserHomefeedResource/get/';
  /** The pages that the feed returns in turn, with the bookmark of the next. */
  const feed = (...pages: readonly [readonly string[], string?][]): Fault => {
    let page = 0;
    return (route) => {
      if (route !== HOME_FEED) return undefined;
      const [ids, bookmark] = pages[page++] ?? [[]];
      return reply(
        200,
        good(
          ids.map((id) => ({ id })),
          bookmark,
        ),
      );
    };
  };
  const save = (status: number, text: string, isIt: (init: RequestInit) => boolean): Fault => {
    return (route, init) =>
      route === SAVE_PIN && isIt(init) ? new Response(text, { status }) : undefined;
  };
  const isOf = (value: string) => (init: RequestInit) => dataOf(init).includes(value);
  const isVisitor = ({ headers }: RequestInit) =>
    new Headers(headers).get('cookie')?.includes('sessionid') !== true;
  const MISSING = '9040404040404040404';
  const ids = Array.from({ length: 40 }, (_, at) => String(at + 41));

  test.each([
    [
      'a page that is too long',
      feed([ids]),
      'readHomeFeed response: sent page_size 25: the response has 40 items; expected at most 25. Return no more than page_size, and a bookmark with which the rest is asked for.',
    ],
    [
      'a page that repeats an item',
      feed([['41', '42']], [['41'], 'b'], [['41']]),
      'readHomeFeed paging: sent bookmarks ["b"]: page 2 repeats the item "41"; expected the items after it. Begin each page where the one with this bookmark ended.',
    ],
    [
      'a bookmark that returns',
      feed([['41', '42']], [['41'], 'b'], [['42'], 'b']),
      'readHomeFeed paging: sent bookmarks ["b"]: page 2 returns the bookmark "b" once more; expected another one, or none on the last page. The client would read the same page again and again.',
    ],
    [
      'a refusal',
      save(400, JSON.stringify(bad({ http_status: 400, message: 'Which board?' })), isOf('41')),
      'savePin response: sent pin_id "41", disable_event_log_info true: HTTP 400, Which board?; expected a success. The client sends these values: accept them. The log of the server says why it did not.',
    ],
    [
      'an unknown id that is saved',
      save(200, JSON.stringify(good({ id: '1' })), isOf(MISSING)),
      `savePin missing: sent pin_id "${MISSING}": HTTP 200, a success; expected HTTP 404 or 410. Nothing has this id: refuse it, so that nobody is shown a success or an empty page.`,
    ],
    [
      'a visitor who is let in',
      save(200, JSON.stringify(good({ id: '1' })), isVisitor),
      'savePin signed out: sent pin_id "41", disable_event_log_info true without a session: HTTP 200, a success; expected HTTP 401. That status opens the login: check the session before anything else.',
    ],
    [
      'a login page for a visitor',
      save(401, '<h1>Log in</h1>', isVisitor),
      'savePin signed out: sent pin_id "41", disable_event_log_info true without a session: HTTP 401 without an envelope, <h1>Log in</h1>; expected HTTP 401. The client reads the reason from {"resource_response": {"status": "failure", "error": {"message": "…"}}}.',
    ],
    [
      'code in a message',
      save(404, 'Error: no such pin\n    at save (/srv/save.js:3)', isOf(MISSING)),
      `savePin missing: sent pin_id "${MISSING}": the response shows code, Error: no such pin at save (/srv/save.js:3); expected HTTP 404 or 410. People read this message, and so do attackers: log the error, and return a sentence.`,
    ],
    [
      'an error without its status',
      save(200, JSON.stringify(bad({ http_status: 404, message: 'No.' })), isOf(MISSING)),
      `savePin missing: sent pin_id "${MISSING}": HTTP 200 with an error; expected HTTP 404 or 410. Use the status of HTTP too: the browser and whatever is between read nothing else.`,
    ],
    [
      'a write without a token',
      save(200, JSON.stringify(good({ id: '1' })), ({ headers }) => {
        return !isVisitor({ headers }) && new Headers(headers).get('x-csrftoken') === null;
      }),
      'savePin CSRF: sent pin_id "41", disable_event_log_info true without X-CSRFToken: HTTP 200, a success; expected HTTP 403. Compare the header with the cookie csrftoken: other sites can send a request, but cannot read the cookie.',
    ],
  ])('%s', async (_, fault, failure) => {
    expect(failures(await run(fault))).toContain(failure);
  });

  it('a repeated key with another response', async () => {
    let saves = 0;
    const results = await run((route) =>
      route === SAVE_PIN ? reply(200, good({ id: String(++saves) })) : undefined,
    );
    expect(failures(results)).toContain(
      'savePin key: sent pin_id "41", disable_event_log_info true once more with the same Idempotency-Key: data {"id":"2"}; expected the first response, with data {"id":"1"}. Store the response with its key, in the transaction of the write: otherwise a retry writes twice.',
    );
  });
});

describe('options', () => {
  test.each([
    [{ only: ['savePins'] }, /^There is no call "savePins"\. The calls are readSession, /],
    [{ endpoints: { savePins: {} } }, /^There is no call "savePins"\./],
    [{ baseUrl: 'localhost:3000' }, /^"localhost:3000" is not the URL of a server: write it as /],
    [{ baseUrl: '//localhost' }, /is not the URL of a server/],
  ])('%j are refused', async (options, message) => {
    await expect(run(undefined, options)).rejects.toThrow(message);
    await expect(run(undefined, options)).rejects.toMatchObject({ code: 'contract-option' });
  });

  it('name the five calls that each server must have', () => {
    expect(REQUIRED_CALLS).toEqual([
      'readSession',
      'readHomeFeed',
      'savePin',
      'unsavePin',
      'readPin',
    ]);
  });
});
