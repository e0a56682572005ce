import type { User } from '../user/user.js';

/** The people of a board, as its dialog shows them before the server confirms a change. */
export interface PeopleList {
  readonly people: readonly User[];
  /** The ids of people whose removal is pending. */
  readonly removingIds: readonly string[];
}

/**
 * A change of a {@link PeopleList} (S3 §4.10.1). `restore` follows a failed removal, and `drop` a confirmed one or a failed
 * invitation.
 */
export interface PeopleListEvent {
  readonly type: 'add' | 'remove' | 'restore' | 'drop';
  readonly person: User;
}

/**
 * Applies a change. A person leaves the shown list at once and is back at the same place if the call fails (S3 §4.10.1),
 * because a pending removal only hides them.
 */
export function peopleListReducer(list: PeopleList, { type, person }: PeopleListEvent): PeopleList {
  const { people, removingIds } = list;
  const { id } = person;
  if (id === undefined) return list;
  const others = removingIds.filter((other) => other !== id);
  switch (type) {
    case 'add':
      return {
        people: [...people.filter((other) => other.id !== id), person],
        removingIds: others,
      };
    case 'remove':
      return { people, removingIds: [...others, id] };
    case 'restore':
      return { people, removingIds: others };
    case 'drop':
      return { people: people.filter((other) => other.id !== id), removingIds: others };
  }
}

/** Returns the people to show: without those whose removal is pending (S3 §4.10.1). */
export function shownPeople({ people, removingIds }: PeopleList): readonly User[] {
  return people.filter(({ id }) => id === undefined || !removingIds.includes(id));
}
