import { describe, expect, it } from 'vitest';
import { createMemoryLocks, createMemoryStorage, flush } from '../testing/index.js';
import { createOutbox, OUTBOX_LIMIT, OUTBOX_MAX_AGE_MS, type OutboxPorts } from './outbox.js';
import type { OutboxEntry, SaveEntry, ToggleEntry } from './outbox.types.js';

const entry = (key: string, more: Partial<SaveEntry> = {}): SaveEntry => ({
  kind: 'save',
  key,
  viewerId: 'v',
  pin: { id: `pin-${key}` },
  tap: { board: { id: 'b1' } },
  saved: null,
  ...more,
});

function start(over: Partial<OutboxPorts> = {}) {
  const storage = createMemoryStorage();
  const time = { now: 1000 };
  const errors: unknown[] = [];
  const ports: OutboxPorts = {
    storage,
    now: () => time.now,
    tabId: 'old',
    onError: (error) => errors.push(error),
    ...over,
  };
  const outbox = createOutbox(ports);
  const adopt = async (tabId = 'new', more: Partial<OutboxPorts> = {}) => {
    const sent: OutboxEntry[] = [];
    const next = createOutbox({ ...ports, tabId, ...more });
    await next.adopt('v', async (each) => void sent.push(each));
    return sent;
  };
  return { adopt, errors, outbox, ports, storage, time };
}

describe('the outbox', () => {
  it('keeps taps over a reload and gives them out in order, whole', async () => {
    const { adopt, outbox, time } = start();
    outbox.add(entry('c'));
    outbox.add(entry('a', { kind: 'delete', saved: { board: { id: 'b2' }, copyId: 'x' } }));
    time.now = 900;
    outbox.add(entry('b'));
    expect(await adopt()).toEqual([
      entry('b'),
      entry('c'),
      entry('a', { kind: 'delete', saved: { board: { id: 'b2' }, copyId: 'x' } }),
    ]);
  });

  it('S3 §4.3.2: keeps a press on a toggle beside the taps, and the latest press of each toggle alone', async () => {
    const { adopt, outbox } = start();
    const hide: ToggleEntry = {
      kind: 'toggle',
      key: 'a',
      viewerId: 'v',
      toggle: 'hide-pin',
      id: '1',
      isOn: true,
      detail: { kind: 'search', query: 'oak' },
    };
    const report: ToggleEntry = { ...hide, key: 'c', toggle: 'report-pin' };
    outbox.add(hide);
    outbox.add(entry('b', { pin: { id: '1' } }));
    outbox.add(report);
    outbox.add({ ...hide, key: 'd', isOn: false });
    outbox.remove(hide);
    expect(await adopt()).toEqual([
      entry('b', { pin: { id: '1' } }),
      report,
      { ...hide, key: 'd', isOn: false },
    ]);
  });

  it('drops what is older than a day once, and says how much', () => {
    const { outbox, time } = start();
    outbox.add(entry('a'));
    outbox.add(entry('b'));
    time.now += OUTBOX_MAX_AGE_MS - 1;
    outbox.add(entry('c'));
    expect(outbox.dropExpired('v')).toBe(0);
    time.now += 1;
    expect([outbox.dropExpired('w'), outbox.dropExpired('v'), outbox.dropExpired('v')]).toEqual([
      0, 2, 0,
    ]);
    expect(outbox.holds(entry('c'))).toBe(true);
  });

  it('forgets what is settled', async () => {
    const { adopt, outbox } = start();
    outbox.add(entry('a'));
    outbox.remove(entry('a'));
    expect(outbox.holds(entry('a'))).toBe(false);
    expect(await adopt()).toEqual([]);
  });

  it('keeps the latest tap of a pin alone', async () => {
    const { adopt, outbox } = start();
    const pin = { id: '1' };
    outbox.add(entry('a', { pin }));
    outbox.add(entry('b', { pin, kind: 'delete' }));
    outbox.remove(entry('a', { pin }));
    expect(await adopt()).toEqual([entry('b', { pin, kind: 'delete' })]);
  });

  it('keeps the taps of its own tab where the browser has no locks', async () => {
    const { outbox } = start();
    outbox.add(entry('a'));
    const sent: OutboxEntry[] = [];
    await outbox.adopt('v', async (each) => void sent.push(each));
    expect(sent).toEqual([]);
  });

  it('has room for 100 taps of a viewer', () => {
    const { outbox } = start();
    for (let index = 0; index < OUTBOX_LIMIT; index++) {
      outbox.add(entry(String(index)));
      expect(outbox.holds(entry(String(index)))).toBe(true);
    }
    expect(OUTBOX_LIMIT).toBe(100);
    outbox.add(entry('more'));
    expect(outbox.holds(entry('more'))).toBe(false);
    outbox.add(entry('more', { viewerId: 'w' }));
    expect(outbox.holds(entry('more', { viewerId: 'w' }))).toBe(true);
  });

  it('keeps viewers apart, also those whose names begin alike', async () => {
    const { adopt, outbox } = start();
    outbox.add(entry('a', { viewerId: 'v:w' }));
    outbox.add(entry('b', { viewerId: 'vv' }));
    expect(await adopt()).toEqual([]);
    outbox.clear('v');
    expect(outbox.holds(entry('a', { viewerId: 'v:w' }))).toBe(true);
    outbox.clear('v:w');
    expect(outbox.holds(entry('a', { viewerId: 'v:w' }))).toBe(false);
  });

  it.each([
    [OUTBOX_MAX_AGE_MS - 1, 1],
    [OUTBOX_MAX_AGE_MS, 0],
  ])('of %i ms ago gives out %i taps', async (ageMs, count) => {
    const { adopt, outbox, time } = start();
    outbox.add(entry('a'));
    time.now += ageMs;
    expect(await adopt()).toHaveLength(count);
  });

  it('drops what another version wrote, and what is no tap', async () => {
    const { adopt, errors, storage } = start();
    storage.set('tackboard:outbox:0:v:a', '{}');
    storage.set('tackboard:outbox:1:v:b', '{');
    storage.set('tackboard:outbox:1:v:c', '{"kind":"save"}');
    storage.set('other', 'kept');
    expect(await adopt()).toEqual([]);
    expect(storage.keys()).toEqual(['other']);
    expect(errors).toHaveLength(2);
  });

  it.each([
    ['tap', null],
    ['tap', []],
    ['tap', { board: null }],
    ['tap', { board: { name: 'Dunes' } }],
    ['tap', { sectionId: 4 }],
    ['saved', undefined],
    ['saved', { board: 'b1' }],
  ])(
    'drops and reports an entry whose %s is %j, and never sends it (S1 §4)',
    async (part, value) => {
      const { adopt, errors, outbox, storage } = start();
      outbox.add({ ...entry('a'), [part]: value });
      expect(await adopt()).toEqual([]);
      expect(storage.keys()).toEqual([]);
      expect(errors.map(String)).toEqual([
        'DamagedEntryError: The outbox entry "tackboard:outbox:1:v:pin-a" is damaged, so it was dropped and not sent. ' +
          'Let only the outbox write its keys.',
      ]);
    },
  );

  it('has no room where storage is blocked, and breaks nothing', () => {
    const { errors, outbox, storage } = start();
    storage.block();
    outbox.add(entry('a'));
    outbox.remove(entry('a'));
    outbox.clear('v');
    expect(outbox.holds(entry('a'))).toBe(false);
    expect(errors.length).toBeGreaterThan(0);
  });

  it('does not send its own taps or those of open tabs again', async () => {
    const locks = createMemoryLocks();
    const { adopt, outbox, storage } = start({ locks });
    outbox.add(entry('a'));
    expect(await adopt('old')).toEqual([]);
    expect(await adopt('new')).toEqual([]);
    locks.end('tackboard:outbox-tab:old');
    locks.end('tackboard:outbox-tab:old');
    expect(await adopt('newer')).toEqual([entry('a')]);
    expect(JSON.parse(storage.get('tackboard:outbox:1:v:pin-a') ?? '')).toMatchObject({
      tabId: 'newer',
    });
  });

  it('gives its taps to another outbox once it is closed', async () => {
    const locks = createMemoryLocks();
    const { adopt, outbox } = start({ locks });
    outbox.add(entry('a'));
    expect(await adopt('new')).toEqual([]);
    outbox.close();
    await flush();
    expect(await adopt('newer')).toEqual([entry('a')]);
  });

  it('reports a tab lock that the browser refuses', async () => {
    const refused = new Error('The origin is opaque.');
    const { errors, outbox } = start({ locks: { request: () => Promise.reject(refused) } });
    expect(errors).toEqual([]);
    outbox.add(entry('a'));
    await flush();
    expect(errors).toEqual([refused]);
  });

  it('opens again after it was closed, and then sends what it had left', async () => {
    const { outbox } = start({ locks: createMemoryLocks() });
    outbox.add(entry('a'));
    outbox.close();
    await flush();
    const sent: OutboxEntry[] = [];
    await outbox.adopt('v', async (each) => void sent.push(each));
    expect(sent).toEqual([entry('a')]);
  });

  it('does not give out a tap that a later one replaced meanwhile', async () => {
    const { outbox, ports } = start();
    const pin = { id: '2' };
    outbox.add(entry('a'));
    outbox.add(entry('b', { pin }));
    const next = createOutbox({ ...ports, tabId: 'new' });
    const sent: string[] = [];
    await next.adopt('v', async ({ key }) => {
      sent.push(key);
      next.add(entry('c', { pin }));
    });
    expect(sent).toEqual(['a']);
    expect(next.holds(entry('c', { pin }))).toBe(true);
  });

  it('is taken over by one tab at a time', async () => {
    const locks = createMemoryLocks();
    const { outbox, ports } = start();
    outbox.add(entry('a'));
    outbox.add(entry('b'));
    const sent: string[] = [];
    const finish: (() => void)[] = [];
    const adopting = ['x', 'y'].map((tabId) =>
      createOutbox({ ...ports, tabId, locks }).adopt('v', ({ key }) => {
        sent.push(`${tabId} ${key}`);
        return new Promise((done) => finish.push(done));
      }),
    );
    await flush();
    expect(sent).toEqual(['x a']);
    finish[0]?.();
    await flush();
    expect(sent).toEqual(['x a', 'x b']);
    finish[1]?.();
    await Promise.all(adopting);
    expect(sent).toEqual(['x a', 'x b']);
  });
});
