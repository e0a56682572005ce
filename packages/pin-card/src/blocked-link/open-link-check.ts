import type { Pin } from '@tackboard/domain';
import type { Internals } from '../client/tackboard.js';

/** A press on a link that leaves the site. */
interface OutboundPress {
  readonly href: string;
  readonly pin?: Pin | undefined;
  readonly isNewTab: boolean;
  /** What a warning lies beside. */
  readonly anchor?: HTMLElement | undefined;
  readonly onClosed?: () => void;
}

/**
 * Asks about a link, and opens it or says why not (S3 §4.1). What judges it is fetched now. Tells whether it asks: offline
 * nothing happens.
 */
export function openLinkCheck(
  { environment, openLayer }: Internals,
  { anchor, onClosed, ...props }: OutboundPress,
): boolean {
  if (!environment.isOnline()) return false;
  openLayer({
    load: () => import('../chunks/dialogs.chunk.js').then(({ dialogs }) => dialogs.LinkCheckLayer),
    props,
    anchor,
    onClosed,
  });
  return true;
}
