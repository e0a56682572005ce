'use client';
import { type Board, BOARD_TITLE_MAX, type BoardSection, boardThumbnail } from '@tackboard/domain';
import { formWords, saveWords } from '@tackboard/domain/words';
import type { BoardFormState, BoardPickerEvent } from '@tackboard/machines/charts';
import { Button } from '@tackboard/ui';
import { type FormEvent, forwardRef, useEffect, useRef } from 'react';
import { useInternals, useWords } from '../client/tackboard-context.js';
import { SwitchField, TextField } from '../forms/fields.js';
import { useDraft } from '../forms/form-submit.js';
import { LevelHead, ListEnd, RowSkeletons, Thumbnail, useRowKeys } from './rows.js';

interface SectionListProps {
  readonly board: Board;
  /** The pin is already on this board: only its sections can be picked. */
  readonly isCurrent: boolean;
  readonly sections: readonly BoardSection[];
  readonly hasMore: boolean;
  readonly isBusy: boolean;
  readonly isFailed: boolean;
  readonly send: (event: BoardPickerEvent) => void;
}

/** The row key of the board itself. */
const BOARD_KEY = 'board';

/** The second level of the picker: a board and its sections, of which the viewer picks one. */
export function SectionList(props: SectionListProps) {
  const { board, isCurrent, sections, hasMore, isBusy, isFailed, send } = props;
  const words = useWords('save', saveWords);
  const wholeBoard = useRef<HTMLButtonElement>(null);
  const level = useRef<HTMLDivElement>(null);
  // This level replaced the list of boards, whose row had the focus.
  useEffect(() => (wholeBoard.current ?? level.current?.querySelector('button'))?.focus(), []);
  const back = () => send({ type: 'BACK' });
  const { listProps, tabIndexOf } = useRowKeys({ onBack: back });
  const { name = '' } = board;
  const isSettled = !isBusy && !isFailed;

  return (
    <div ref={level} className="tb-boards-level" {...listProps}>
      <LevelHead title={name} onBack={back} />
      <div className="tb-boards-scroll" aria-busy={isBusy}>
        <ul className="tb-boards-rows" aria-label={words.sectionsOf({ board: name })}>
          {isCurrent ? null : (
            <WholeBoardRow
              ref={wholeBoard}
              board={board}
              tabIndex={tabIndexOf(BOARD_KEY, 0)}
              onPick={() => send({ type: 'PICK', board })}
            />
          )}
          {sections.map((section, index) => {
            const key = `section ${section.id ?? index}`;
            return (
              <SectionRow
                key={key}
                section={section}
                rowKey={key}
                tabIndex={tabIndexOf(key, isCurrent ? index : index + 1)}
                onPick={() => send({ type: 'PICK', board, section })}
              />
            );
          })}
        </ul>
        {isBusy && sections.length === 0 ? <RowSkeletons label={words.loadingSections()} /> : null}
        {isSettled && sections.length === 0 ? (
          <p className="tb-boards-note">{words.noSections()}</p>
        ) : null}
        <ListEnd
          failed={isFailed ? words.sectionsFailed() : undefined}
          more={hasMore ? (isBusy ? words.loadingSections() : words.moreSections()) : undefined}
          isBusy={isBusy}
          onRetry={() => send({ type: 'RETRY' })}
          onMore={() => send({ type: 'MORE' })}
        />
      </div>
      <output className="tb-visually-hidden">
        {isFailed
          ? words.sectionsFailed()
          : isSettled
            ? words.sectionsShown({ count: sections.length })
            : ''}
      </output>
    </div>
  );
}

interface WholeBoardRowProps {
  readonly board: Board;
  readonly tabIndex: 0 | -1;
  readonly onPick: () => void;
}

/** A row that picks the board itself, without a section. */
const WholeBoardRow = forwardRef<HTMLButtonElement, WholeBoardRowProps>(function WholeBoardRow(
  { board, tabIndex, onPick },
  ref,
) {
  return (
    <li className="tb-boards-row">
      <button
        ref={ref}
        type="button"
        className="tb-boards-pick"
        data-row={BOARD_KEY}
        tabIndex={tabIndex}
        onClick={onPick}
      >
        <Thumbnail url={boardThumbnail(board)?.url ?? board.coverPin?.imageUrl} />
        <span className="tb-boards-name">
          <bdi>{board.name}</bdi>
        </span>
      </button>
    </li>
  );
});

interface SectionRowProps {
  readonly section: BoardSection;
  readonly rowKey: string;
  readonly tabIndex: 0 | -1;
  readonly onPick: () => void;
}

function SectionRow({ section, rowKey, tabIndex, onPick }: SectionRowProps) {
  const { context } = useInternals('BoardPicker');
  const words = useWords('save', saveWords);
  const { title = '', pinCount } = section;
  return (
    <li className="tb-boards-row">
      <button
        type="button"
        className="tb-boards-pick"
        data-row={rowKey}
        tabIndex={tabIndex}
        onClick={onPick}
      >
        <span className="tb-boards-text tb-boards-section">
          <span className="tb-boards-name">
            <bdi>{title}</bdi>
          </span>{' '}
          {pinCount === undefined ? null : (
            <span className="tb-boards-facts">
              {words.pinCount({ count: pinCount, locale: context.locale })}
            </span>
          )}
        </span>
      </button>
    </li>
  );
}

interface NewBoardProps {
  readonly form: BoardFormState;
  readonly isBusy: boolean;
  readonly canGoBack: boolean;
  readonly send: (event: BoardPickerEvent) => void;
}

/** The form for a new board. The board is picked as soon as it is created. */
export function NewBoard({ form, isBusy, canGoBack, send }: NewBoardProps) {
  const words = useWords('save', saveWords);
  const { boardNameLabel, boardNameHint, secretHint } = useWords('forms', formWords);
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  // On mount, since the list that had the focus is gone; and again when the name has a problem.
  useEffect(() => field.current?.focus(), [form.problem]);
  useDraft('board:picker', { name: form.name, isSecret: form.isSecret }, (draft) => {
    send({ type: 'NAME', name: draft.name });
    send({ type: 'SECRET', isSecret: draft.isSecret });
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'SUBMIT' });
  };
  return (
    <form className="tb-boards-level tb-form" onSubmit={submit} noValidate>
      <LevelHead
        title={words.createBoard()}
        onBack={canGoBack && !isBusy ? () => send({ type: 'BACK' }) : undefined}
      />
      <div className="tb-boards-form">
        <TextField
          label={boardNameLabel()}
          placeholder={boardNameHint()}
          value={form.name}
          problem={form.problem}
          max={BOARD_TITLE_MAX}
          isRequired
          inputRef={field}
          onChange={(name) => send({ type: 'NAME', name })}
        />
        <SwitchField
          label={words.keepSecret()}
          hint={secretHint()}
          isOn={form.isSecret}
          onChange={(isSecret) => send({ type: 'SECRET', isSecret })}
        />
        <p className="tb-form-error" role="alert">
          {form.isFailed ? (form.message ?? words.boardFailed()) : null}
        </p>
      </div>
      <div className="tb-form-actions tb-boards-foot">
        <Button type="submit" className="tb-form-submit" busy={isBusy}>
          {words.create()}
        </Button>
      </div>
    </form>
  );
}
