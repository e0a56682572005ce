import { createClient } from '@tackboard/api-client';
import type { TrackingEvent } from '@tackboard/api-client/tracking';
import type { Consent } from '@tackboard/domain';
import { createTestConsent } from '@tackboard/domain/testing';
import { browserStorage } from '@tackboard/machines';
import { afterEach, expect, it } from 'vitest';
import { createRouter } from '../app/router/router.js';
import { createReports } from './reports.js';

afterEach(() => {
  Reflect.deleteProperty(document, 'prerendering');
  for (const key of browserStorage.keys()) browserStorage.remove(key);
});

const ALL: Consent = { analytics: true, marketing: true, personalization: true };
const NOTHING: Consent = { analytics: false, marketing: false, personalization: false };
const PIN_PAGE = { key: '1', kind: 'closeup', path: '/pin/7/', data: undefined };

/** The page of a pin that reports what happens. */
function open(isAuthenticated = false) {
  const events: TrackingEvent[] = [];
  const consent = createTestConsent(ALL);
  const reports = createReports(
    createClient({ origin: 'https://pins.example', fetch }),
    {
      track: (event) => void events.push(event),
      onEvent: () => undefined,
      count: () => undefined,
      flush: () => Promise.resolve(),
      stop: () => undefined,
    },
    {
      session: { isAuthenticated },
      consent,
      onError: (error) => {
        throw error;
      },
    },
  );
  reports.watch(createRouter(PIN_PAGE));
  return { consent, visits: () => events.filter(({ name }) => name === 'visit').length };
}

it('of somebody who is signed in nothing is recorded, and their refusal removes what was of the visitor', () => {
  open();
  expect(browserStorage.keys()).toEqual(['tackboard.visitor.1']);
  const { consent, visits } = open(true);
  expect([visits(), browserStorage.keys()]).toEqual([0, ['tackboard.visitor.1']]);
  consent.set(NOTHING);
  expect(browserStorage.keys()).toEqual([]);
});

it('a page that the browser rendered in advance is visited once somebody opens it', () => {
  Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
  const { visits } = open();
  expect([visits(), browserStorage.keys()]).toEqual([0, []]);
  document.dispatchEvent(new Event('prerenderingchange'));
  expect([visits(), browserStorage.keys()]).toEqual([1, ['tackboard.visitor.1']]);
});
