import type { Board } from '@tackboard/domain';

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
