'use client';
import type { Board } from '@tackboard/domain';
import { saveWords } from '@tackboard/domain/words';
import { gridWords } from '@tackboard/domain/words/card';
import { Button, ChevronStartIcon, VisuallyHidden } from '@tackboard/ui';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { useWords } from '../client/tackboard-context.js';

/** The key of the row that opens the form for a new board. */
export const CREATE_ROW = 'create';

/** A unique key for the row of a board. */
export function rowKey({ id, url, name }: Board): string {
  return `board ${id ?? url ?? name ?? ''}`;
}

/** Finds the row with a key. */
export function rowOf(root: HTMLElement, key: string | undefined): HTMLElement | undefined {
  const rows = [...root.querySelectorAll<HTMLElement>('[data-row]')];
  return rows.find((row) => row.dataset['row'] === key);
}

const ROW = '[data-row]';

/** Props for a list of rows and for each row. */
interface RowKeys {
  /** Props of the element that contains the rows and the search field. */
  readonly listProps: {
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
    readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  };
  /** 0 for the row that Tab focuses, −1 for all others, which the arrow keys focus. */
  readonly tabIndexOf: (key: string, index: number) => 0 | -1;
}

/** Handlers of the keys that do not move between rows. */
interface RowKeysOptions {
  /** Enter in the search field. */
  readonly onEnter?: () => void;
  /** The right arrow on a row; the left arrow in right-to-left text. */
  readonly onForward?: (key: string) => void;
  /** The left arrow on a row; the right arrow in right-to-left text. */
  readonly onBack?: () => void;
}

/**
 * Moves the focus between the rows of a list with arrows, Home and End. The list has one tab stop. The down arrow in the
 * search field focuses the first row; a letter typed on a row goes to the search field.
 */
export function useRowKeys({ onEnter, onForward, onBack }: RowKeysOptions = {}): RowKeys {
  const [current, setCurrent] = useState<string>();

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { currentTarget, key, target } = event;
    if (event.nativeEvent.isComposing || !isElement(target)) return;
    const rows = [...currentTarget.querySelectorAll<HTMLElement>(ROW)];
    const search = currentTarget.querySelector<HTMLInputElement>('input');
    const isInSearch = target === search;
    const index = rows.findIndex((row) => row === target);
    const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
    const focus = (row: HTMLElement | null | undefined) => {
      event.preventDefault();
      row?.focus();
    };
    if (key === 'ArrowDown') focus(rows[index + 1]);
    else if (key === 'ArrowUp' && !isInSearch) focus(index > 0 ? rows[index - 1] : search);
    else if (isInSearch && key === 'Enter') onEnter?.();
    else if (isInSearch || index < 0) return;
    else if (key === 'Home') focus(rows[0]);
    else if (key === 'End') focus(rows.at(-1));
    else if (key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) onForward?.(target.dataset['row'] ?? '');
    else if (key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) onBack?.();
    else if (isTyping(event)) search?.focus();
  };
  return {
    listProps: {
      onKeyDown,
      onFocus: ({ target }) => {
        if (target.dataset['row'] !== undefined) setCurrent(target.dataset['row']);
      },
    },
    tabIndexOf: (key, index) => ((current === undefined ? index === 0 : key === current) ? 0 : -1),
  };
}

/** Not instanceof: an element of a frame has classes of its own. */
const isElement = (target: EventTarget): target is HTMLElement => 'dataset' in target;

/** Whether a key types or deletes a letter. Space presses the row instead. */
function isTyping({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return (
    !altKey && !ctrlKey && !metaKey && key !== ' ' && (key.length === 1 || key === 'Backspace')
  );
}

interface LevelHeadProps {
  readonly title: string;
  /** Undefined hides the back button. */
  readonly onBack: (() => void) | undefined;
}

/** The title of a second level, with a back button. */
export function LevelHead({ title, onBack }: LevelHeadProps) {
  const { back } = useWords('save', saveWords);
  return (
    <div className="tb-boards-head">
      {onBack ? (
        <Button variant="icon" className="tb-boards-back" aria-label={back()} onClick={onBack}>
          <ChevronStartIcon width="20" height="20" />
        </Button>
      ) : null}
      <h2 className="tb-boards-heading" dir="auto">
        {title}
      </h2>
    </div>
  );
}

interface ListEndProps {
  /** The message of a failed fetch; undefined without a failure. */
  readonly failed: string | undefined;
  /** The label of the button for the next page; undefined on the last page. */
  readonly more: string | undefined;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
  readonly onMore: () => void;
}

/** The end of a list: a button to retry, or a button for the next page. */
export function ListEnd({ failed, more, isBusy, onRetry, onMore }: ListEndProps) {
  const { tryAgain } = useWords('grid', gridWords);
  if (failed !== undefined) {
    return (
      <div className="tb-boards-note">
        <p>{failed}</p>
        <Button data-row="retry" onClick={onRetry}>
          {tryAgain()}
        </Button>
      </div>
    );
  }
  if (more === undefined) return null;
  return (
    <div className="tb-boards-note">
      <Button data-row="more" busy={isBusy} onClick={onMore}>
        {more}
      </Button>
    </div>
  );
}

const ROWS = [0, 1, 2, 3, 4];

/** Placeholders for rows that are loading. */
export function RowSkeletons({ label }: { readonly label: string }) {
  return (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      {ROWS.map((row) => (
        <div key={row} className="tb-boards-skeleton" aria-hidden="true">
          <span className="tb-boards-thumb" />
          <span className="tb-boards-line" />
        </div>
      ))}
    </>
  );
}

/** The image of a board, 48 px wide. Keeps its size without an image and when the image fails to load. */
export function Thumbnail({ url }: { readonly url: string | undefined }) {
  const [failedUrl, setFailedUrl] = useState<string>();
  return (
    <span className="tb-boards-thumb">
      {url && url !== failedUrl ? (
        <img
          src={url}
          alt=""
          width="48"
          height="48"
          loading="lazy"
          onError={() => setFailedUrl(url)}
        />
      ) : null}
    </span>
  );
}
