import { expect, it, vi } from 'vitest';
import { samplePage, type SampleOptions } from '../../test-data/page.js';

const NOTHING = { analytics: false, marketing: false, personalization: false };
const ALL = { analytics: true, marketing: true, personalization: true };
const SIGNAL = { privacy: { globalPrivacyControl: true } };

const consentOf = (options: SampleOptions) => samplePage(options).tackboard.consent;

it('nothing is allowed until the viewer allows it', () => {
  expect(consentOf({}).get()).toEqual(NOTHING);
  const chosen = { analytics: true };
  expect(consentOf({ consent: { chosen } }).get()).toEqual({ ...NOTHING, analytics: true });
});

it('where the law lets viewers opt out, everything is allowed until they refuse it', () => {
  expect(consentOf({ consent: { isOptOut: true } }).get()).toEqual(ALL);
  const chosen = { personalization: false };
  expect(consentOf({ consent: { isOptOut: true, chosen } }).get()).toEqual({
    ...ALL,
    personalization: false,
  });
});

it('Global Privacy Control turns marketing off, until the viewer turns it on', () => {
  const consent = consentOf({ consent: { isOptOut: true }, environment: SIGNAL });
  expect([consent.hasPrivacySignal, consent.get()]).toEqual([true, { ...ALL, marketing: false }]);
  consent.set(ALL);
  expect(consent.get()).toEqual(ALL);
  const chosen = { marketing: true };
  expect(consentOf({ consent: { chosen }, environment: SIGNAL }).get().marketing).toBe(true);
});

it('the signal of the browser counts, also where a server has seen none', () => {
  expect(consentOf({}).hasPrivacySignal).toBe(false);
  Object.assign(navigator, { globalPrivacyControl: true });
  try {
    expect(consentOf({}).hasPrivacySignal).toBe(true);
    // A proxy may have taken the header off, or the document was cached.
    const unseen = { privacy: { globalPrivacyControl: false } };
    const consent = consentOf({ consent: { isOptOut: true }, environment: unseen });
    expect([consent.hasPrivacySignal, consent.get()]).toEqual([true, { ...ALL, marketing: false }]);
  } finally {
    Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  }
});

it('banner, settings and host share one store, and a change is an event', () => {
  const onEvent = vi.fn();
  const onChange = vi.fn();
  const { tackboard } = samplePage({ onEvent });
  const { consent, messageHost } = tackboard;
  const stop = consent.subscribe(onChange);
  messageHost.consent.set({ ...NOTHING, analytics: true });
  expect(consent.get()).toEqual({ ...NOTHING, analytics: true });
  expect(consent.get()).toBe(messageHost.consent.get());
  expect(onChange).toHaveBeenCalledOnce();
  expect(onEvent.mock.calls).toEqual([[{ name: 'consent', ...NOTHING, analytics: true }]]);
  stop();
  consent.set(NOTHING);
  expect(onChange).toHaveBeenCalledOnce();
});

it('a choice that confirms what was allowed is an event too', () => {
  const onEvent = vi.fn();
  const { consent } = samplePage({ onEvent }).tackboard;
  consent.set(consent.get());
  expect(onEvent.mock.calls).toEqual([[{ name: 'consent', ...NOTHING }]]);
});

it('another viewer has not chosen what the former one has', () => {
  const { tackboard } = samplePage({ consent: { chosen: ALL } });
  tackboard.setViewer({ isAuth: true, id: '42', firstName: 'Mina' });
  expect(tackboard.consent.get()).toEqual(ALL);
  tackboard.setViewer({ isAuth: false });
  expect(tackboard.consent.get()).toEqual(NOTHING);
  const chosen = { marketing: true };
  tackboard.setViewer({ isAuth: true, id: '43' }, { consent: { chosen } });
  expect(tackboard.consent.get()).toEqual({ ...NOTHING, marketing: true });
});

it('of another viewer is told with that viewer, and what listens to viewers sees their consent', () => {
  const { tackboard } = samplePage({ consent: { chosen: ALL } });
  const { viewer } = tackboard.messageHost;
  const seen: unknown[] = [];
  const tell = (by: string) => () => seen.push([by, viewer.get().id, tackboard.consent.get()]);
  viewer.subscribe(tell('viewer'));
  tackboard.consent.subscribe(tell('consent'));
  tackboard.on('event', tell('event'));
  tackboard.setViewer({ isAuth: true, id: '43' });
  expect(seen).toEqual([
    ['viewer', '43', NOTHING],
    ['consent', '43', NOTHING],
    ['event', '43', NOTHING],
  ]);
});

it('a viewer who allows the same changes nothing', () => {
  const onEvent = vi.fn();
  const { tackboard } = samplePage({ onEvent });
  const before = tackboard.consent.get();
  tackboard.setViewer({ isAuth: true, id: '43' });
  tackboard.setViewer({ isAuth: true, id: '43' }, { consent: { chosen: NOTHING } });
  expect(tackboard.consent.get()).toBe(before);
  expect(onEvent).not.toHaveBeenCalled();
});
