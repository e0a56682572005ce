'use client';
import type { User } from '@tackboard/domain';
import { usernameForLink } from '@tackboard/routes/paths';
import { Avatar } from '@tackboard/ui';
import type { ReactNode } from 'react';
import { useInternals } from '../client/tackboard-context.js';

/** The display name of a person. */
export function nameOf({ fullName, username = '' }: Pick<User, 'fullName' | 'username'>): string {
  return fullName ?? username;
}

/** Returns the address of a person's profile; undefined for one without a username. */
export function useProfileHref({ username }: Pick<User, 'username'>): string | undefined {
  const { context, paths } = useInternals('PersonLink');
  if (username === undefined) return undefined;
  return paths.profile(usernameForLink(username, { isSignedIn: context.viewer.isAuth }));
}

interface PersonRowProps {
  readonly person: User;
  readonly note: string;
  /** The buttons. */
  readonly children?: ReactNode;
}

/** A person with a note about them, and what the viewer can do. */
export function PersonRow({ person, note, children }: PersonRowProps) {
  const name = nameOf(person);
  return (
    <li className="tb-people-row">
      <Avatar name={name} imageUrl={person.imageMediumUrl} />
      <span className="tb-people-name">
        <bdi>{name}</bdi>
        <small>{note}</small>
      </span>
      {children}
    </li>
  );
}
