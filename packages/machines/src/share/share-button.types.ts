import type { KeyValueStore } from '@tackboard/domain';
import type { ShareButtonVariant } from '@tackboard/domain/link';

/** What the chart needs from outside. */
export interface ShareButtonPorts {
  /** What a press does here: the flyout, or the handler of the parent (S3 §4.12). */
  readonly variant: () => ShareButtonVariant;
  /**
   * Whether an app upsell is there to take turns, by country and device; asked 4000 ms after the first show, and at each
   * turn.
   */
  readonly hasUpsell: () => boolean;
  /** Who looks, and how they came: signed out, or after landing on a phone, no upsell takes turns (S3 §4.12). */
  readonly visit?: () => { readonly isAuth: boolean; readonly isMobileLanding: boolean };
  /** The default send-click handler that the parent gives. */
  readonly onSend?: () => void;
  readonly onUpsell?: () => void;
  /** A click on the share button, for the log (S3 §7). */
  readonly onClick?: () => void;
  readonly storage?: KeyValueStore;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly onError?: (error: unknown) => void;
}

/** The events of the chart. */
export type ShareButtonEvent =
  | { readonly type: 'PRESS' }
  | { readonly type: 'DISMISS' }
  | { readonly type: 'PRESS_UPSELL' };
