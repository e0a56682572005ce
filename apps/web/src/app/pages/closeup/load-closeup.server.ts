import { isCallError, type PinRemoval } from '@tackboard/api-client';
import { type Invite, isShoppable, type Pin } from '@tackboard/domain';
import type { PinFeedPage } from '@tackboard/pin-card';
import { data } from 'react-router';
import type { RequestOf } from '../../page.server.js';
import { INSTEAD } from '../removed/gone-pin.js';

/** A pin that its creator deleted or that was taken down. */
export interface GoneData {
  /** For its pinner alone. */
  readonly removal?: PinRemoval | undefined;
  readonly instead: PinFeedPage;
}

/** A pin and pins like it. */
export interface CloseupData {
  readonly pin: Pin;
  /** The first of the pins that are like it. */
  readonly related: PinFeedPage;
  /** Who sent the link, by the invite code in the address (S1 §2). */
  readonly invite?: Invite | undefined;
  /** Products like the one of the pin. */
  readonly products: readonly Pin[];
}

const PRODUCTS_PAGE_SIZE = 6;

/** The status of a pin that its creator deleted, or that was taken down. */
const GONE_STATUS = 410;

/** Reads a pin, or what shows in place of one that is gone. */
export async function loadCloseup(request: RequestOf<'closeup'>) {
  const { viewer, calls, link, query } = request;
  const pinId = link.params.id;
  const pin = await calls.readPin({ pinId }).catch((error: unknown) => {
    if (isCallError(error, 'not-found') && error.status === GONE_STATUS) return undefined;
    throw error;
  });
  if (!pin) {
    const [own] = viewer.userId === null ? [] : await calls.listRemovedPins({ pinId });
    const gone: GoneData = { removal: own, instead: await calls.explorePins(INSTEAD) };
    // Gone for all but its pinner: search engines forget the page.
    return data(gone, { status: own ? 200 : GONE_STATUS });
  }
  const options = { scope: 'buyable_pins', pageSize: PRODUCTS_PAGE_SIZE } as const;
  const inviteCode = query.get('invite_code');
  const [related, products, invite] = await Promise.all([
    calls.readRelatedPins({ pinId: pin.id }),
    isShoppable(pin) ? calls.readRelatedPins({ pinId: pin.id, ...options }) : undefined,
    // A failed lookup means that there is no invite (S3 §8).
    inviteCode ? calls.readGraphInvite(inviteCode).catch(() => undefined) : undefined,
  ]);
  // The sender of the link sees nothing of it (S3 §4.6).
  const isOwn = invite?.sender?.id !== undefined && invite.sender.id === viewer.userId;
  const shown: CloseupData = {
    pin,
    related,
    invite: isOwn ? undefined : invite,
    products: products?.pins ?? [],
  };
  return shown;
}
