'use client';
import { saveWords } from '@tackboard/domain/words/save';
import type { PickedTarget } from '@tackboard/machines/picker';
import { Button, withClass } from '@tackboard/ui';
import { CopyIcon, FolderPlusIcon, MoveIcon, TrashIcon } from '@tackboard/ui/icons';
import { forwardRef, type HTMLAttributes, type ReactNode, useContext, useRef } from 'react';
import { useKeptFocus } from '../board-picker/use-kept-focus.js';
import { useInternals } from '../provider/tackboard-context.js';
import { useWords } from '../provider/use-words.js';
import { loadBoardPicker } from '../save-button/load-board-picker.js';
import { MissingOrganiseError } from './missing-organise-error.js';
import { OrganiseContext, type Organising } from './organise-context.js';

/** What an {@link OrganiseBar} takes: the attributes of a `<div>`. */
export type OrganiseBarProps = Omit<HTMLAttributes<HTMLDivElement>, 'children'>;

/**
 * Starts selecting pins, and then says how many are selected and what can be done to them: move, copy, put into a new
 * section, delete after a question (S1 §9). Boards are picked in the board picker, so moving and copying need the port
 * `listBoards`. Belongs inside of `<OrganisePins>`.
 */
export const OrganiseBar = forwardRef<HTMLDivElement, OrganiseBarProps>(function OrganiseBar(
  { className, ...attributes },
  ref,
) {
  const organising = useContext(OrganiseContext);
  if (!organising) throw new MissingOrganiseError();
  const root = useRef<HTMLDivElement>(null);
  useKeptFocus(root, organising.isSelecting, (bar) => bar.querySelector('button'));
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
      {organising.isSelecting ? <Selecting {...organising} /> : <Start {...organising} />}
    </div>
  );
});

function Start({ send }: Organising) {
  const { organize } = useWords('save', saveWords);
  return <Button onClick={() => send({ type: 'START' })}>{organize()}</Button>;
}

function Selecting({ selection, loadedPinIds, isBusy, send }: Organising) {
  const { calls, openLayer } = useInternals('OrganiseBar');
  const words = useWords('save', saveWords);
  const isAll = selection === 'all';
  const count = isAll ? loadedPinIds.length : selection.length;
  const isIdle = isBusy || count === 0;

  const toBoard = (action: 'bulkMove' | 'bulkCopy', heading: string) => (anchor: HTMLElement) =>
    openLayer({
      load: loadBoardPicker,
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
    });
  const toSection = (anchor: HTMLElement) =>
    openLayer({
      load: () => import('../chunks/dialogs.chunk.js').then(({ dialogs }) => dialogs.NewSection),
      props: {
        onCreate: (sectionTitle: string) =>
          send({ type: 'DO', action: 'bulkCreateSection', sectionTitle }),
      },
      anchor,
    });
  const toBin = (anchor: HTMLElement) => {
    send({ type: 'DO', action: 'bulkDelete' });
    openLayer({
      load: () => import('../chunks/dialogs.chunk.js').then(({ dialogs }) => dialogs.ConfirmDelete),
      props: {
        question: isAll ? words.deleteAllPinsQuestion() : words.deletePinsQuestion({ count }),
        onConfirm: () => send({ type: 'CONFIRM' }),
      },
      anchor,
      // Once it is confirmed there is nothing to take back.
      onClosed: () => send({ type: 'CANCEL' }),
    });
  };

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
        {calls.listBoards ? (
          <>
            <Deed
              icon={<MoveIcon width="20" height="20" />}
              text={words.move()}
              isIdle={isIdle}
              onPress={toBoard('bulkMove', words.move())}
            />
            <Deed
              icon={<CopyIcon width="20" height="20" />}
              text={words.copy()}
              isIdle={isIdle}
              onPress={toBoard('bulkCopy', words.copy())}
            />
          </>
        ) : null}
        <Deed
          icon={<FolderPlusIcon width="20" height="20" />}
          text={words.createSection()}
          isIdle={isIdle}
          onPress={toSection}
        />
        <Deed
          icon={<TrashIcon width="20" height="20" />}
          text={words.deleteForGood()}
          isIdle={isIdle}
          onPress={toBin}
        />
        <Button className="tb-form-submit" busy={isBusy} onClick={() => send({ type: 'STOP' })}>
          {words.done()}
        </Button>
      </div>
    </section>
  );
}

interface DeedProps {
  readonly icon: ReactNode;
  readonly text: string;
  /** There is nothing to do it to, or something is being done already: it keeps the focus, and a press does nothing. */
  readonly isIdle: boolean;
  readonly onPress: (anchor: HTMLElement) => void;
}

function Deed({ icon, text, isIdle, onPress }: DeedProps) {
  return (
    <Button
      className="tb-organise-deed"
      aria-disabled={isIdle}
      title={text}
      onClick={({ currentTarget }) => (isIdle ? undefined : onPress(currentTarget))}
    >
      {icon}
      <span className="tb-organise-text">{text}</span>
    </Button>
  );
}
