'use client';
import type {
  VERIFIED_BADGE_SIZES_PX,
  VerifiedBadgeSize,
  VerifiedType,
} from '@tackboard/domain/user';
import { type ComponentType, forwardRef, type HTMLAttributes, type Ref, useState } from 'react';
import { withClass } from '../class-name/class-name.js';
import { VerifiedIcon } from './verified-icon.js';
import type { VerifiedInfoProps } from './verified-info.lazy.js';

/** What a badge says; the last three only where it can be pressed. */
export interface VerifiedBadgeWords {
  readonly verifiedMerchant: () => string;
  readonly verifiedIdentity: () => string;
  readonly verifiedMerchantText?: () => string;
  readonly verifiedIdentityText?: () => string;
  readonly close?: () => string;
}

/** What a {@link VerifiedBadge} takes besides the attributes of its element. */
export interface VerifiedBadgeProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** What is verified: the domain's `verifiedType(user)`. Undefined: there is no badge. */
  readonly type: VerifiedType | undefined;
  readonly words: VerifiedBadgeWords;
  /**
   * 12, 16, 20 or 24 px (S2 §2).
   * @default 'md'
   */
  readonly size?: VerifiedBadgeSize;
  /**
   * Shows what it says beside it: the domain's `showsMerchantText(user, true)` (S2 §2).
   * @default false
   */
  readonly showsText?: boolean;
  /**
   * What a press does: opens the dialog that tells what the badge means, which is fetched then; calls a function; or
   * nothing, for a badge inside a link.
   * @default 'info'
   */
  readonly press?: 'info' | 'none' | ((anchor: HTMLElement) => void);
  /**
   * The dialog could not be fetched. The next press tries again.
   * @default `reportError`
   */
  readonly onError?: (error: unknown) => void;
}

/** Named only when it is called: a server has no `reportError`. */
const report = (error: unknown) => reportError(error);

/** The sides of the badge in pixels (S2 §2). */
const SIZES_PX: typeof VERIFIED_BADGE_SIZES_PX = { sm: 12, md: 16, lg: 20, xl: 24 };

/**
 * The badge of a verified merchant or person (S2 §2). Renders a `<button>`, a `<span>` where a press does nothing, and
 * nothing for who is not verified; needs `verified-badge.css`, its dialog `dialog.css`.
 */
export const VerifiedBadge = forwardRef<HTMLElement, VerifiedBadgeProps>(function VerifiedBadge(
  { type, words, size = 'md', showsText = false, press = 'info', onError = report, ...rest },
  ref,
) {
  const { className, ...attributes } = rest;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [Info, setInfo] = useState<ComponentType<VerifiedInfoProps> | null>(null);
  if (!type) return null;

  const label = words[type]();
  const pixels = SIZES_PX[size];
  const shared = { 'data-size': size, 'data-type': type, ...attributes };
  const content = (
    <>
      <VerifiedIcon width={pixels} height={pixels} />
      {showsText ? <span className="tb-verified-text">{label}</span> : null}
    </>
  );
  if (press === 'none') {
    return (
      <span
        {...(showsText ? {} : { role: 'img', 'aria-label': label })}
        {...shared}
        ref={ref as Ref<HTMLSpanElement>}
        className={withClass('tb-verified', className)}
      >
        {content}
      </span>
    );
  }

  const open = (from: HTMLElement) => {
    if (typeof press === 'function') return press(from);
    setAnchor(from);
    import('./verified-info.lazy.js').then((part) => setInfo(() => part.VerifiedInfo), onError);
  };
  return (
    <>
      <button
        aria-label={showsText ? undefined : label}
        aria-haspopup="dialog"
        {...shared}
        ref={ref as Ref<HTMLButtonElement>}
        type="button"
        className={withClass('tb-verified', className)}
        onClick={(event) => {
          attributes.onClick?.(event);
          if (!event.defaultPrevented) open(event.currentTarget);
        }}
      >
        {content}
      </button>
      {anchor && Info ? (
        <Info type={type} words={words} anchor={anchor} onClose={() => setAnchor(null)} />
      ) : null}
    </>
  );
});
