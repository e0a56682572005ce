import type { Consent, KeyValueStore } from '@tackboard/domain';
import { createMemoryStorage, createTestConsent } from '@tackboard/domain/testing';
import { describe, expect, it } from 'vitest';
import { createClient } from '../client.js';
import { fakeClock } from '../fake-clock.test.fixture.js';
import type { TrackingEvent } from './kit-event.js';
import { createVisitorActivity } from './visitor-activity.js';

const DAY_MS = 86_400_000;

const consentTo = (analytics: boolean): Consent => ({
  analytics,
  marketing: false,
  personalization: false,
});

function start(storage: KeyValueStore = createMemoryStorage(), nowMs = 0, isAllowed = true) {
  const consent = createTestConsent(consentTo(isAllowed));
  const clock = fakeClock(nowMs);
  const events: TrackingEvent[] = [];
  const metrics: string[] = [];
  const activity = createVisitorActivity(
    createClient({ origin: '', fetch, clock }),
    { track: (event) => events.push(event), count: (metric) => metrics.push(metric) },
    { storage, consent },
  );
  return { activity, clock, consent, events, metrics, storage };
}

const HOME = { path: '/', pageType: 'home' };
const closeup = (id: string) => ({ path: `/pin/${id}/`, pageType: 'closeup', pinId: id });

describe('the activity of a signed-out visitor (S3 §4.8 §5)', () => {
  it('S3 §5: counts a visit and not each of its pages, in buckets of 5 visits and of 7 days', () => {
    const storage = createMemoryStorage();
    const first = start(storage);
    first.activity.visit(HOME);
    first.clock.advance(29 * 60_000);
    first.activity.visit(closeup('7'));
    expect(first.events).toEqual([{ name: 'visit', auxData: { page_type: 'home', visits: '0' } }]);

    const second = start(storage, 8 * DAY_MS);
    second.activity.visit(closeup('8'));
    expect(second.events).toEqual([
      {
        name: 'visit',
        auxData: { page_type: 'closeup', visits: '0', days_since_last_visit: '7' },
      },
    ]);
    expect(second.activity.state().records.revisitation).toEqual({
      count: 2,
      time: 0,
      ts: 8 * DAY_MS,
    });
  });

  it('S3 §5: lists recently visited close-ups, and the history of all pages', () => {
    const { activity } = start();
    activity.visit(HOME);
    activity.visit(closeup('7'));
    activity.visit(closeup('7'));
    const { recentlyVisited, history, records } = activity.state();
    expect(recentlyVisited).toEqual([{ path: '/pin/7/', pageType: 'closeup', ts: 0, id: '7' }]);
    expect(history.map(({ path }) => path)).toEqual(['/', '/pin/7/']);
    expect(records.closeupPinCount).toBe(2);
  });

  it('S3 §4.8: sends and counts a quality check at a clickthrough', () => {
    const { activity, events, metrics } = start();
    activity.search({ query: 'terrazzo' });
    activity.download();
    activity.click({ pinId: '7', link: 'https://shop.example/a' });
    expect(events.slice(2)).toEqual([
      {
        name: 'quality-check',
        objectId: '7',
        auxData: {
          is_quality_user: true,
          clickthroughs: '0',
          searches: '0',
          closeups: '0',
          downloads: '0',
        },
      },
    ]);
    expect(metrics).toEqual(['quality_check']);
    expect(activity.state().records.clickthroughPins).toEqual([
      { pinId: '7', link: 'https://shop.example/a', ts: 0 },
    ]);
  });

  it('S3 §3: records and sends searches and downloads', () => {
    const { activity, events } = start();
    activity.search({ query: 'terrazzo', scope: 'videos' });
    activity.download('7');
    const { completedSearches, downloadedPinCount } = activity.state().records;
    expect(completedSearches).toEqual([{ query: 'terrazzo', scope: 'videos' }]);
    expect(downloadedPinCount).toBe(1);
    expect(events).toEqual([
      { name: 'search', auxData: { query: 'terrazzo', scope: 'videos' } },
      { name: 'download', objectId: '7' },
    ]);
  });

  it('S2 §9, S3 §4.8: a visitor is new, until they come again within 28 days', () => {
    const storage = createMemoryStorage();
    const at = (nowMs: number) => {
      const { activity } = start(storage, nowMs);
      activity.visit(HOME);
      return activity.visitor();
    };
    expect(start().activity.visitor()).toEqual({ isNew: true });
    expect(at(0)).toEqual({ isNew: true });
    expect(at(DAY_MS)).toEqual({ isNew: false });
    expect(at(29 * DAY_MS)).toEqual({ isNew: true });
  });

  it('S3 §3: redeems an invite once', () => {
    const { activity } = start();
    activity.visit({ ...closeup('7'), pinInviteCode: 'abc' });
    activity.visit({ ...closeup('8'), pinInviteCode: 'abc' });
    expect(activity.state().records.redeemedInvites).toEqual(['abc']);
  });

  it('sees what another tab has recorded', () => {
    const storage = createMemoryStorage();
    const [one, other] = [start(storage), start(storage)];
    one.activity.visit(closeup('7'));
    other.activity.visit(closeup('8'));
    one.activity.visit(closeup('9'));
    expect(one.activity.state().records.closeupPinCount).toBe(3);
  });

  it('stores nothing for a visitor who does not allow analytics, and removes what was', () => {
    const storage = createMemoryStorage();
    start(storage).activity.visit(closeup('7'));
    expect(storage.keys()).toHaveLength(1);
    const refused = start(storage, 0, false);
    refused.activity.visit(closeup('8'));
    expect(storage.keys()).toEqual([]);
    refused.activity.visit(closeup('9'));
    expect(refused.activity.state().history.map(({ path }) => path)).toContain('/pin/9/');
    expect(storage.keys()).toEqual([]);
  });

  it('a visitor who allows analytics later starts from nothing: what was before is not stored', () => {
    const { activity, consent, storage } = start(createMemoryStorage(), 0, false);
    activity.visit(closeup('7'));
    activity.search({ query: 'terrazzo' });
    consent.set(consentTo(true));
    expect(storage.keys()).toEqual([]);
    activity.visit(closeup('8'));
    const { history, records } = activity.state();
    expect(history.map(({ path }) => path)).toEqual(['/pin/8/']);
    expect([records.closeupPinCount, records.completedSearches]).toEqual([1, undefined]);
    expect(storage.get('tackboard.visitor.1')).not.toContain('terrazzo');
  });

  it('a withdrawal removes what is stored at once, and to allow it again does not bring it back', () => {
    const { activity, consent, storage } = start();
    activity.visit(closeup('7'));
    expect(storage.keys()).toHaveLength(1);
    consent.set(consentTo(false));
    expect(storage.keys()).toEqual([]);
    consent.set(consentTo(true));
    activity.visit(closeup('8'));
    expect(activity.state().history.map(({ path }) => path)).toEqual(['/pin/8/']);
  });

  it('the record stays when the viewer chooses about something else', () => {
    const { activity, consent } = start();
    activity.visit(closeup('7'));
    consent.set({ ...consentTo(true), marketing: true });
    expect(activity.state().records.closeupPinCount).toBe(1);
  });

  it('what an earlier page has stored is removed by a page of a viewer who refused, without a visit', () => {
    const storage = createMemoryStorage();
    start(storage).activity.visit(closeup('7'));
    start(storage, 0, false);
    expect(storage.keys()).toEqual([]);
  });

  it('S3 §8: starts again from stored data that is invalid, and lives without storage', () => {
    const storage = createMemoryStorage();
    storage.set('tackboard.visitor.1', '{"records":{"revisitation":{"count":"x"}}}');
    const invalid = start(storage);
    invalid.activity.visit(HOME);
    expect(invalid.activity.state().records.revisitation?.count).toBe(1);

    const fail = () => {
      throw new Error('blocked');
    };
    const blocked = start({ get: fail, set: fail, remove: fail, keys: fail });
    blocked.activity.visit(closeup('7'));
    blocked.activity.visit(closeup('8'));
    expect(blocked.activity.state().records.closeupPinCount).toBe(2);
  });
});
