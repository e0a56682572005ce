import type { KeyValueStore, Pin } from '@tackboard/domain';
import type { DeepLink } from '@tackboard/routes';

/** Where a product's app is installed from. The demo has none. */
export const INSTALL_URL = 'https://app.tackboard.example/install';

const INSTALL_ID_KEY = 'tackboard:install-id';

/**
 * Returns the id that tells the app which browser it was installed from (S1 §7). It stays with the browser: there is none
 * where storage is blocked.
 */
export function installId(storage: KeyValueStore, newId: () => string): string | undefined {
  try {
    const stored = storage.get(INSTALL_ID_KEY);
    if (stored) return stored;
    const id = newId();
    storage.set(INSTALL_ID_KEY, id);
    return id;
  } catch {
    return undefined;
  }
}

/** Returns the fields of a link to the app that opens a page of the site (S1 §7). */
export function appLinkFields(path: string, origin: string, inviteCode: string | null): DeepLink {
  return {
    deeplinkPath: path,
    currentPageUrl: origin + path,
    utmSource: 'share_upsell',
    ...(inviteCode && { inviteCode }),
  };
}

/** Returns what the check of a link sends about the pin of its page (S3 §7). */
export function checkedPin(pin: Pick<Pin, 'id' | 'trackingParams'> | undefined) {
  return {
    ...(pin && { pinId: pin.id }),
    ...(pin?.trackingParams !== undefined && { clientTrackingParams: pin.trackingParams }),
  };
}
