import {
  animatesShareUpsell,
  type KeyValueStore,
  SHARE_UPSELL_ANIMATION_MS,
  SHARE_UPSELL_DELAY_MS,
  type ShareButtonVariant,
} from '@tackboard/domain';
import { setup } from 'xstate';

/** What the chart needs from outside. */
export interface ShareButtonPorts {
  /** What a press does here: the flyout, or the handler of the parent (S3 §4.12.1). */
  readonly variant: () => ShareButtonVariant;
  /**
   * Whether an app upsell is there to take turns, by country and device; asked 4000 ms after the first show, and at each
   * turn.
   */
  readonly hasUpsell: () => boolean;
  /** Who looks, and how they came: signed out, or after landing on a phone, no upsell takes turns (S3 §4.12.7). */
  readonly visit?: () => { readonly isAuth: boolean; readonly isMobileLanding: boolean };
  /** The default send-click handler that the parent gives. */
  readonly onSend?: () => void;
  readonly onUpsell?: () => void;
  /** A click on the share button, for the log (S3 §7.33). */
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

/** The storage key of when the app upsell showed last. */
export const SHARE_UPSELL_SHOWN_AT_KEY = 'tackboard:share-upsell-shown-at';

/**
 * The chart of the share button (S3 §4.12.2). A press opens and closes the send flyout, or calls the parent's handler. When
 * there is an app upsell, checked 4000 ms after the first show, the two icons take turns of 5000 ms.
 */
export function createShareButtonMachine(ports: ShareButtonPorts) {
  return setup({
    types: { events: {} as ShareButtonEvent },
    guards: {
      hasFlyout: () => ports.variant() === 'flyout',
      hasUpsell: () => {
        const hasUpsellIcon = ports.hasUpsell();
        const visit = ports.visit?.();
        return visit ? animatesShareUpsell({ ...visit, hasUpsellIcon }) : hasUpsellIcon;
      },
    },
    actions: {
      logClick: () => ports.onClick?.(),
      send: () => ports.onSend?.(),
      openUpsell: () => ports.onUpsell?.(),
      rememberShowing: () => {
        try {
          ports.storage?.set(SHARE_UPSELL_SHOWN_AT_KEY, String(ports.now()));
        } catch (error) {
          ports.onError?.(error);
        }
      },
    },
    delays: { SHARE_UPSELL_DELAY_MS, SHARE_UPSELL_ANIMATION_MS },
  }).createMachine({
    id: 'shareButton',
    type: 'parallel',
    states: {
      flyout: {
        initial: 'closed',
        states: {
          closed: {
            on: {
              PRESS: [
                { guard: 'hasFlyout', target: 'open', actions: 'logClick' },
                { actions: ['logClick', 'send'] },
              ],
            },
          },
          open: {
            on: { PRESS: { target: 'closed', actions: 'logClick' }, DISMISS: 'closed' },
          },
        },
      },
      icon: {
        initial: 'waiting',
        states: {
          waiting: {
            after: {
              SHARE_UPSELL_DELAY_MS: [
                { guard: 'hasUpsell', target: 'upsell' },
                { target: 'share' },
              ],
            },
          },
          share: {},
          upsell: {
            entry: 'rememberShowing',
            on: { PRESS_UPSELL: { actions: 'openUpsell' } },
            after: { SHARE_UPSELL_ANIMATION_MS: 'shareTurn' },
          },
          shareTurn: {
            after: {
              SHARE_UPSELL_ANIMATION_MS: [
                { guard: 'hasUpsell', target: 'upsell' },
                { target: 'share' },
              ],
            },
          },
        },
      },
    },
  });
}
