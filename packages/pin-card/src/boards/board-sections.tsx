'use client';
import { type Board, boardRoles, type BoardSection } from '@tackboard/domain';
import { boardWords, saveWords } from '@tackboard/domain/words';
import { Button, withClass } from '@tackboard/ui';
import { forwardRef, type HTMLAttributes } from 'react';
import { newKeyOf } from '../client/environment.js';
import { useInternals, useWords } from '../client/tackboard-context.js';
import { DeleteButton } from './delete-button.js';
import { openSectionForm } from './open-board-layers.js';

/** Props of {@link BoardSections}, besides the attributes of a `<nav>`. */
export interface BoardSectionsProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  readonly board: Board & { readonly id: string };
  readonly sections: readonly BoardSection[];
  /** Called when a section was added. Fetch the board again. */
  readonly onChanged?: () => void;
}

/** Whether the viewer may change a board together with others, or alone. */
function useIsShared(board: Board): boolean {
  const { isOwn, isCollaborator } = boardRoles(board, useInternals('BoardSections').context.viewer);
  return isOwn || isCollaborator;
}

/**
 * Links to the sections of a board (S1 §2), and for those who share it a button that adds one with the call `createSection`.
 * Renders nothing where there are none and none can be added.
 */
export const BoardSections = forwardRef<HTMLElement, BoardSectionsProps>(function BoardSections(
  { board, sections, onChanged, className, ...attributes },
  ref,
) {
  const internals = useInternals('BoardSections');
  const words = useWords('boards', boardWords);
  const { pinCount } = useWords('save', saveWords);
  const { calls, context, link: Link, paths } = internals;
  const canAdd = useIsShared(board) && calls.createSection !== undefined;
  if (sections.length === 0 && !canAdd) return null;
  return (
    <nav
      aria-label={words.sections()}
      {...attributes}
      ref={ref}
      className={withClass('tb-board-sections', className)}
    >
      <ul>
        {sections.map((section) => (
          <li key={section.id}>
            <Link href={paths.section(board, section)} className="tb-board-section">
              <bdi>{section.title}</bdi>{' '}
              <span>{pinCount({ count: section.pinCount ?? 0, locale: context.locale })}</span>
            </Link>
          </li>
        ))}
        {canAdd ? (
          <li>
            <Button
              aria-haspopup="dialog"
              onClick={({ currentTarget }) =>
                openSectionForm(internals, { boardId: board.id, onDone: onChanged }, currentTarget)
              }
            >
              {words.addSection()}
            </Button>
          </li>
        ) : null}
      </ul>
    </nav>
  );
});

/** Props of {@link SectionActions}, besides the attributes of a `<div>`. */
export interface SectionActionsProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  readonly board: Board & { readonly id: string };
  readonly section: BoardSection;
  /** Called when the section was renamed. Fetch the board again. */
  readonly onChanged?: () => void;
  /** Called when the section is deleted. Leave its page. */
  readonly onDeleted?: () => void;
}

/**
 * Renames and deletes a section, with the calls `editSection` and `deleteSection`. Renders nothing without both, and for a viewer
 * who does not share the board.
 */
export const SectionActions = forwardRef<HTMLDivElement, SectionActionsProps>(
  function SectionActions({ board, section, onChanged, onDeleted, className, ...attributes }, ref) {
    const internals = useInternals('SectionActions');
    const { deleteSection, editSection } = internals.calls;
    const words = useWords('boards', boardWords);
    const isShared = useIsShared(board);
    const { id, title = '' } = section;
    if (id === undefined || !isShared || !(deleteSection ?? editSection)) return null;
    const form = { boardId: board.id, section: { ...section, id }, onDone: onChanged };
    const confirmation = deleteSection && {
      title: words.deleteQuestion({ name: title }),
      description: words.deleteSectionText(),
      confirmText: words.deleteSection(),
      async onConfirm() {
        const options = { idempotencyKey: newKeyOf(internals.environment)() };
        await deleteSection({ boardId: board.id, sectionId: id }, options);
        onDeleted?.();
      },
    };
    return (
      <div {...attributes} ref={ref} className={withClass('tb-board-actions', className)}>
        {editSection ? (
          <Button
            aria-haspopup="dialog"
            onClick={({ currentTarget }) => openSectionForm(internals, form, currentTarget)}
          >
            {words.rename()}
          </Button>
        ) : null}
        {confirmation ? <DeleteButton confirmation={confirmation} /> : null}
      </div>
    );
  },
);
