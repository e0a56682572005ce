import type { Consent, ConsentStore } from '@tackboard/domain';
import type { Environment } from './environment.js';
import type { CardEvent } from './event-table.js';
import type { ConsentOptions } from './tackboard.js';
import { createValue } from './value.js';

/** The consent of a client. */
export interface ClientConsent extends ConsentStore {
  /** Starts again for another viewer. Nobody is told before {@link ClientConsent.publish}. */
  readonly restart: (options?: ConsentOptions) => void;
  /** Tells of what `restart` has changed, once. */
  readonly publish: () => void;
}

const PURPOSES = ['analytics', 'marketing', 'personalization'] as const;

/** Creates the consent of a client: what the viewer chose, and until then what the site does by default. */
export function createConsent(
  options: ConsentOptions | undefined,
  { privacy }: Pick<Environment, 'privacy'>,
  emit: (event: CardEvent) => void,
): ClientConsent {
  const hasPrivacySignal = privacy.globalPrivacyControl === true;
  const consentBy = ({ chosen, isOptOut = false }: ConsentOptions = {}): Consent => ({
    analytics: isOptOut,
    marketing: isOptOut && !hasPrivacySignal,
    personalization: isOptOut,
    ...chosen,
  });
  let current = consentBy(options);
  const published = createValue(current);
  const tell = () => {
    published.set(current);
    emit({ name: 'consent', ...current });
  };
  return {
    get: () => current,
    set(next) {
      current = next;
      tell();
    },
    subscribe: published.subscribe,
    hasPrivacySignal,
    restart(given) {
      const next = consentBy(given);
      if (PURPOSES.some((purpose) => next[purpose] !== current[purpose])) current = next;
    },
    publish() {
      if (current !== published.get()) tell();
    },
  };
}
