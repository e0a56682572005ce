/** Where a viewer was on a page: the scroll position in pixels, and the address of the link that had the focus. */
export interface PagePlace {
  readonly top: number;
  readonly focusedHref: string | undefined;
}

/** Reads where the viewer is. `followed` is the address of the link that they have pressed. */
export function currentPlace(followed: string | undefined): PagePlace {
  const focused = document.activeElement?.closest('main a[href]');
  return { top: window.scrollY, focusedHref: focused?.getAttribute('href') ?? followed };
}

/** A feed renders the cards of a restored position within this many frames. */
const FOCUS_FRAMES = 30;

/**
 * Focuses the link that had the focus, once it is rendered, and the page until then. Does not scroll, and leaves a focus that
 * the viewer has moved meanwhile.
 */
export function restoreFocus(href: string | undefined, frames = FOCUS_FRAMES): void {
  const main = document.querySelector<HTMLElement>('main');
  const link =
    href === undefined
      ? null
      : document.querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`);
  const isElsewhere = ![document.body, main, null].includes(document.activeElement as HTMLElement);
  if (isElsewhere && frames < FOCUS_FRAMES) return;
  (link ?? main)?.focus({ preventScroll: true });
  if (link || href === undefined || frames === 0) return;
  requestAnimationFrame(() => restoreFocus(href, frames - 1));
}

/** Scrolls to the start of a page, or to the element of a hash, and focuses its heading, which screen readers then read. */
export function startAtTop(hash: string): void {
  const target =
    hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
