'use client';
import { type Board, boardRoles, type LayerProps, type User } from '@tackboard/domain';
import { boardWords } from '@tackboard/domain/words';
import { boardInvitePath } from '@tackboard/routes/links';
import { Button, VisuallyHidden } from '@tackboard/ui';
import { Dialog } from '@tackboard/ui/dialogs';
import { type RefObject, useRef, useState } from 'react';
import { useInternals, useWords } from '../client/tackboard-context.js';
import { useCall } from '../client/use-call.js';
import { SearchField } from '../navigation/search-field.js';
import { copyText } from '../share/share-address.js';
import { usePeople } from '../share/use-people.js';
import { nameOf } from './person.js';
import { PersonRow } from './people-row.js';
import { RemovePerson } from './remove-person.js';
import { type BoardPerson, useBoardPeople, withIds } from './use-board-people.js';

/** Props of the dialog, in addition to those of every layer. */
interface BoardPeopleDialogProps {
  readonly board: Board & { readonly id: string };
  /** Who shares the board as far as the page knows. The dialog reads who does, and who is invited. */
  readonly collaborators: readonly User[];
  /** Called when the server has made a change. */
  readonly onChanged: (() => void) | undefined;
}

type BoardPeople = ReturnType<typeof useBoardPeople>;

/** Who shares a board: invite, take an invitation back, remove, and leave (S3 §4.10). */
export function BoardPeopleDialog(props: BoardPeopleDialogProps & LayerProps) {
  const { board, collaborators, onChanged, anchor, onClose } = props;
  const words = useWords('boards', boardWords);
  const people = useBoardPeople(board.id, collaborators, onChanged);
  const [isOpen, setOpen] = useState(true);
  const rows = useRef<HTMLUListElement>(null);
  return (
    <Dialog
      size="medium"
      open={isOpen}
      anchor={anchor}
      title={words.peopleOnBoard()}
      closeLabel={words.close()}
      onClose={() => setOpen(false)}
      onClosed={onClose}
    >
      <PeopleOnBoard board={board} people={people} rows={rows} />
      {people.invited.length > 0 ? <CopyInvitation board={board} people={people} /> : null}
      <p role="alert" className="tb-people-problem">
        {people.problem}
      </p>
      <Invite board={board} people={people} />
    </Dialog>
  );
}

interface PeopleOnBoardProps {
  readonly board: Board;
  readonly people: BoardPeople;
  readonly rows: RefObject<HTMLUListElement | null>;
}

/** The owner, the collaborators and the invited people. A row that leaves hands its focus to the list. */
function PeopleOnBoard({ board, people, rows }: PeopleOnBoardProps) {
  const { viewer } = useInternals('BoardPeopleDialog').context;
  const words = useWords('boards', boardWords);
  const { isOwn } = boardRoles(board, viewer);
  const leaving = (change: (person: BoardPerson) => void, person: BoardPerson) => () => {
    change(person);
    rows.current?.focus();
  };
  return (
    <ul ref={rows} tabIndex={-1} className="tb-people" aria-label={words.peopleOnBoard()}>
      {board.owner ? <PersonRow person={board.owner} note={words.owner()} /> : null}
      {people.collaborators.map((person) => (
        <PersonRow key={person.id} person={person} note={words.collaborator()}>
          {isOwn || person.id === viewer.id ? (
            <RemovePerson
              name={nameOf(person)}
              isViewer={person.id === viewer.id}
              onRemove={leaving(people.remove, person)}
            />
          ) : null}
        </PersonRow>
      ))}
      {people.invited.map((person) => (
        <PersonRow key={person.id} person={person} note={words.invited()}>
          {isOwn ? (
            <Button
              aria-label={words.withdrawFrom({ name: nameOf(person) })}
              onClick={leaving(people.withdraw, person)}
            >
              {words.withdraw()}
            </Button>
          ) : null}
        </PersonRow>
      ))}
    </ul>
  );
}

interface PartProps {
  readonly board: Board;
  readonly people: BoardPeople;
}

/** Copies the link that accepts an invitation after a login (S3 §2.3). */
function CopyInvitation({ board, people }: PartProps) {
  const internals = useInternals('BoardPeopleDialog');
  const words = useWords('boards', boardWords);
  const [isCopied, setCopied] = useState(false);
  const copy = () => {
    people.setProblem(undefined);
    const path = boardInvitePath(internals.paths.board(board) ?? '');
    copyText(internals, new URL(path, window.location.href).href).then(
      () => setCopied(true),
      () => people.setProblem(words.failed()),
    );
  };
  return (
    <>
      <Button onClick={copy}>{isCopied ? words.linkCopied() : words.copyInvitation()}</Button>
      <VisuallyHidden aria-live="polite">{isCopied ? words.linkCopied() : ''}</VisuallyHidden>
    </>
  );
}

/** Finds people to invite: those whom a pin can be sent to, without those who are on the board. */
function Invite({ board, people }: PartProps) {
  const { clock, core } = useInternals('BoardPeopleDialog');
  const words = useWords('boards', boardWords);
  const listPeople = useCall('BoardPeopleDialog', 'listPeople');
  const field = useRef<HTMLInputElement>(null);
  const found = usePeople(listPeople, clock, core.onError);
  const { collaborators, invited } = people;
  const shared = [board.owner, ...collaborators, ...invited].map((person) => person?.id);
  const others = withIds(found.people).filter(({ id }) => !shared.includes(id));
  const typed = found.query.trim();
  const note = typed === '' ? words.searchToInvite() : words.nobodyCalled({ query: typed });
  return (
    <div className="tb-people-invite">
      <SearchField
        label={words.invitePeople()}
        value={found.query}
        onSearch={found.search}
        inputRef={field}
      />
      <ul className="tb-people">
        {others.map((person) => (
          <PersonRow key={person.id} person={person} note={`@${person.username ?? ''}`}>
            <Button
              aria-label={words.invitePerson({ name: nameOf(person) })}
              onClick={() => {
                found.search('');
                people.invite(person);
                field.current?.focus();
              }}
            >
              {words.invite()}
            </Button>
          </PersonRow>
        ))}
      </ul>
      {found.status === 'ready' && others.length === 0 ? <p>{note}</p> : null}
      {found.status === 'failed' ? (
        <p role="alert">
          {words.failed()} <Button onClick={found.retry}>{words.tryAgain()}</Button>
        </p>
      ) : null}
    </div>
  );
}
