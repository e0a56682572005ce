const FOCUSABLE =
  'a[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable], [tabindex]';

/** Whether an element, which may be gone, can have the focus. */
export function canFocus(element: HTMLElement): boolean {
  if (!element.isConnected || element.matches(':disabled') || element.closest('[inert]')) {
    return false;
  }
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true;
}

/** Whether Tab stops at an element. The guards around a popup are hidden from screen readers. */
const isTabStop = (element: HTMLElement) =>
  element.tabIndex >= 0 && !element.closest('[aria-hidden="true"]') && canFocus(element);

/** Returns the elements inside of one at which Tab stops, in their order. */
export function tabStopsIn(element: HTMLElement): readonly HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isTabStop);
}

/** The Tab stops around a place of the page. */
export interface NearTabStops {
  /** The last one in the element, or else before it. */
  readonly before: HTMLElement | undefined;
  /** The first one after the element. */
  readonly after: HTMLElement | undefined;
}

/** Returns the Tab stops of the page around an element, without those that belong elsewhere. */
export function tabStopsNear(
  element: HTMLElement,
  isElsewhere: (stop: HTMLElement) => boolean,
): NearTabStops {
  const all = [...element.ownerDocument.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const isStop = (each: HTMLElement) => !isElsewhere(each) && isTabStop(each);
  const isAfter = (each: HTMLElement) =>
    !element.contains(each) &&
    (element.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const found = all.findIndex(isAfter);
  const end = found === -1 ? all.length : found;
  return { before: all.slice(0, end).findLast(isStop), after: all.slice(end).find(isStop) };
}
