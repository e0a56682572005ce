'use client';
import { type Invite, inviterName } from '@tackboard/domain/user';
import { navigationWords } from '@tackboard/domain/words/navigation';
import { Avatar, withClass } from '@tackboard/ui';
import { forwardRef, type HTMLAttributes } from 'react';
import { useWords } from '../provider/use-words.js';

/** What a {@link SharedHeader} takes besides the attributes of a `<div>`. */
export interface SharedHeaderProps extends HTMLAttributes<HTMLDivElement> {
  /** What the invite code of the page stands for; nothing shows while it is looked up, and when there is none. */
  readonly invite: Invite | null | undefined;
}

/**
 * Says above a pin who sent it: the inviter's picture and first name, at most 30 characters. A picture that the site made
 * up for a person without one gives way to their initials. Renders a `<div>`; its children, such as a button to follow or
 * to sign up, stand at its end.
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
