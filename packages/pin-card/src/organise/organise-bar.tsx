'use client';
import { saveWords } from '@tackboard/domain/words';
import type { BulkEvent, BulkSelection, PickedTarget } from '@tackboard/machines/charts';
import { Button, CopyIcon, FolderPlusIcon, MoveIcon, TrashIcon, withClass } from '@tackboard/ui';
import {
  createContext,
  forwardRef,
  type HTMLAttributes,
  type ReactNode,
  useContext,
  useRef,
} from 'react';
import { boardPicker } from '../boards/lazy-board-picker.js';
import { useRestoredFocus } from '../boards/use-restored-focus.js';
import { useInternals, useWords } from '../client/tackboard-context.js';
import { useGate } from '../prompts/use-gate.js';
import { select, type SelectionStatus } from './selection.js';

/** The state that the bar and the selection borders share. */
export interface Organising {
  readonly isSelecting: boolean;
  /** A bulk edit is pending. */
  readonly isBusy: boolean;
  readonly selection: BulkSelection;
  /** The ids of the loaded pins. After "Select all", deselecting one pin selects exactly the other loaded ones. */
  readonly loadedPinIds: readonly string[];
  readonly toggle: (pinId: string) => void;
  readonly send: (event: BulkEvent) => void;
}

/** Provided by `<OrganisePins>`. */
export const OrganiseContext = createContext<Organising | null>(null);

/** What the selection border of a pin shows: `no-selection` while the viewer is not selecting pins. */
export function selectionStatus(
  organising: Organising | null,
  pinId: string,
  isImageOnly: boolean,
): SelectionStatus {
  if (!organising?.isSelecting) return 'no-selection';
  const { selection } = organising;
  const started = select('no-selection', { type: 'START', isImageOnly });
  return select(started, {
    type: 'SET',
    isSelected: selection === 'all' || selection.includes(pinId),
  });
}

/** An `<OrganiseBar>` was rendered outside of `<OrganisePins>`. */
export class MissingOrganiseError extends Error {
  override readonly name = 'MissingOrganiseError';
  readonly code = 'missing-organise';

  /** The message names the component to add. */
  constructor() {
    super(
      '<OrganiseBar> was rendered outside of <OrganisePins>, so it does not know which pins are selected. ' +
        'Put <OrganisePins boardId={…} loadedPinIds={…}> around the bar and the pins.',
    );
  }
}

/** Props of {@link OrganiseBar}: the attributes of a `<div>`. */
export type OrganiseBarProps = Omit<HTMLAttributes<HTMLDivElement>, 'children'>;

/**
 * A button that starts selecting pins, then a bar with the number of selected pins and the actions move, copy, create section
 * and delete. Moving and copying open the board picker, so they need the call `listBoards`. Render it inside
 * `<OrganisePins>`.
 */
export const OrganiseBar = forwardRef<HTMLDivElement, OrganiseBarProps>(function OrganiseBar(
  { className, ...attributes },
  ref,
) {
  const organising = useContext(OrganiseContext);
  if (!organising) throw new MissingOrganiseError();
  const root = useRef<HTMLDivElement>(null);
  useRestoredFocus(root, organising.isSelecting, (bar) => bar.querySelector('button'));
  return (
    <div
      {...attributes}
      ref={(element) => {
        root.current = element;
        if (typeof ref === 'function') ref(element);
        else if (ref) ref.current = element;
      }}
      className={withClass('tb-organise', className)}
    >
      {organising.isSelecting ? <SelectionBar {...organising} /> : <StartButton {...organising} />}
    </div>
  );
});

function StartButton({ send }: Organising) {
  const pass = useGate();
  const { organize } = useWords('save', saveWords);
  return (
    <Button
      onClick={({ currentTarget: anchor }) => pass('edit', { anchor }) && send({ type: 'START' })}
    >
      {organize()}
    </Button>
  );
}

/** The actions of the bar. Each opens a layer, with the pressed button as its anchor. */
function useSelectionActions({ selection, send }: Organising) {
  const { calls, core } = useInternals('OrganiseBar');
  const words = useWords('save', saveWords);
  const { open } = core.layers;
  return {
    pickBoard: (action: 'bulkMove' | 'bulkCopy', heading: string) => (anchor: HTMLElement) =>
      open({
        load: boardPicker.load,
        props: {
          heading,
          onPick: ({ board, section }: PickedTarget) =>
            send({
              type: 'DO',
              action,
              targetBoardId: board.id,
              ...(section?.id !== undefined && { targetSectionId: section.id }),
            }),
        },
        anchor,
      }),
    createSection: (anchor: HTMLElement) =>
      open({
        load: async () => (await import('./new-section.js')).NewSection,
        props: {
          onCreate: (sectionTitle: string) =>
            send({ type: 'DO', action: 'bulkCreateSection', sectionTitle }),
        },
        anchor,
      }),
    confirmDelete: (anchor: HTMLElement) => {
      // The machine deletes only after CONFIRM.
      send({ type: 'DO', action: 'bulkDelete' });
      open({
        load: async () => (await import('./confirm-delete.js')).ConfirmDelete,
        props: {
          canUndo: calls.restorePins !== undefined,
          question:
            selection === 'all'
              ? words.deleteAllPinsQuestion()
              : words.deletePinsQuestion({ count: selection.length }),
          onConfirm: () => send({ type: 'CONFIRM' }),
        },
        anchor,
        // The machine ignores CANCEL after CONFIRM.
        onClosed: () => send({ type: 'CANCEL' }),
      });
    },
  };
}

function SelectionBar(organising: Organising) {
  const { selection, loadedPinIds, isBusy, send } = organising;
  const words = useWords('save', saveWords);
  const isAll = selection === 'all';
  const count = isAll ? loadedPinIds.length : selection.length;
  return (
    <section className="tb-raised tb-organise-bar" aria-label={words.organizing()}>
      <output className="tb-organise-count">
        {isAll
          ? words.allSelected()
          : count === 0
            ? words.nothingSelected()
            : words.selected({ count })}
      </output>
      <div className="tb-organise-actions">
        <Button
          aria-disabled={isBusy}
          onClick={() => (isBusy ? undefined : send({ type: isAll ? 'CLEAR' : 'SELECT_ALL' }))}
        >
          {isAll ? words.clearSelection() : words.selectAll()}
        </Button>
        <SelectionActions organising={organising} isDisabled={isBusy || count === 0} />
        <Button className="tb-form-submit" busy={isBusy} onClick={() => send({ type: 'STOP' })}>
          {words.done()}
        </Button>
      </div>
    </section>
  );
}

interface SelectionActionsProps extends Pick<ActionButtonProps, 'isDisabled'> {
  readonly organising: Organising;
}

function SelectionActions({ organising, isDisabled }: SelectionActionsProps) {
  const { calls } = useInternals('OrganiseBar');
  const words = useWords('save', saveWords);
  const { pickBoard, createSection, confirmDelete } = useSelectionActions(organising);
  return (
    <>
      {calls.listBoards ? (
        <>
          <ActionButton
            icon={<MoveIcon width="20" height="20" />}
            text={words.move()}
            isDisabled={isDisabled}
            onPress={pickBoard('bulkMove', words.move())}
          />
          <ActionButton
            icon={<CopyIcon width="20" height="20" />}
            text={words.copy()}
            isDisabled={isDisabled}
            onPress={pickBoard('bulkCopy', words.copy())}
          />
        </>
      ) : null}
      <ActionButton
        icon={<FolderPlusIcon width="20" height="20" />}
        text={words.createSection()}
        isDisabled={isDisabled}
        onPress={createSection}
      />
      <ActionButton
        icon={<TrashIcon width="20" height="20" />}
        text={words.deleteForGood()}
        isDisabled={isDisabled}
        onPress={confirmDelete}
      />
    </>
  );
}

interface ActionButtonProps {
  readonly icon: ReactNode;
  readonly text: string;
  /** Nothing is selected, or an edit is pending. The button stays focusable, but a press does nothing. */
  readonly isDisabled: boolean;
  readonly onPress: (anchor: HTMLElement) => void;
}

function ActionButton({ icon, text, isDisabled, onPress }: ActionButtonProps) {
  return (
    <Button
      className="tb-organise-action"
      aria-disabled={isDisabled}
      title={text}
      onClick={({ currentTarget }) => (isDisabled ? undefined : onPress(currentTarget))}
    >
      {icon}
      <span className="tb-organise-text">{text}</span>
    </Button>
  );
}
