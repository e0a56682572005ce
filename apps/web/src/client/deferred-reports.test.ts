import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deferReports } from './deferred-reports.js';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const EVENT = { name: 'pin-clicked', pinId: '7' } as const;

const createFake = () => ({
  onEvent: vi.fn(),
  addPins: vi.fn(),
  watch: vi.fn(),
  activity: { click: vi.fn(), visitor: () => ({ isNew: false }) },
});

it('S1 §7: events wait for the code that reports them, in their order', () => {
  const reports = createFake();
  const deferred = deferReports(Date, vi.fn());
  deferred.onEvent(EVENT);
  deferred.onEvent({ ...EVENT, pinId: '8' });
  deferred.start(reports);
  deferred.onEvent({ ...EVENT, pinId: '9' });
  expect(reports.onEvent.mock.calls.flat()).toMatchObject([
    { pinId: '7' },
    { pinId: '8' },
    { pinId: '9' },
  ]);
});

it('S1 §7: what has waited is reported with the time at which it happened', () => {
  vi.setSystemTime(1000);
  const deferred = deferReports(Date, vi.fn());
  deferred.onEvent(EVENT);
  vi.setSystemTime(4000);
  deferred.onEvent(EVENT);
  vi.setSystemTime(9000);
  const times: number[] = [];
  deferred.start({ ...createFake(), onEvent: () => times.push(deferred.now()) });
  deferred.onEvent(EVENT);
  expect(times).toEqual([1000, 4000, 9000]);
  expect(deferred.now()).toBe(9000);
});

it('S1 §7: an event without an input loads the code of the attribution after 10 s', () => {
  const load = vi.fn();
  const deferred = deferReports(Date, load);
  vi.advanceTimersByTime(60_000);
  expect(load).not.toHaveBeenCalled();
  deferred.onEvent(EVENT);
  vi.advanceTimersByTime(9999);
  expect(load).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(load).toHaveBeenCalledOnce();
});

it('S1 §8: the code of the attribution that did not load is loaded again after a later event', () => {
  const load = vi.fn();
  const deferred = deferReports(Date, load);
  deferred.onEvent(EVENT);
  vi.advanceTimersByTime(10_000);
  vi.advanceTimersByTime(10_000);
  expect(load).toHaveBeenCalledTimes(1);
  deferred.onEvent(EVENT);
  vi.advanceTimersByTime(10_000);
  expect(load).toHaveBeenCalledTimes(2);
});

it('S2 §9: a visitor is new until their activity has loaded, and their clicks wait for it', () => {
  const reports = createFake();
  const deferred = deferReports(Date, vi.fn());
  const { recordSignedOutClick, visitor } = deferred.visitorOptions;
  expect(visitor?.()).toEqual({ isNew: true });
  recordSignedOutClick?.({ pinId: '7' } as Parameters<typeof recordSignedOutClick>[0]);
  deferred.start(reports);
  expect(visitor?.()).toEqual({ isNew: false });
  expect(reports.activity.click).toHaveBeenCalledExactlyOnceWith({ pinId: '7' });
});
