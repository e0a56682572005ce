import { afterEach, describe, expect, it, vi } from 'vitest';
import { flush } from '../testing/index.js';
import * as runtime from './runtime.js';
import { hero, modal, open } from './open.test.fixture.js';

afterEach(() => vi.restoreAllMocks());

describe('dismiss', () => {
  it.each([
    ['with its chart', () => Promise.resolve(runtime)],
    ['before its chart has loaded', () => new Promise<never>(() => undefined)],
  ])('S2 §4.8: keeps the message when removal is prevented, %s', async (_, loadRuntime) => {
    const { host, keys, messaging, server } = await open([hero()], { loadRuntime });
    messaging.dismiss('9:1', { preventsRemoval: true });
    await flush();
    expect(keys()).toEqual([]);
    expect(server.fetches()).toBe(1);
    expect(host.emitted).toContainEqual(expect.objectContaining({ reason: 'dismissed' }));
    expect(messaging.explain()).toMatchObject([{ key: '9:1', state: 'ended' }]);
  });
});

describe('a key that no message has', () => {
  const warn = () => vi.spyOn(console, 'warn').mockReturnValue(undefined);

  it.each(['complete', 'dismiss'] as const)('%s warns in development', async (call) => {
    const { messaging } = await open([hero()]);
    const warned = warn();
    messaging[call]('9:7');
    messaging[call]('9:1');
    messaging[call]('9:1');
    expect(warned.mock.calls).toEqual([[expect.stringContaining(`${call}("9:7")`)]]);
  });

  it('does not warn in production', async () => {
    const { messaging } = await open([hero()]);
    const warned = warn();
    vi.stubEnv('NODE_ENV', 'production');
    messaging.dismiss('9:7');
    vi.unstubAllEnvs();
    expect(warned).not.toHaveBeenCalled();
  });
});

describe('a peek', () => {
  const other = hero({ id: '5', placementId: '4' });
  const cookies = hero({ id: '502597', placementId: '3' });
  const one = { ids: ['1'] };
  const two = { ids: ['5'] };

  it('S2 §2.22: finds one hero for the parts of a page, as many as will show', async () => {
    const { messaging } = await open([], { claims: [], initial: [hero(), other, modal()] });
    expect(messaging.peek(one)?.key).toBe('9:1');
    expect(messaging.peek(two)).toBeUndefined();
    expect(messaging.peek(one)?.key).toBe('9:1');
    const claims = [one, two].map(messaging.claim);
    expect(claims.map((claim) => messaging.messagesOf(claim).length)).toEqual([1, 0]);
  });

  it('finds the cookie question before all other heroes, as it shows', async () => {
    const { messaging } = await open([], { claims: [], initial: [hero(), cookies] });
    const any = { types: [13] };
    expect(messaging.peek(any)?.key).toBe('3:502597');
    const claim = messaging.claim(any);
    expect(messaging.messagesOf(claim).map(({ key }) => key)).toEqual(['3:502597']);
  });

  it('finds the next hero when the one that showed has ended', async () => {
    const { messaging } = await open([], { claims: [one], initial: [hero(), other] });
    expect(messaging.peek(two)).toBeUndefined();
    messaging.dismiss('9:1');
    expect(messaging.peek(two)?.key).toBe('4:5');
  });
});
