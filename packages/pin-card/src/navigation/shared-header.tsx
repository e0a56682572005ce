'use client';
import { type Invite, inviterName } from '@tackboard/domain';
import { navigationWords } from '@tackboard/domain/words';
import { Avatar, withClass } from '@tackboard/ui';
import { forwardRef, type HTMLAttributes } from 'react';
import { useWords } from '../client/tackboard-context.js';

/** Props of {@link SharedHeader}, in addition to the attributes of a `<div>`. */
export interface SharedHeaderProps extends HTMLAttributes<HTMLDivElement> {
  /** The invite of the page's invite code: undefined while the lookup is pending, null if there is none. */
  readonly invite: Invite | null | undefined;
}

/**
 * Shows above a pin who sent it (S1 §2.28): the sender's image and first name, at most 30 characters. Initials replace
 * a generated profile image. Renders a `<div>` with its children, such as a sign-up button, at the end; nothing without an
 * invite.
 */
export const SharedHeader = forwardRef<HTMLDivElement, SharedHeaderProps>(function SharedHeader(
  { invite, className, children, ...attributes },
  ref,
) {
  const words = useWords('navigation', navigationWords);
  const name = inviterName(invite);
  if (name === undefined) return null;
  const { isDefaultImage, imageMediumUrl } = invite?.sender ?? {};
  return (
    <div {...attributes} ref={ref} className={withClass('tb-shared-header', className)}>
      <Avatar
        className="tb-shared-header-picture"
        name={name}
        imageUrl={isDefaultImage ? undefined : imageMediumUrl}
      />
      <p className="tb-shared-header-text" dir="auto">
        {words.invitedBy({ name })}
      </p>
      {children}
    </div>
  );
});
