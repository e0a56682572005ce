import { type Clickthrough, isOutbound, type Pin } from '@tackboard/domain';
import { safeUrl } from '@tackboard/routes/links';
import type { Internals, LinkPress, OpenedLink } from '../client/types.js';
import { indexOf } from '../grid/grid-item-index.js';
import { windowOf } from '../window-of.js';
import { linkPage } from './link-page.js';
import { openLinkCheck } from './open-link-check.js';

/**
 * Logs a clickthrough with the call `logClickthrough`, if the host passes it, then emits `link-opened`. Emits nothing
 * when the server did not log it.
 */
export async function recordClickthrough(
  { calls, core }: Pick<Internals, 'calls' | 'core'>,
  { url, pin, anchor }: OpenedLink,
): Promise<void> {
  if (pin && calls.logClickthrough) {
    try {
      if (!(await calls.logClickthrough(clickthroughOf(url, pin, anchor)))) return;
    } catch (error) {
      core.reportError({ error, pin });
      return;
    }
  }
  core.emit({ name: 'link-opened', url, pinId: pin?.id });
}

function clickthroughOf(url: string, pin: Pin, anchor: Element | null): Clickthrough {
  const slotIndex = anchor ? indexOf(anchor) : -1;
  const { id: pinId, dpaCreativeType, trackingParams } = pin;
  return {
    pinId,
    url,
    clickthroughType: 'clickthrough',
    ...(slotIndex >= 0 && { slotIndex }),
    ...(dpaCreativeType !== undefined && { clientCreativeType: dpaCreativeType }),
    ...(trackingParams !== undefined && { clientTrackingParams: trackingParams }),
  };
}

/**
 * Follows a pressed link (S3 §4.1 §4.8). Returns whether the browser may open it. Otherwise it is checked first, is recorded
 * for a visitor, or leads nowhere.
 */
export function followLink(
  internals: Internals,
  { anchor, pin, isNewTab, pendingHref, setPendingHref }: LinkPress,
): boolean {
  const { calls, context, environment } = internals;
  const href = anchor.getAttribute('href') ?? '';
  const isVisitor = pin !== undefined && !context.viewer.isAuth;
  // The machine, which is fetched later, decides. This only finds the links that the browser may open itself.
  const isEmpty = /^\s*(#|$)/.test(href);
  if (!isEmpty && safeUrl(anchor.href) === undefined) return false;
  const isOwn = !isOutbound(anchor.href, linkPage(internals));
  if (!isVisitor && !isEmpty && (isOwn || (!calls.checkLink && environment.isOnline()))) {
    // Synchronously: the page may unload right after the press.
    if (!isOwn) void recordClickthrough(internals, { url: anchor.href, pin, anchor });
    return true;
  }
  if (pendingHref === href) return false;
  const isStarted = openLinkCheck(internals, {
    href,
    pin,
    isNewTab,
    anchor,
    onClosed: () => setPendingHref(null),
  });
  if (isStarted) setPendingHref(href);
  return false;
}

/** Follows a link that was pressed before this code was there, and opens it. */
export function openLink(internals: Internals, press: LinkPress): void {
  if (!followLink(internals, press)) return;
  const { href } = press.anchor;
  const view = windowOf(press.anchor);
  if (press.isNewTab) internals.navigation.openLink(href, view);
  else view.location.assign(href);
}
