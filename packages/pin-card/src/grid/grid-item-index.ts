/** The index of the item of a grid that an element stands in; −1: in none. */
export function indexOf(element: Element): number {
  return +(element.closest('.tb-grid-item')?.getAttribute('aria-posinset') ?? 0) - 1;
}
