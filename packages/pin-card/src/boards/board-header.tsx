'use client';
import { type Board, isSecretBoard, type User } from '@tackboard/domain';
import { boardWords, saveWords } from '@tackboard/domain/words';
import { Avatar, ChevronStartIcon, LockIcon, VisuallyHidden, withClass } from '@tackboard/ui';
import { forwardRef, type HTMLAttributes } from 'react';
import { useInternals, useWords } from '../client/tackboard-context.js';
import { nameOf, useProfileHref } from './person.js';

/** Props of {@link BoardHeader}, besides the attributes of a `<header>`. */
export interface BoardHeaderProps extends HTMLAttributes<HTMLElement> {
  readonly board: Board;
  /** The name of the section that the page is for. The header then links to the board. */
  readonly sectionTitle?: string | undefined;
  /**
   * The number of pins that show.
   * @default that of the board
   */
  readonly pinCount?: number | undefined;
  /** Who shares the board with its owner. */
  readonly collaborators?: readonly User[];
}

/**
 * The name of a board, or of a section of it, with its people, its number of pins, and who can see it. Its children are the
 * buttons, such as `<BoardActions>`.
 */
export const BoardHeader = forwardRef<HTMLElement, BoardHeaderProps>(function BoardHeader(
  { board, sectionTitle, pinCount, collaborators = [], className, children, ...attributes },
  ref,
) {
  const { context, link: Link, paths } = useInternals('BoardHeader');
  const words = useWords('boards', boardWords);
  const { pinCount: pinCountText } = useWords('save', saveWords);
  const people = board.owner ? [board.owner, ...collaborators] : collaborators;
  const name = board.name ?? words.board();
  const href = paths.board(board);
  const count = pinCount ?? board.pinCount ?? 0;
  return (
    <header {...attributes} ref={ref} className={withClass('tb-board-header', className)}>
      {sectionTitle === undefined || href === undefined ? null : (
        <Link href={href} className="tb-board-up">
          <ChevronStartIcon width="20" height="20" />
          <bdi>{name}</bdi>
        </Link>
      )}
      <h1 className="tb-board-title" dir="auto">
        {sectionTitle ?? name}
      </h1>
      <p className="tb-board-people">
        {people.map((person) => (
          <BoardPersonLink key={person.id ?? person.username} person={person} />
        ))}
      </p>
      <p className="tb-board-facts">
        {pinCountText({ count, locale: context.locale })}
        {isSecretBoard(board) ? (
          <span>
            {' · '}
            <LockIcon width="16" height="16" /> {words.secret()}
            <VisuallyHidden>{words.onlyItsPeople()}</VisuallyHidden>
          </span>
        ) : null}
        {board.privacy === 'protected' ? ` · ${words.protected()}` : null}
      </p>
      {children}
    </header>
  );
});

function BoardPersonLink({ person }: { readonly person: User }) {
  const { link: Link } = useInternals('BoardHeader');
  const href = useProfileHref(person);
  const name = nameOf(person);
  const content = (
    <>
      <Avatar name={name} imageUrl={person.imageMediumUrl} />
      <bdi>{name}</bdi>
    </>
  );
  return href === undefined ? (
    <span className="tb-board-person">{content}</span>
  ) : (
    <Link href={href} className="tb-board-person">
      {content}
    </Link>
  );
}
