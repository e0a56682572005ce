'use client';
import { type Board, boardThumbnail, isGroupBoard, isSecretBoard } from '@tackboard/domain';
import { saveWords } from '@tackboard/domain/words';
import { ChevronEndIcon, LockIcon, PeopleIcon, VisuallyHidden } from '@tackboard/ui';
import { useInternals } from '../client/tackboard-context.js';
import { useWords } from '../client/use-words.js';
import { Thumbnail } from './thumbnail.js';

interface BoardRowProps {
  readonly board: Board;
  readonly rowKey: string;
  readonly tabIndex: 0 | -1;
  /** The viewer saved to it last. */
  readonly isLastSaved: boolean;
  /** Enter in the search field picks it. */
  readonly isFirstResult: boolean;
  readonly onPick: () => void;
  readonly onSections: (() => void) | undefined;
}

/** A button that picks a board, and a button that opens its sections. */
export function BoardRow({ board, rowKey, tabIndex, isFirstResult, ...rest }: BoardRowProps) {
  const { context } = useInternals('BoardPicker');
  const words = useWords('save', saveWords);
  const { name = '', pinCount } = board;
  const count =
    pinCount === undefined
      ? undefined
      : words.pinCount({ count: pinCount, locale: context.locale });
  const facts = [rest.isLastSaved ? words.lastSaved() : undefined, count]
    .filter(Boolean)
    .join(' · ');
  return (
    <li className="tb-boards-row" data-first-hit={isFirstResult ? '' : undefined}>
      <button
        type="button"
        className="tb-boards-pick"
        data-row={rowKey}
        tabIndex={tabIndex}
        onClick={rest.onPick}
      >
        <Thumbnail url={boardThumbnail(board)?.url ?? board.coverPin?.imageUrl} />
        <span className="tb-boards-text">
          <span className="tb-boards-name">
            <bdi>{name}</bdi>
          </span>
          {/* A space separates the parts of the accessible name. */}{' '}
          {facts ? <span className="tb-boards-facts">{facts}</span> : null}
        </span>
        {isGroupBoard(board) ? (
          <>
            {' '}
            <PeopleIcon width="16" height="16" />
            <VisuallyHidden>{words.groupBoard()}</VisuallyHidden>
          </>
        ) : null}
        {isSecretBoard(board) ? (
          <>
            {' '}
            <LockIcon width="16" height="16" />
            <VisuallyHidden>{words.secretBoard()}</VisuallyHidden>
          </>
        ) : null}
      </button>
      {rest.onSections ? (
        <button
          type="button"
          className="tb-boards-into"
          tabIndex={tabIndex}
          aria-label={words.sectionsOf({ board: name })}
          title={words.sectionsOf({ board: name })}
          onClick={rest.onSections}
        >
          <ChevronEndIcon width="20" height="20" />
        </button>
      ) : null}
    </li>
  );
}
