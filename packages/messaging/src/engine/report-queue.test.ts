import { describe, expect, it } from 'vitest';
import { createFakeClock, createTestStorage, flush, MessageServerError } from '../testing/index.js';
import { createReportQueue } from './report-queue.js';
import { createReportStorage, type Report } from './saved.js';

const report = (id: string, changes: Partial<Report> = {}): Report => ({
  id,
  kind: 'viewed',
  placementId: '9',
  experienceId: '1',
  removes: false,
  viewerId: 'v',
  at: 1000,
  ...changes,
});

function setUp(storage = createTestStorage(), random = () => 1) {
  const clock = createFakeClock(1000);
  const sent: string[] = [];
  const requests: { readonly resolve: () => void; readonly reject: (status?: number) => void }[] =
    [];
  const settled: string[] = [];
  const signals: AbortSignal[] = [];
  const network = { isOnline: true };
  const reportStorage = createReportStorage({
    storage,
    onError: (error) => {
      throw error;
    },
  });
  const queue = createReportQueue({
    send: ({ id }, signal) => {
      sent.push(id);
      signals.push(signal);
      return new Promise((resolve, reject) => {
        requests.push({ resolve, reject: (status) => reject(new MessageServerError(status)) });
      });
    },
    clock,
    random,
    isOnline: () => network.isOnline,
    storage: reportStorage,
    onSettled: ({ id }, outcome) => settled.push(`${outcome} ${id}`),
  });
  const respond = async (status?: number | 'ok') => {
    const request = requests.shift();
    if (status === 'ok') request?.resolve();
    else request?.reject(status);
    await flush();
  };
  return { clock, network, queue, reportStorage, respond, sent, settled, signals, storage };
}

describe('the report queue', () => {
  it('S2 §4.1: a flush leaves an attempt on its way its timeout of 30 s', async () => {
    const { clock, queue, sent, signals } = setUp();
    queue.add(report('a'));
    clock.advance(10_000);
    queue.flush();
    clock.advance(19_999);
    expect(signals[0]?.aborted).toBe(false);
    clock.advance(1);
    expect(signals[0]?.aborted).toBe(true);
    clock.advance(3000);
    await flush();
    expect(sent).toEqual(['a', 'a']);
  });

  it('S2 §4.1: sends the reports of a message in order, those of two messages at once', async () => {
    const { queue, respond, sent } = setUp();
    queue.add(report('a'));
    queue.add(report('b', { kind: 'dismissed' }));
    queue.add(report('c', { experienceId: '2' }));
    expect(sent).toEqual(['a', 'c']);
    await respond('ok');
    expect(sent).toEqual(['a', 'c', 'b']);
  });

  it.each([undefined, 408, 425, 429, 500, 503])(
    'sends a report that failed with %s again after 3 s, then 6 s',
    async (status) => {
      const { clock, queue, respond, sent, settled } = setUp();
      queue.add(report('a'));
      await respond(status);
      clock.advance(2999);
      expect(sent).toEqual(['a']);
      clock.advance(1);
      expect(sent).toEqual(['a', 'a']);
      await respond(status);
      clock.advance(6000);
      expect(sent).toEqual(['a', 'a', 'a']);
      await respond('ok');
      expect(settled).toEqual(['sent a']);
    },
  );

  it('waits between half and all of that time, by chance', async () => {
    const { clock, queue, respond, sent } = setUp(createTestStorage(), () => 0);
    queue.add(report('a'));
    await respond(503);
    clock.advance(1499);
    expect(sent).toEqual(['a']);
    clock.advance(1);
    expect(sent).toEqual(['a', 'a']);
  });

  it.each([400, 401, 403, 404, 409, 422])(
    'drops a report that the server refused with %i',
    async (status) => {
      const { queue, respond, sent, settled } = setUp();
      queue.add(report('a'));
      queue.add(report('b'));
      await respond(status);
      expect(settled).toEqual(['dropped a']);
      expect(sent).toEqual(['a', 'b']);
    },
  );

  it('drops a report after ten attempts', async () => {
    const { clock, queue, respond, sent, settled } = setUp();
    queue.add(report('a'));
    for (let attempt = 0; attempt < 10; attempt++) {
      await respond(503);
      clock.advance(300_000);
    }
    expect(sent).toHaveLength(10);
    expect(settled).toEqual(['dropped a']);
  });

  it('gives up an attempt without a response after 30 s', async () => {
    const { clock, queue, sent, signals } = setUp();
    queue.add(report('a'));
    clock.advance(29_999);
    expect(signals[0]?.aborted).toBe(false);
    clock.advance(1);
    expect(signals[0]?.aborted).toBe(true);
    clock.advance(3000);
    expect(sent).toEqual(['a', 'a']);
  });

  it('waits while offline, and sends at once when the page is online again', async () => {
    const { network, queue, respond, sent } = setUp();
    network.isOnline = false;
    queue.add(report('a'));
    expect(sent).toEqual([]);
    network.isOnline = true;
    queue.flush();
    expect(sent).toEqual(['a']);
    await respond(503);
    queue.flush();
    expect(sent).toEqual(['a', 'a']);
  });

  it('keeps 50 reports that wait, and drops the oldest', () => {
    const { network, queue, settled } = setUp();
    network.isOnline = false;
    for (let at = 0; at < 52; at++) queue.add(report(`${at}`, { at, experienceId: `${at}` }));
    expect(settled).toEqual(['dropped 0', 'dropped 1']);
    expect(queue.pending()).toHaveLength(50);
  });

  it('aborts and forgets everything when the viewer changes', async () => {
    const { queue, respond, settled, signals, storage } = setUp();
    queue.add(report('a'));
    queue.clear();
    expect(signals[0]?.aborted).toBe(true);
    await respond('ok');
    expect(settled).toEqual([]);
    expect(storage.keys()).toEqual([]);
  });
});

describe('stored reports', () => {
  it('outlive the page, in order, with their idempotency keys', () => {
    const { queue, storage } = setUp();
    queue.add(report('b', { at: 2000 }));
    queue.add(report('a', { at: 1000 }));
    const { reportStorage } = setUp(storage);
    expect(reportStorage.load('v', 3000).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('are removed once they have settled', async () => {
    const { queue, respond, storage } = setUp();
    queue.add(report('a'));
    expect(storage.keys()).toHaveLength(1);
    await respond('ok');
    expect(storage.keys()).toEqual([]);
  });

  it('are dropped for another viewer, after 24 hours, and when they cannot be read', () => {
    const { reportStorage, storage } = setUp();
    reportStorage.save(report('a', { viewerId: 'w' }));
    reportStorage.save(report('b', { at: -86_400_000 }));
    reportStorage.save(report('c', { at: 1 }));
    storage.set('tackboard:message-report:d', '{');
    storage.set('other', 'kept');
    expect(reportStorage.load('v', 1).map(({ id }) => id)).toEqual(['c']);
    expect(storage.keys()).toEqual(['tackboard:message-report:c', 'other']);
  });

  it('cost nothing where storage is blocked', () => {
    const errors: unknown[] = [];
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    const storage = { get: blocked, set: blocked, remove: blocked, keys: blocked };
    const reportStorage = createReportStorage({ storage, onError: (error) => errors.push(error) });
    reportStorage.save(report('a'));
    expect(reportStorage.load('v', 1)).toEqual([]);
    expect(errors).toHaveLength(2);
  });
});
