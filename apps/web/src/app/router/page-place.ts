/** Where a viewer was on a page: the scroll position in pixels, and the address of the link that had the focus. */
interface PagePlace {
  readonly top: number;
  readonly focusedHref: string | undefined;
}

const places = new Map<string, PagePlace>();

/** Notes where the viewer is on the page of a history entry, until they leave it. `entry` returns its key. Returns a function that ends it. */
export function watchPlace(entry: () => string): () => void {
  const gone = new AbortController();
  const { signal } = gone;
  const note = (href = places.get(entry())?.focusedHref) =>
    places.set(entry(), { top: window.scrollY, focusedHref: href });
  const noteLink = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('main a[href]') : null;
    if (link) note(link.getAttribute('href') ?? undefined);
  };
  window.addEventListener('scroll', () => void note(), { passive: true, signal });
  document.addEventListener('focusin', noteLink, { signal });
  // A press with a mouse does not focus every link.
  document.addEventListener('click', noteLink, { capture: true, signal });
  return () => gone.abort();
}

/** Returns where the viewer was on the page of a history entry. */
export const placeOn = (entry: string): PagePlace | undefined => places.get(entry);

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

/** The id that a hash names. An escape that is none stands for itself. */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** Scrolls to the start of a page, or to the element of a hash, and focuses its heading, which screen readers then read. */
export function startAtTop(hash: string): void {
  const target = hash.length > 1 ? document.getElementById(idOf(hash)) : null;
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
