'use client';
import type { User } from '@tackboard/domain';
import { boardWords } from '@tackboard/domain/words';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { togglesOf } from '../client/client-toggles.js';
import { useInternals, useWords } from '../client/tackboard-context.js';
import { useCall } from '../client/use-call.js';

/** A person with an id: others can be neither invited nor removed. */
export type BoardPerson = User & { readonly id: string };

/** The toggle that is on while the server or the viewer keeps a person on a board. */
type PeopleToggle = 'board-collaborator' | 'board-invite';

const PART = 'BoardPeopleDialog';

/** The most people of each kind that the dialog shows. */
const PAGE_SIZE = 250;

interface Lists {
  readonly collaborators: readonly BoardPerson[];
  readonly invited: readonly BoardPerson[];
}

/** The people that have an id. */
export const withIds = (people: readonly User[]): readonly BoardPerson[] =>
  people.filter((person): person is BoardPerson => person.id !== undefined);

/** Returns the people without those whose removal is pending or done. One that fails puts them back in place (S3 §4.10.1). */
function useKept(
  kind: PeopleToggle,
  boardId: string,
  people: readonly BoardPerson[],
): readonly BoardPerson[] {
  const toggles = togglesOf(useInternals(PART));
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = people.map(({ id }) => toggles.subscribe(kind, `${boardId}/${id}`, listener));
      return () => ends.forEach((end) => end());
    },
    [boardId, kind, people, toggles],
  );
  const readIds = () =>
    people
      .map(({ id }) => id)
      .filter((id) => toggles.read(kind, `${boardId}/${id}`, true).isOn)
      .join(' ');
  const ids = useSyncExternalStore(subscribe, readIds, readIds).split(' ');
  return people.filter(({ id }) => ids.includes(id));
}

/** Reads who is on a board, and who is invited. Until then it is who the page knows of. */
function useLists(boardId: string, known: readonly User[]) {
  const internals = useInternals(PART);
  const { core } = internals;
  const toggles = togglesOf(internals);
  const listCollaborators = useCall(PART, 'listCollaborators');
  const listBoardInvites = useCall(PART, 'listBoardInvites');
  const [lists, setLists] = useState<Lists>(() => ({ collaborators: withIds(known), invited: [] }));
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    const loading = new AbortController();
    const { signal } = loading;
    const since = toggles.startRead();
    const request = { boardId, pageSize: PAGE_SIZE };
    Promise.all([
      listCollaborators(request, { signal }),
      listBoardInvites(request, { signal }),
    ]).then(
      ([{ items: collaborators }, { items: invited }]) => {
        if (signal.aborted) return;
        const read = { collaborators: withIds(collaborators), invited: withIds(invited) };
        // Who was removed on this page may have come back since.
        for (const { id } of read.collaborators)
          toggles.applyServerState('board-collaborator', `${boardId}/${id}`, true, since);
        for (const { id } of read.invited)
          toggles.applyServerState('board-invite', `${boardId}/${id}`, true, since);
        setLists(read);
      },
      (error: unknown) => {
        if (signal.aborted) return;
        setFailed(true);
        core.onError(error);
      },
    );
    return () => loading.abort();
  }, [boardId, core, listBoardInvites, listCollaborators, toggles]);
  return { lists, setLists, isFailed };
}

/** The people of a board as the viewer sees them, and what changes them. */
interface BoardPeople extends Lists {
  readonly problem: string | undefined;
  readonly setProblem: (problem: string | undefined) => void;
  readonly remove: (person: BoardPerson) => void;
  readonly invite: (person: BoardPerson) => void;
  /** Takes an invitation back. */
  readonly withdraw: (person: BoardPerson) => void;
}

/** Who shares a board, and who is invited (S3 §4.10). A change shows at once, and goes back when it fails. */
export function useBoardPeople(
  boardId: string,
  known: readonly User[],
  onChanged: (() => void) | undefined,
): BoardPeople {
  const toggles = togglesOf(useInternals(PART));
  const words = useWords('boards', boardWords);
  const [problem, setProblem] = useState<string>();
  const { lists, setLists, isFailed } = useLists(boardId, known);
  const set = (kind: PeopleToggle, { id }: BoardPerson, isOn: boolean) => {
    setProblem(undefined);
    toggles.set(kind, `${boardId}/${id}`, !isOn, isOn, {
      onDone: onChanged,
      onFailed: (message) => setProblem(message ?? words.failed()),
    });
  };
  return {
    collaborators: useKept('board-collaborator', boardId, lists.collaborators),
    invited: useKept('board-invite', boardId, lists.invited),
    problem: problem ?? (isFailed ? words.failed() : undefined),
    setProblem,
    remove: (person) => set('board-collaborator', person, false),
    withdraw: (person) => set('board-invite', person, false),
    invite(person) {
      if (!lists.invited.some(({ id }) => id === person.id)) {
        // The server has no invitation: an earlier one was declined or accepted.
        const key = `${boardId}/${person.id}`;
        toggles.applyServerState('board-invite', key, false, toggles.startRead());
        setLists({ ...lists, invited: [...lists.invited, person] });
      }
      set('board-invite', person, true);
    },
  };
}
