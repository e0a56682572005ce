import type { KeyValueStore } from '@tackboard/domain';

/** The storage key for the time of the last app upsell, in milliseconds since 1970. */
const APP_UPSELL_STORAGE_KEY = 'tackboard:app-upsell-shown-at';

/** The time when the app upsell showed last; undefined if it never showed or the stored text is no number. */
export function readUpsellTime(storage: Pick<KeyValueStore, 'get'>): number | undefined {
  const text = storage.get(APP_UPSELL_STORAGE_KEY);
  const time = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(time) ? time : undefined;
}

/** Stores the time when the app upsell showed. */
export function writeUpsellTime(storage: Pick<KeyValueStore, 'set'>, now: number): void {
  storage.set(APP_UPSELL_STORAGE_KEY, String(now));
}
