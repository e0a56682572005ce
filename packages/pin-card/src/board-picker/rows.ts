import type { Board } from '@tackboard/domain';

/** The key of the row that makes a new board. */
export const CREATE_ROW = 'create';

/** What tells the row of a board from all others. */
export function rowKey({ id, url, name }: Board): string {
  return `board ${id ?? url ?? name ?? ''}`;
}

/** The row with this key, where there is one. */
export function rowOf(root: HTMLElement, key: string | undefined): HTMLElement | undefined {
  const rows = [...root.querySelectorAll<HTMLElement>('[data-row]')];
  return rows.find((row) => row.dataset['row'] === key);
}
