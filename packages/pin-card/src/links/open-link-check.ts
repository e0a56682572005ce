import type { Pin } from '@tackboard/domain';
import type { Internals } from '../client/types.js';

/** A press on a link to another site. */
interface OutboundPress {
  readonly href: string;
  readonly pin?: Pin | undefined;
  readonly isNewTab: boolean;
  /** The pressed link. It gets the focus back when the warning closes. */
  readonly anchor?: HTMLElement | undefined;
  readonly onClosed?: () => void;
}

/**
 * Checks a link, then opens it or shows a warning (S3 §4.1). The first call fetches the chunk. Returns whether the check
 * started: offline it does not.
 */
export function openLinkCheck(
  { core, environment }: Internals,
  { anchor, onClosed, ...props }: OutboundPress,
): boolean {
  if (!environment.isOnline()) return false;
  core.layers.open({
    load: async () => (await import('./link-check-layer.js')).LinkCheckLayer,
    props,
    anchor,
    onClosed,
  });
  return true;
}
