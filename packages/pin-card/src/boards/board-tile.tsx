'use client';
import { type Board, BOARD_THUMBNAIL_SIZE, isGroupBoard, isSecretBoard } from '@tackboard/domain';
import { saveWords } from '@tackboard/domain/words';
import { LockIcon, PeopleIcon, VisuallyHidden, withClass } from '@tackboard/ui';
import { type AnchorHTMLAttributes, forwardRef } from 'react';
import { useInternals, useWords } from '../client/tackboard-context.js';

/** Props of {@link BoardTile}, besides the attributes of an `<a>`. */
export interface BoardTileProps extends Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'children' | 'href'
> {
  readonly board: Board;
  /**
   * Whether it names the owner of the board.
   * @default false
   */
  readonly hasOwner?: boolean;
}

/** The most pictures of a cover. */
const MAX_PICTURES = 3;

/** A link to a board: a collage of its newest pins, its name, and whether it is shared or secret. */
export const BoardTile = forwardRef<HTMLAnchorElement, BoardTileProps>(function BoardTile(
  { board, hasOwner = false, className, ...attributes },
  ref,
) {
  const { context, link: Link, paths } = useInternals('BoardTile');
  const words = useWords('save', saveWords);
  const { name = '', pinCount = 0, owner } = board;
  const images = board.images?.[BOARD_THUMBNAIL_SIZE] ?? [];
  const content = (
    <>
      <BoardCover urls={images.slice(0, MAX_PICTURES).map(({ url }) => url)} />
      <span className="tb-board-tile-name">
        <bdi>{name}</bdi>
        {isGroupBoard(board) ? (
          <>
            {' '}
            <PeopleIcon className="tb-board-tile-icon" width="16" height="16" />
            <VisuallyHidden>{words.groupBoard()}</VisuallyHidden>
          </>
        ) : null}
        {isSecretBoard(board) ? (
          <>
            {' '}
            <LockIcon className="tb-board-tile-icon" width="16" height="16" />
            <VisuallyHidden>{words.secretBoard()}</VisuallyHidden>
          </>
        ) : null}
      </span>{' '}
      <span className="tb-board-tile-count">
        {hasOwner && owner?.fullName !== undefined ? (
          <>
            <bdi>{owner.fullName}</bdi> ·{' '}
          </>
        ) : null}
        {words.pinCount({ count: pinCount, locale: context.locale })}
      </span>
    </>
  );
  const href = paths.board(board);
  const own = { ...attributes, ref, className: withClass('tb-board-tile', className) };
  return href === undefined ? (
    <a {...own}>{content}</a>
  ) : (
    <Link {...own} href={href}>
      {content}
    </Link>
  );
});

/** A collage of pictures: the first is large. Without pictures, three empty places. */
function BoardCover({ urls }: { readonly urls: readonly string[] }) {
  return (
    <span className="tb-board-cover" data-pictures={urls.length}>
      {urls.map((url) => (
        <img
          key={url}
          className="tb-board-picture"
          src={url}
          alt=""
          width="170"
          height="170"
          loading="lazy"
          decoding="async"
          draggable={false}
        />
      ))}
    </span>
  );
}
