import type { SendObject } from '@tackboard/domain';
import type { ButtonHTMLAttributes } from 'react';

/** `sm` is 32 px, `md` 40 px, `lg` 48 px. */
export const SHARE_BUTTON_SIZES = ['sm', 'md', 'lg'] as const;

/** The size of a share button. See {@link SHARE_BUTTON_SIZES}. */
export type ShareButtonSize = (typeof SHARE_BUTTON_SIZES)[number];

/** Options that decide what a press does. */
export interface ShareButtonOptions {
  /**
   * The card is in a feed, where signed-in viewers get the flyout. Elsewhere a press calls `onSend` (S3 §4.12).
   * @default true
   */
  readonly isFeedTile?: boolean | undefined;
  /**
   * Called by a press where there is no flyout: for visitors and outside of feeds. The button is hidden there without it.
   * @default navigation.openSend
   */
  readonly onSend?: ((object: SendObject) => void) | undefined;
}

/** Props of `ShareButton`, in addition to the attributes of a `<button>`. */
export interface ShareButtonProps
  extends
    ShareButtonOptions,
    Omit<
      ButtonHTMLAttributes<HTMLButtonElement>,
      'aria-expanded' | 'aria-haspopup' | 'children' | 'onClick' | 'onPointerDown'
    > {
  /** @default 'sm' */
  readonly size?: ShareButtonSize;
}

/** The app upsell that alternates with a share button (S3 §4.12). */
export interface ShareUpsell {
  /** Whether the app exists for the country and device. Called 4000 ms after the button mounts, and before each turn. */
  readonly isAvailable: (facts: {
    readonly country: string | undefined;
    readonly isApple: boolean;
  }) => boolean;
  /** Called when the upsell is pressed. */
  readonly onPress: () => void;
  /**
   * The viewer landed on this page on a phone. The upsell never shows then.
   * @default false
   */
  readonly isMobileLanding?: boolean;
}
