import type { RuntimeLoader } from '../client/runtime-loader.js';

/**
 * Hands over what was pressed before a card hydrated, for when the runtime has loaded. Call it when the card has mounted. From
 * then on the card handles clicks itself.
 */
export function handOverPresses(
  card: HTMLElement | null,
  pinId: string,
  viewer: { readonly isAuth: boolean; readonly id?: string | undefined },
  withRuntime: RuntimeLoader['withRuntime'],
): void {
  const recorded = card?.ownerDocument.defaultView?.tackboardPresses;
  if (!card || !recorded) return;
  const viewerId = viewer.isAuth ? (viewer.id ?? '') : null;
  if (!recorded.cards) {
    recorded.cards = new Map();
    recorded.firstViewerId = viewerId;
  }
  recorded.cards.set(pinId, viewerId);
  withRuntime(({ replayPresses }) => replayPresses(recorded, pinId, card));
}
