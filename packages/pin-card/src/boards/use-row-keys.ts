'use client';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';

const ROW = '[data-row]';

/** Props for a list of rows and for each row. */
export interface RowKeys {
  /** Props of the element that contains the rows and the search field. */
  readonly listProps: {
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
    readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  };
  /** 0 for the row that Tab focuses, −1 for all others, which the arrow keys focus. */
  readonly tabIndexOf: (key: string, index: number) => 0 | -1;
}

/** Handlers of the keys that do not move between rows. */
export interface RowKeysOptions {
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
