import type { Consent, ConsentStore } from '@tackboard/domain';
import type { Environment } from './environment.js';
import type { CardEvent } from './event-table.js';
import type { ConsentOptions } from './tackboard.js';
import { createValue } from './value.js';

/** The consent of a client. */
export interface ClientConsent extends ConsentStore {
  /** Starts again for another viewer. */
  readonly restart: (options?: ConsentOptions) => void;
}

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
  const value = createValue(consentBy(options));
  const set = (next: Consent) => {
    value.set(next);
    emit({ name: 'consent', ...next });
  };
  return { ...value, set, hasPrivacySignal, restart: (given) => set(consentBy(given)) };
}
