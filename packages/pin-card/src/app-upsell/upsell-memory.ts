import type { KeyValueStore } from '@tackboard/domain';

/** The key that the time of the last app upsell is kept under, in milliseconds since 1970. */
const APP_UPSELL_STORAGE_KEY = 'tackboard:app-upsell-shown-at';

/** When the app upsell showed last; undefined when it never did, or nobody knows. */
export function readUpsellTime(storage: Pick<KeyValueStore, 'get'>): number | undefined {
  const text = storage.get(APP_UPSELL_STORAGE_KEY);
  const time = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(time) ? time : undefined;
}

/** Keeps when the app upsell showed. */
export function keepUpsellTime(storage: Pick<KeyValueStore, 'set'>, now: number): void {
  storage.set(APP_UPSELL_STORAGE_KEY, String(now));
}
