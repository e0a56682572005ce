import type { Board, BoardSection } from '@tackboard/domain';
import { useTackboard } from '@tackboard/pin-card';
import { Button } from '@tackboard/ui';
import { useDemo } from '../../demo-context.js';
import { openSectionDialog } from './open-section-dialog.js';
import { BOARD_TEXTS } from '../../words/boards.js';
import { useTexts } from '../../words/in-languages.js';
import { COMMON_TEXTS } from '../../words/common.js';

interface BoardSectionsProps {
  readonly board: Board & { readonly id: string };
  readonly sections: readonly BoardSection[];
  /** Whether the viewer can add one. */
  readonly isShared: boolean;
}

/** Links to the sections of a board (S1 §2). Renders nothing where there are none and none can be added. */
export function BoardSections({ board, sections, isShared }: BoardSectionsProps) {
  const { ports, router } = useDemo();
  const tackboard = useTackboard();
  const texts = useTexts(BOARD_TEXTS);
  const { pinCount: pinCountText } = useTexts(COMMON_TEXTS);
  if (sections.length === 0 && !isShared) return null;
  return (
    <nav className="board-sections" aria-label={texts.sections}>
      <ul>
        {sections.map(({ id, title, slug = '', pinCount = 0 }) => (
          <li key={id}>
            <a href={`${board.url}${encodeURIComponent(slug)}/`} className="board-section">
              <bdi>{title}</bdi> <span>{pinCountText(pinCount)}</span>
            </a>
          </li>
        ))}
        {isShared ? (
          <li>
            <Button
              aria-haspopup="dialog"
              onClick={({ currentTarget }) =>
                openSectionDialog(tackboard, ports.calls, {
                  anchor: currentTarget,
                  boardId: board.id,
                  onDone: router.refresh,
                })
              }
            >
              {texts.addSection}
            </Button>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
