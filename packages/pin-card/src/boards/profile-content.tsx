'use client';
import type { User } from '@tackboard/domain';
import { boardWords } from '@tackboard/domain/words';
import { Button, withClass } from '@tackboard/ui';
import { forwardRef, type HTMLAttributes } from 'react';
import { useInternals, useWords } from '../client/tackboard-context.js';
import { useClientToggle } from '../feedback/use-client-toggle.js';
import { nameOf } from './person.js';

/** Props of {@link ProfileContent}, besides the attributes of a `<div>`. */
export interface ProfileContentProps extends HTMLAttributes<HTMLDivElement> {
  readonly person: User;
}

/** What a profile shows below its head. While the viewer blocks the person it says so instead, with Unblock. */
export const ProfileContent = forwardRef<HTMLDivElement, ProfileContentProps>(
  function ProfileContent({ person, className, children, ...attributes }, ref) {
    const words = useWords('boards', boardWords);
    const { id = '', blockedByMe } = person;
    const [blocked, setBlocked] = useClientToggle('block-user', id, blockedByMe === true);
    return (
      <div {...attributes} ref={ref} className={withClass('tb-profile-content', className)}>
        {blocked.isOn ? (
          <div className="tb-profile-blocked">
            <p>{words.youBlocked({ name: nameOf(person) })}</p>
            <Button onClick={() => setBlocked(false)}>{words.unblock()}</Button>
          </div>
        ) : (
          children
        )}
      </div>
    );
  },
);

/** The tabs of a profile (S3 §2.1). */
export type ProfileTab = 'created' | 'quickSaves' | 'saved';

/** Props of {@link ProfileTabs}, besides the attributes of a `<nav>`. */
export interface ProfileTabsProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The address of each tab. A tab without one is left out. */
  readonly hrefs: Readonly<Partial<Record<ProfileTab, string | undefined>>>;
  readonly current: ProfileTab;
}

/** Links to what a person has published, saved, and saved without a board. Offer the last where `offersBoardlessPins` says so. */
export const ProfileTabs = forwardRef<HTMLElement, ProfileTabsProps>(function ProfileTabs(
  { hrefs, current, className, ...attributes },
  ref,
) {
  const { link: Link } = useInternals('ProfileTabs');
  const words = useWords('boards', boardWords);
  const names = { created: words.created(), saved: words.saved(), quickSaves: words.quickSaves() };
  return (
    <nav
      aria-label={words.pins()}
      {...attributes}
      ref={ref}
      className={withClass('tb-profile-tabs', className)}
    >
      {(['created', 'saved', 'quickSaves'] as const).map((tab) => {
        const href = hrefs[tab];
        return href === undefined ? null : (
          <Link
            key={tab}
            className="tb-profile-tab"
            href={href}
            aria-current={tab === current ? 'page' : undefined}
          >
            {names[tab]}
          </Link>
        );
      })}
    </nav>
  );
});
