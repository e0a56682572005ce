'use client';
import type { User } from '@tackboard/domain';
import { Avatar } from '@tackboard/ui';
import type { ReactNode } from 'react';
import { nameOf } from './person.js';

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
