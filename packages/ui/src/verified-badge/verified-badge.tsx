'use client';
import type { VERIFIED_BADGE_SIZES_PX, VerifiedBadgeSize, VerifiedType } from '@tackboard/domain';
import { type ComponentType, forwardRef, type HTMLAttributes, type Ref, useState } from 'react';
import { withClass } from '../class-name/class-name.js';
import { VerifiedIcon } from './verified-icon.js';
import type { VerifiedBadgeWords, VerifiedInfoProps } from './verified-info.js';

/** Props of {@link VerifiedBadge} besides the attributes of its element. */
export interface VerifiedBadgeProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The domain's `verifiedType(user)`; undefined renders nothing. */
  readonly type: VerifiedType | undefined;
  readonly words: VerifiedBadgeWords;
  /**
   * 12, 16, 20 or 24 px.
   * @default 'md'
   */
  readonly size?: VerifiedBadgeSize;
  /**
   * Shows the name beside the icon: the domain's `showsMerchantText(user, true)`.
   * @default false
   */
  readonly showsText?: boolean;
  /**
   * What a press does: `info` opens a dialog that explains the badge, a function is called, and `none` renders no button,
   * for a badge inside a link.
   * @default 'info'
   */
  readonly press?: 'info' | 'none' | ((anchor: HTMLElement) => void);
  /**
   * Called when the dialog could not be loaded. The next press tries again.
   * @default `reportError`
   */
  readonly onError?: (error: unknown) => void;
}

/** A function, because a server has no `reportError`. */
const report = (error: unknown) => reportError(error);

/** The sides of the badge in pixels. */
const SIZES_PX: typeof VERIFIED_BADGE_SIZES_PX = { sm: 12, md: 16, lg: 20, xl: 24 };

/**
 * The badge of a verified merchant or person (S2 §2.13). Renders a `<button>`, or a `<span>` with `press="none"`, or nothing
 * without a `type`.
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
    import('./verified-info.js').then((part) => setInfo(() => part.VerifiedInfo), onError);
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
