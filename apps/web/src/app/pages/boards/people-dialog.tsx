import type { ClientCalls } from '@tackboard/api-client';
import { newRandomKey } from '@tackboard/machines';
import {
  type Board,
  type LayerProps,
  peopleListReducer,
  shownPeople,
  type User,
  writeFailure,
} from '@tackboard/domain';
import { isolate } from '@tackboard/domain/words';
import { boardInvitePath } from '@tackboard/routes';
import { Avatar, Button, VisuallyHidden } from '@tackboard/ui';
import { Dialog } from '@tackboard/ui/dialogs';
import { type ReactNode, useEffect, useReducer, useState } from 'react';
import { rolesOf } from './load-board.js';
import { RemoveAction } from './remove-action.js';
import { BOARD_TEXTS } from '../../words/boards.js';
import { useTexts } from '../../words/in-languages.js';
import { COMMON_TEXTS } from '../../words/common.js';

interface PeopleDialogProps extends LayerProps {
  readonly calls: Pick<ClientCalls, 'inviteCollaborator' | 'listPeople' | 'removeCollaborator'>;
  readonly board: Board & { readonly id: string };
  readonly collaborators: readonly User[];
  readonly invited: readonly User[];
  /** The viewer. */
  readonly userId: string | undefined;
  /** Called after each change. */
  readonly onChanged: () => void;
}

/** Who shares a board: invite, take an invitation back, remove, and leave (S3 §4.10). */
export function PeopleDialog(props: PeopleDialogProps) {
  const { calls, board, userId, onChanged, anchor, onClose } = props;
  const [isOpen, setOpen] = useState(true);
  const [collaboratorList, changeCollaborators] = useReducer(peopleListReducer, {
    people: props.collaborators,
    removingIds: [],
  });
  const [invitedList, changeInvited] = useReducer(peopleListReducer, {
    people: props.invited,
    removingIds: [],
  });
  const collaborators = shownPeople(collaboratorList);
  const invited = shownPeople(invitedList);
  const [suggested, setSuggested] = useState<readonly User[]>();
  const [query, setQuery] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isLinkCopied, setLinkCopied] = useState(false);
  const { isOwn } = rolesOf(board, userId);
  const texts = useTexts(BOARD_TEXTS);
  const { close: closeText, failed } = useTexts(COMMON_TEXTS);

  useEffect(() => {
    const loading = new AbortController();
    calls.listPeople(query === '' ? {} : { query }, { signal: loading.signal }).then(
      ({ items }) => setSuggested(items),
      () => {
        if (!loading.signal.aborted) setProblem(failed);
      },
    );
    return () => loading.abort();
  }, [calls, failed, query]);

  const fail = (error: unknown) => setProblem(writeFailure(error).displayMessage ?? failed);
  const invite = (person: User & { readonly id: string }) => {
    setQuery('');
    setProblem(undefined);
    changeInvited({ type: 'add', person });
    calls
      .inviteCollaborator(
        { boardId: board.id, userId: person.id },
        { idempotencyKey: newRandomKey() },
      )
      .then(onChanged, (error: unknown) => {
        changeInvited({ type: 'drop', person });
        fail(error);
      });
  };
  const remove = (person: User & { readonly id: string }, isInvited: boolean) => {
    const change = isInvited ? changeInvited : changeCollaborators;
    setProblem(undefined);
    change({ type: 'remove', person });
    calls
      .removeCollaborator(
        {
          boardId: board.id,
          userId: person.id,
          isInvited,
          fieldSetKey: 'default',
          ...(userId !== undefined && { orbacSubjectId: userId }),
        },
        { idempotencyKey: newRandomKey() },
      )
      .then(
        () => {
          change({ type: 'drop', person });
          onChanged();
        },
        (error: unknown) => {
          change({ type: 'restore', person });
          fail(error);
        },
      );
  };
  const copyLink = () => {
    setProblem(undefined);
    const { href } = new URL(boardInvitePath(board.url ?? ''), location.href);
    // Without https `navigator.clipboard` is undefined, which rejects too.
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(href))
      .then(
        () => setLinkCopied(true),
        () => setProblem(failed),
      );
  };
  const shared = new Set([board.owner, ...collaborators, ...invited].map((person) => person?.id));
  const others = suggested?.filter(({ id }) => id !== undefined && !shared.has(id));
  const close = () => setOpen(false);
  return (
    <Dialog
      size="medium"
      open={isOpen}
      anchor={anchor}
      title={texts.peopleOnBoard}
      closeLabel={closeText}
      onClose={close}
      onClosed={onClose}
    >
      <ul className="people-rows">
        {board.owner ? <Row person={board.owner} note={texts.owner} /> : null}
        {collaborators.map((person) => (
          <Row key={person.id} person={person} note={texts.collaborator}>
            {isOwn || person.id === userId ? (
              <RemoveAction
                person={person}
                isViewer={person.id === userId}
                onRemove={(found) => remove(found, false)}
              />
            ) : null}
          </Row>
        ))}
        {invited.map((person) => (
          <Row key={person.id} person={person} note={texts.invited}>
            {isOwn ? (
              <Action person={person} onPress={(found) => remove(found, true)}>
                {texts.withdraw}
              </Action>
            ) : null}
          </Row>
        ))}
      </ul>
      {invited.length > 0 ? (
        <Button onClick={copyLink}>{isLinkCopied ? texts.linkCopied : texts.copyInvitation}</Button>
      ) : null}
      <VisuallyHidden aria-live="polite">{isLinkCopied ? texts.linkCopied : ''}</VisuallyHidden>
      <label className="section-field">
        {texts.invitePeople}
        <input
          type="search"
          value={query}
          placeholder={texts.searchByName}
          onChange={({ target }) => setQuery(target.value)}
        />
      </label>
      <p role="alert" className="section-problem">
        {problem}
      </p>
      <ul className="people-rows">
        {others?.map((person) => (
          <Row key={person.id} person={person} note={`@${person.username}`}>
            <Action person={person} onPress={invite}>
              {texts.invite}
            </Action>
          </Row>
        ))}
      </ul>
      {others?.length === 0 ? (
        <p>{query === '' ? texts.searchToInvite : texts.nobodyCalled(query)}</p>
      ) : null}
    </Dialog>
  );
}

interface RowProps {
  readonly person: User;
  readonly note: string;
  readonly children?: ReactNode;
}

function Row({ person, note, children }: RowProps) {
  const { username = '', fullName = username, imageMediumUrl } = person;
  return (
    <li className="people-row">
      <Avatar name={fullName} imageUrl={imageMediumUrl} />
      <span>
        <bdi>{fullName}</bdi>
        <small>{note}</small>
      </span>
      {children}
    </li>
  );
}

interface ActionProps {
  readonly person: User;
  readonly onPress: (person: User & { readonly id: string }) => void;
  readonly children: string;
}

function Action({ person, onPress, children }: ActionProps) {
  const { id, fullName, username } = person;
  if (id === undefined) return null;
  return (
    <Button
      aria-label={`${children}: ${isolate(fullName ?? username ?? '')}`}
      onClick={() => onPress({ ...person, id })}
    >
      {children}
    </Button>
  );
}
