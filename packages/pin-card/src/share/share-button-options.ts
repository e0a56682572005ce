import type { SendObject } from '@tackboard/domain';
import type { ButtonHTMLAttributes } from 'react';

/** The sizes of a share button: 32, 40 and 48 px. */
export const SHARE_BUTTON_SIZES = ['sm', 'md', 'lg'] as const;

/** The size of a share button. See {@link SHARE_BUTTON_SIZES}. */
export type ShareButtonSize = (typeof SHARE_BUTTON_SIZES)[number];

/** What decides what a share button does. */
export interface ShareButtonOptions {
  /**
   * The card is a tile of a feed: there signed-in viewers get the flyout. Elsewhere `onSend` is called (S3 §4.12).
   * @default true
   */
  readonly isFeedTile?: boolean | undefined;
  /**
   * What a press does where there is no flyout: signed out, and beside feeds.
   * @default the port `openSend`; without that either nothing shows there
   */
  readonly onSend?: ((object: SendObject) => void) | undefined;
}

/** What a share button takes besides the attributes of a `<button>`. */
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

/** The app upsell that takes turns with a share button (S3 §4.12). */
export interface ShareUpsell {
  /** Whether there is one for this country and device; asked 4000 ms after the button showed, and at each turn. */
  readonly isAvailable: (facts: {
    readonly country: string | undefined;
    readonly isApple: boolean;
  }) => boolean;
  /** What a press on it does. */
  readonly onPress: () => void;
  /**
   * The person came to the site by landing here on a phone: then it never shows.
   * @default false
   */
  readonly isMobileLanding?: boolean;
}
