import { nestedInteractive } from '@tackboard/conformance/nested-interactive';

/** The smallest width and height of a target for a pointer, in pixels (WCAG 2.2, 2.5.8). */
const LEAST_TARGET_PX = 24;

/** The smallest width of a focus ring, in pixels (WCAG 2.2, 2.4.13). */
const LEAST_RING_PX = 2;

/** How many ancestors of the focused element may have its focus ring. */
const RING_ANCESTORS = 4;

const PRESSED =
  'a[href], button, summary, input:not([type="hidden"]), select, textarea, [role="button"], [role="menuitem"], [tabindex="0"]';

/** Checks of everything that a page of samples shows. Each returns the elements that fail. */
export interface Survey {
  /** Controls inside other controls. */
  readonly nested: () => readonly string[];
  /** Controls that are smaller than this in one direction. @default 24 */
  readonly smallTargets: (leastPx?: number) => readonly string[];
  /** Controls without a focus ring for the keyboard. With forced colours only outlines count. */
  readonly withoutRing: (options: { readonly isForced: boolean }) => readonly string[];
  /** Controls whose text or box is clipped. */
  readonly cut: () => readonly string[];
  /** Texts that their own box clips, other than lines that end with "…". */
  readonly cutTexts: () => readonly string[];
  /** What makes the page wider than its window, and controls beyond the sides of it. */
  readonly outside: () => readonly string[];
  /** The number of controls. */
  readonly count: () => number;
}

function nameOf(element: Element): string {
  const sample = element.closest('[data-sample]')?.getAttribute('data-sample') ?? 'popup';
  const said = element.getAttribute('aria-label') ?? element.textContent ?? '';
  return `${sample}: <${element.localName} class="${element.getAttribute('class') ?? ''}"> ${said.trim().slice(0, 40)}`;
}

function isShown(element: Element): boolean {
  const isOpen = !element.closest('[inert], [hidden], [aria-hidden="true"]');
  return isOpen && element.checkVisibility({ visibilityProperty: true });
}

function controls(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(PRESSED)].filter(
    (element) =>
      isShown(element) &&
      // Elements around a component belong to the story.
      element.closest('[class*="tb-"]:not(html)') !== null &&
      element.tabIndex >= 0 &&
      !element.matches(':disabled'),
  );
}

/** Returns the size of a target: its box, a pseudo-element over it, or its label. */
function targetOf(element: HTMLElement): { readonly width: number; readonly height: number } {
  const own = element.getBoundingClientRect();
  const label = element.closest('label')?.getBoundingClientRect();
  const pseudoBoxes = ['::before', '::after']
    .map((pseudo) => getComputedStyle(element, pseudo))
    .filter(({ content, position }) => content !== 'none' && position === 'absolute');
  const size = (side: 'width' | 'height') =>
    Math.max(
      own[side],
      label?.[side] ?? 0,
      ...pseudoBoxes.map((style) => Number.parseFloat(style[side]) || 0),
    );
  return { width: size('width'), height: size('height') };
}

/** Whether a link is in a sentence, which the criterion excepts. */
function isInSentence(element: HTMLElement): boolean {
  const around = element.parentElement?.textContent?.trim() ?? '';
  return getComputedStyle(element).display === 'inline' && around !== element.textContent?.trim();
}

/** Returns the current outlines and shadows of an element and its ancestors. */
function rings(element: HTMLElement, isForced: boolean): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  let around: HTMLElement | null = element;
  for (let steps = 0; around && steps <= RING_ANCESTORS; steps += 1) {
    for (const pseudo of [undefined, '::before', '::after']) {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(
        around,
        pseudo,
      );
      // The browser's default ring is `auto`, and wider than its computed width.
      const isThick = outlineStyle === 'auto' || Number.parseFloat(outlineWidth) >= LEAST_RING_PX;
      if (outlineStyle !== 'none' && isThick && outlineColor !== 'rgba(0, 0, 0, 0)') {
        found.set(`${steps} ${pseudo} outline`, `${outlineWidth} ${outlineColor}`);
      }
      if (!isForced && boxShadow !== 'none') found.set(`${steps} ${pseudo} shadow`, boxShadow);
    }
    around = around.parentElement;
  }
  return found;
}

function showsRing(element: HTMLElement, isForced: boolean): boolean {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const before = rings(element, isForced);
  element.focus({ preventScroll: true });
  // Elements that cannot receive the focus, such as the second radio of a group, are no tab stops.
  if (document.activeElement !== element) return true;
  const after = rings(element, isForced);
  element.blur();
  return [...after].some(([place, ring]) => before.get(place) !== ring);
}

/** Returns the nearest ancestor that clips an element. */
function cutter(element: HTMLElement): Element | null {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(around);
    if (/hidden|clip/.test(overflowX + overflowY) && position !== 'static') return around;
    if (/auto|scroll/.test(overflowX + overflowY)) return null;
  }
  return null;
}

/** Whether the box of an element clips its own text. */
function clipsText(element: HTMLElement): boolean {
  const style = getComputedStyle(element);
  const hidesText = /hidden|clip/.test(style.overflowX + style.overflowY);
  const isShortened = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
  return hidesText && !isShortened && element.scrollHeight > element.clientHeight + 1;
}

function isCut(element: HTMLElement): boolean {
  if (clipsText(element)) return true;
  const outer = cutter(element)?.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  return (
    outer !== undefined &&
    // A bar that scrolling has hidden has no height. The focus shows it again.
    outer.height > 0 &&
    (box.left < outer.left - 1 ||
      box.right > outer.right + 1 ||
      box.top < outer.top - 1 ||
      box.bottom > outer.bottom + 1)
  );
}

/** The checks of the whole page. */
export const survey: Survey = {
  nested: () => nestedInteractive(document),
  smallTargets: (leastPx = LEAST_TARGET_PX) =>
    controls().flatMap((element) => {
      const { width, height } = targetOf(element);
      const isSmall = Math.min(width, height) < leastPx && !isInSentence(element);
      return isSmall ? [`${Math.round(width)}×${Math.round(height)} ${nameOf(element)}`] : [];
    }),
  withoutRing: ({ isForced }) =>
    controls()
      .filter((element) => !showsRing(element, isForced))
      .map(nameOf),
  cut: () => controls().filter(isCut).map(nameOf),
  cutTexts: () =>
    [...document.querySelectorAll<HTMLElement>('[class*="tb-"]')]
      .filter((element) => isShown(element) && element.textContent !== '' && clipsText(element))
      .filter((element) => !element.matches('.tb-visually-hidden'))
      .map(nameOf),
  outside() {
    const { clientWidth, scrollWidth } = document.documentElement;
    const beyond = controls().filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < -1 || right > clientWidth + 1;
    });
    return [
      ...(scrollWidth > clientWidth
        ? [`the page is ${scrollWidth} of ${clientWidth} px wide`]
        : []),
      ...beyond.map(nameOf),
    ];
  },
  count: () => controls().length,
};
