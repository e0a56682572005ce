/** The index of the grid item that contains an element; −1 outside of items. */
export function indexOf(element: Element): number {
  return +(element.closest('.tb-grid-item')?.getAttribute('aria-posinset') ?? 0) - 1;
}
