import type { Consent, ConsentStore } from '../experience/consent.js';

/** Creates what a viewer allows, for tests: by default nothing, in a browser that sends no signal. */
export function createTestConsent(
  consent: Consent = { analytics: false, marketing: false, personalization: false },
  hasPrivacySignal = false,
): ConsentStore {
  const listeners = new Set<() => void>();
  return {
    get: () => consent,
    set(chosen) {
      consent = chosen;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    hasPrivacySignal,
  };
}
