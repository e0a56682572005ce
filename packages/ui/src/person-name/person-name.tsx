'use client';
import type { SplitName, VerifiedType } from '@tackboard/domain';
import {
  type AnchorHTMLAttributes,
  type ComponentType,
  forwardRef,
  type HTMLAttributes,
} from 'react';
import { withClass } from '../class-name/class-name.js';
import { VerifiedBadge, type VerifiedBadgeProps } from '../verified-badge/verified-badge.js';

/** Props of {@link PersonName} besides the attributes of a `<span>`. */
export interface PersonNameProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** The domain's `splitName(user.fullName)`. */
  readonly name: SplitName;
  /** The domain's `verifiedType(user)`; undefined renders no badge. */
  readonly verified?: VerifiedType | undefined;
  /** Props of the badge. */
  readonly badge: Omit<VerifiedBadgeProps, 'showsText' | 'type'>;
  /** The profile's url. Without it the name is no link. */
  readonly href?: string | undefined;
  /**
   * The link component of a router.
   * @default a plain `<a>`
   */
  readonly link?:
    | ComponentType<AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string }>
    | 'a';
}

/**
 * A person's name with the verified badge, which never wraps without the last word. Renders a `<span>`, or nothing
 * for an empty name.
 */
export const PersonName = forwardRef<HTMLSpanElement, PersonNameProps>(function PersonName(
  { name: { lead, last }, verified: type, badge, href, link: Link = 'a', className, ...attributes },
  ref,
) {
  if (!last) return null;
  const isApart = type !== undefined && href !== undefined && badge.press !== 'none';
  const mark = type ? (
    <>
      <span className="tb-full-name-space"> </span>
      <VerifiedBadge {...badge} type={type} />
    </>
  ) : null;
  const words = (
    <>
      {lead}
      <span className="tb-full-name-last">{last}</span>
      {isApart ? null : mark}
    </>
  );
  return (
    <span
      dir="auto"
      {...attributes}
      ref={ref}
      className={withClass('tb-full-name', className)}
      data-badge={type ? (badge.size ?? 'md') : undefined}
    >
      {href === undefined ? (
        words
      ) : (
        <Link className="tb-full-name-link" href={href}>
          {words}
        </Link>
      )}
      {isApart ? mark : null}
    </span>
  );
});
