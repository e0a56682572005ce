import { type Board, isSecretBoard, type User } from '@tackboard/domain';
import { profilePath, usernameForLink } from '@tackboard/routes/paths';
import { Avatar, ChevronStartIcon, LockIcon, VisuallyHidden } from '@tackboard/ui';
import type { ReactNode } from 'react';
import { useDemo } from '../../demo-context.js';
import { BOARD_TEXTS } from '../../words/boards.js';
import { useTexts } from '../../words/in-languages.js';
import { COMMON_TEXTS } from '../../words/common.js';

interface BoardHeadProps {
  readonly board: Board;
  /** The name of the board, or of a section of it. */
  readonly title: string;
  /** The number of pins that show. */
  readonly pinCount: number;
  readonly collaborators: readonly User[];
  /** The buttons. */
  readonly children: ReactNode;
}

/** The name of a board with its people, its number of pins, and what the viewer can do with it. */
export function BoardHead({ board, title, pinCount, collaborators, children }: BoardHeadProps) {
  const { user } = useDemo();
  const texts = useTexts(BOARD_TEXTS);
  const { pinCount: pinCountText } = useTexts(COMMON_TEXTS);
  const isSection = title !== board.name;
  const people = board.owner ? [board.owner, ...collaborators] : collaborators;
  return (
    <header className="board-head">
      {isSection && board.url !== undefined ? (
        <a href={board.url} className="up-link">
          <ChevronStartIcon width="20" height="20" />
          <bdi>{board.name}</bdi>
        </a>
      ) : null}
      <h1 dir="auto">{title}</h1>
      <p className="board-people">
        {people.map(({ id, username = '', fullName = username, imageMediumUrl }) => (
          <a
            key={id}
            href={profilePath(usernameForLink(username, { isSignedIn: user !== undefined }))}
            className="board-person"
          >
            <Avatar name={fullName} imageUrl={imageMediumUrl} />
            <bdi>{fullName}</bdi>
          </a>
        ))}
      </p>
      <p className="board-facts">
        {pinCountText(pinCount)}
        {isSecretBoard(board) ? (
          <span>
            {' · '}
            <LockIcon width="16" height="16" /> {texts.privacies.secret}
            <VisuallyHidden>{texts.onlyItsPeople}</VisuallyHidden>
          </span>
        ) : null}
        {board.privacy === 'protected' ? ` · ${texts.privacies.protected}` : null}
      </p>
      <div className="board-actions">{children}</div>
    </header>
  );
}
