'use client';
import { splitName, type User, verifiedType } from '@tackboard/domain/user';
import {
  type AnchorHTMLAttributes,
  type ComponentType,
  forwardRef,
  type HTMLAttributes,
} from 'react';
import { withClass } from '../class-name/class-name.js';
import { VerifiedBadge, type VerifiedBadgeProps } from '../verified-badge/verified-badge.js';

/** What a {@link PersonName} takes besides the attributes of a `<span>`. */
export interface PersonNameProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  readonly user: Pick<User, 'fullName' | 'isVerifiedIdentity' | 'isVerifiedMerchant' | 'username'>;
  /** How the badge looks and what it does. */
  readonly badge: Omit<VerifiedBadgeProps, 'showsText' | 'user'>;
  /** The profile; left out: the name is no link. */
  readonly href?: string | undefined;
  /**
   * Renders the link, so that a router can follow it.
   * @default a plain `<a>`
   */
  readonly link?: ComponentType<AnchorHTMLAttributes<HTMLAnchorElement>> | 'a';
}

/**
 * A person's name with the verified badge: the badge stays on the line of the last word (S3 §3). A name without letters
 * is the username, and nothing when there is neither. Renders a `<span>`; needs `person-name.css` and
 * `verified-badge.css`.
 */
export const PersonName = forwardRef<HTMLSpanElement, PersonNameProps>(function PersonName(
  { user, badge, href, link: Link = 'a', className, ...attributes },
  ref,
) {
  const name = user.fullName?.trim() || user.username?.trim();
  if (!name) return null;
  const { lead, last } = splitName(name);
  const isVerified = verifiedType(user) !== undefined;
  const isApart = isVerified && href !== undefined && badge.press !== 'none';
  const verified = isVerified ? (
    <>
      {' '}
      <VerifiedBadge {...badge} user={user} />
    </>
  ) : null;
  const words = (
    <>
      {lead}
      <span className="tb-full-name-last">{last}</span>
      {isApart ? null : verified}
    </>
  );
  return (
    <span
      dir="auto"
      {...attributes}
      ref={ref}
      className={withClass('tb-full-name', className)}
      data-badge={isVerified ? (badge.size ?? 'md') : undefined}
    >
      {href === undefined ? (
        words
      ) : (
        <Link className="tb-full-name-link" href={href}>
          {words}
        </Link>
      )}
      {isApart ? verified : null}
    </span>
  );
});
