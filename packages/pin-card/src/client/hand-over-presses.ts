import { replayPresses } from './replay-presses.js';

/**
 * Hands over what was pressed before a card hydrated. Call it when the card has mounted. From then on the card handles clicks
 * itself.
 */
export function handOverPresses(
  card: HTMLElement | null,
  pinId: string,
  viewer: { readonly isAuth: boolean; readonly id?: string | undefined },
): void {
  const recorded = card?.ownerDocument.defaultView?.tackboardPresses;
  if (!card || !recorded) return;
  const viewerId = viewer.isAuth ? (viewer.id ?? '') : null;
  if (!recorded.cards) {
    recorded.cards = new Map();
    recorded.firstViewerId = viewerId;
  }
  recorded.cards.set(pinId, viewerId);
  replayPresses(recorded, pinId, card);
}
