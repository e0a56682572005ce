import { hidesFooters } from '@tackboard/domain/experience';
import type { Messaging } from '../messaging.types.js';

/** Hides the footers of cards while a message wants it (S1 §4). Returns a function that stops it. */
export function followFooters(messaging: Messaging): () => void {
  const { host } = messaging;
  let isHidden = false;
  const follow = () => {
    const pending = messaging.explain().filter(({ state }) => state !== 'ended');
    const next = hidesFooters(pending.map(({ key }) => ({ placementId: key.split(':')[0] ?? '' })));
    if (next === isHidden) return;
    isHidden = next;
    host.hideFooters?.(next);
  };
  follow();
  return messaging.subscribe(follow);
}
