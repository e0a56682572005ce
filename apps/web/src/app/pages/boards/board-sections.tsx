import type { Board, BoardSection } from '@tackboard/domain';
import { useTackboard } from '@tackboard/pin-card';
import { Button } from '@tackboard/ui';
import { useDemo } from '../../demo-context.js';
import { pinCountText } from '../pin-count-text.js';
import { openSectionDialog } from './open-section-dialog.js';

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
  if (sections.length === 0 && !isShared) return null;
  return (
    <nav className="board-sections" aria-label="Sections">
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
              Add section
            </Button>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
