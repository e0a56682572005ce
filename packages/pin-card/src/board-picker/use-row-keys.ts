'use client';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';

const ROW = '[data-row]';

/** What a list of rows needs for the keyboard. */
export interface RowKeys {
  /** Of the element around the rows and the field of the search. */
  readonly listProps: {
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
    readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  };
  /** 0 for the row that Tab comes to, −1 for all others: the arrows lead to those. */
  readonly tabIndexOf: (key: string, index: number) => 0 | -1;
}

/** What the keys of a list do besides walking along its rows. */
export interface RowKeysOptions {
  /** Enter in the field of the search. */
  readonly onEnter?: () => void;
  /** The arrow towards the end of the line, on a row. */
  readonly onForth?: (key: string) => void;
  /** The arrow towards the start of the line, on a row. */
  readonly onBack?: () => void;
}

/**
 * Arrows, Home and End walk along the rows of a list, from the search field too; a letter typed on a row goes to the
 * search. A list of five hundred rows is one stop of the Tab key.
 */
export function useRowKeys({ onEnter, onForth, onBack }: RowKeysOptions = {}): RowKeys {
  const [current, setCurrent] = useState<string>();

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { currentTarget, key, target } = event;
    if (event.nativeEvent.isComposing || !(target instanceof HTMLElement)) return;
    const rows = [...currentTarget.querySelectorAll<HTMLElement>(ROW)];
    const search = currentTarget.querySelector<HTMLInputElement>('input');
    const isInSearch = target === search;
    const at = rows.findIndex((row) => row === target);
    const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
    const go = (row: HTMLElement | null | undefined) => {
      event.preventDefault();
      row?.focus();
    };
    if (key === 'ArrowDown') go(rows[at + 1]);
    else if (key === 'ArrowUp' && !isInSearch) go(at > 0 ? rows[at - 1] : search);
    else if (isInSearch && key === 'Enter') onEnter?.();
    else if (isInSearch || at < 0) return;
    else if (key === 'Home') go(rows[0]);
    else if (key === 'End') go(rows.at(-1));
    else if (key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) onForth?.(target.dataset['row'] ?? '');
    else if (key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) onBack?.();
    else if (isTyped(event)) search?.focus();
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

/** A letter or the way to take one back; a blank presses the row. */
function isTyped({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return (
    !altKey && !ctrlKey && !metaKey && key !== ' ' && (key.length === 1 || key === 'Backspace')
  );
}
