import { nestedInteractive } from '@tackboard/conformance/nested-interactive';

/** The least width and height of what is pressed, in pixels: WCAG 2.2, 2.5.8. */
const LEAST_TARGET_PX = 24;

/** A ring thinner than this is hard to see: WCAG 2.2, 2.4.13. */
const LEAST_RING_PX = 2;

/** A ring may stand on what lies this far around what has the focus. */
const RING_ANCESTORS = 4;

const PRESSED =
  'a[href], button, summary, input:not([type="hidden"]), select, textarea, [role="button"], [role="menuitem"], [tabindex="0"]';

/** What a page of samples can be asked about all it shows. Every answer names what is wrong; nothing wrong is an empty list. */
export interface Survey {
  /** Controls inside of controls. */
  readonly nested: () => readonly string[];
  /** Controls that are smaller than 24 by 24 pixels. */
  readonly smallTargets: () => readonly string[];
  /** Controls that show no ring when the keyboard brings the focus; with forced colours only outlines count. */
  readonly withoutRing: (options: { readonly isForced: boolean }) => readonly string[];
  /** Controls whose text or box is cut. */
  readonly cut: () => readonly string[];
  /** How many controls it has looked at. */
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
      // What a story puts around a component is not the kit's.
      element.closest('[class*="tb-"]') !== null &&
      element.tabIndex >= 0 &&
      !element.matches(':disabled'),
  );
}

/** What a press may hit: the box itself, a pseudo-element over it, its label's. */
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

/** A link in a sentence is as high as its line: the exception that the criterion makes. */
function isInSentence(element: HTMLElement): boolean {
  const around = element.parentElement?.textContent?.trim() ?? '';
  return getComputedStyle(element).display === 'inline' && around !== element.textContent?.trim();
}

/** The rings around an element and what lies around it, as they are now. */
function rings(element: HTMLElement, isForced: boolean): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  let around: HTMLElement | null = element;
  for (let steps = 0; around && steps <= RING_ANCESTORS; steps += 1) {
    for (const pseudo of [undefined, '::before', '::after']) {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(
        around,
        pseudo,
      );
      // The ring of the browser itself is `auto`, and drawn thicker than it says.
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
  // What cannot take the focus, such as the second radio of a group, is no stop of the Tab key.
  if (document.activeElement !== element) return true;
  const after = rings(element, isForced);
  element.blur();
  return [...after].some(([place, ring]) => before.get(place) !== ring);
}

/** The nearest box around an element that cuts what sticks out. */
function cutter(element: HTMLElement): Element | null {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(around);
    if (/hidden|clip/.test(overflowX + overflowY) && position !== 'static') return around;
    if (/auto|scroll/.test(overflowX + overflowY)) return null;
  }
  return null;
}

function isCut(element: HTMLElement): boolean {
  const style = getComputedStyle(element);
  const hidesText = /hidden|clip/.test(style.overflowX + style.overflowY);
  const isShortened = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
  if (hidesText && !isShortened && element.scrollHeight > element.clientHeight + 1) return true;
  const outer = cutter(element)?.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  return (
    outer !== undefined &&
    (box.left < outer.left - 1 ||
      box.right > outer.right + 1 ||
      box.top < outer.top - 1 ||
      box.bottom > outer.bottom + 1)
  );
}

/** Looks at the whole page. */
export const survey: Survey = {
  nested: () => nestedInteractive(document),
  smallTargets: () =>
    controls().flatMap((element) => {
      const { width, height } = targetOf(element);
      const isSmall = Math.min(width, height) < LEAST_TARGET_PX && !isInSentence(element);
      return isSmall ? [`${Math.round(width)}×${Math.round(height)} ${nameOf(element)}`] : [];
    }),
  withoutRing: ({ isForced }) =>
    controls()
      .filter((element) => !showsRing(element, isForced))
      .map(nameOf),
  cut: () => controls().filter(isCut).map(nameOf),
  count: () => controls().length,
};
