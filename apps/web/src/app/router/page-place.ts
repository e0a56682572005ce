/** Where a viewer was on a page: the scroll position in pixels, and the address of the link that had the focus. */
export interface PagePlace {
  readonly top: number;
  readonly focusedHref: string | undefined;
}

/** Reads where the viewer is. */
export function currentPlace(): PagePlace {
  const focused = document.activeElement?.closest('main a[href]');
  return { top: window.scrollY, focusedHref: focused?.getAttribute('href') ?? undefined };
}

/** Focuses the link that had the focus, if it is there. Does not scroll. */
export function focusLink(href: string | undefined): boolean {
  if (href === undefined) return false;
  const link = document.querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`);
  link?.focus({ preventScroll: true });
  return link !== null;
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
