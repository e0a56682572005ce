import type { Pin } from '@tackboard/domain';
import type { ItemSize } from '../grid/item-size.js';

/** What is left of a pin far from the view: its size, and the color of its image. */
export interface EvictedPin extends Pick<Pin, 'id' | 'dominantColor'> {
  readonly itemSize: ItemSize;
}

/** One page of a feed, as the server returned it. */
export interface FeedPage {
  /** The bookmark that it was fetched with. The first page has none, and is never evicted. */
  readonly bookmark?: string | undefined;
  readonly pins: readonly (Pin | EvictedPin)[];
}

/** Pages kept whole on either side of the one that was fetched last. */
const KEPT_PAGES = 10;

/** True for a pin that was evicted. */
export function isEvicted(pin: Pin | EvictedPin): pin is EvictedPin {
  return 'itemSize' in pin;
}

/** True for a page whose pins were evicted. */
export function isEvictedPage({ pins: [first] }: FeedPage): boolean {
  return first !== undefined && isEvicted(first);
}

/** Adds a page, once. A pin comes again when newer ones have pushed it to a later page: it keeps its first place. */
export function appendPage(pages: readonly FeedPage[], page: FeedPage): readonly FeedPage[] {
  if (pages.some(({ bookmark }) => bookmark === page.bookmark)) return pages;
  const ids = new Set(pages.flatMap(({ pins }) => pins.map(({ id }) => id)));
  return [...pages, { ...page, pins: page.pins.filter(({ id }) => !ids.has(id)) }];
}

/** Updates pins to what the server has just returned. Evicted pages are skipped: they are fetched again as a whole. */
export function updatePins(pages: readonly FeedPage[], fresh: readonly Pin[]): readonly FeedPage[] {
  const freshById = new Map(fresh.map((pin) => [pin.id, pin]));
  return pages.map((page) =>
    isEvictedPage(page)
      ? page
      : { ...page, pins: page.pins.map((pin) => freshById.get(pin.id) ?? pin) },
  );
}

/** Fills an evicted page that was fetched again. Pins that the server no longer returns are dropped. */
export function fillPage(
  pages: readonly FeedPage[],
  { bookmark, pins: fresh }: FeedPage,
): readonly FeedPage[] {
  const freshById = new Map(fresh.map((pin) => [pin.id, pin]));
  return pages.map((page) =>
    page.bookmark === bookmark && isEvictedPage(page)
      ? { bookmark, pins: page.pins.flatMap(({ id }) => freshById.get(id) ?? []) }
      : page,
  );
}

/** Evicts the pins of pages far from the one with this bookmark. */
export function evictFarPages(
  pages: readonly FeedPage[],
  bookmark: string | undefined,
  itemSize: (pin: Pin) => ItemSize,
): readonly FeedPage[] {
  const middle = pages.findIndex((page) => page.bookmark === bookmark);
  return pages.map((page, at) => {
    const isNear = Math.abs(at - middle) <= KEPT_PAGES;
    if (isNear || page.bookmark === undefined || isEvictedPage(page)) return page;
    return {
      bookmark: page.bookmark,
      pins: page.pins.map((pin): EvictedPin => {
        const { id, dominantColor } = pin;
        return { id, ...(dominantColor && { dominantColor }), itemSize: itemSize(pin) };
      }),
    };
  });
}

/** The page that holds a pin, and the pages before and after it. Both lists are empty for an unknown pin. */
export function pagesAround(
  pages: readonly FeedPage[],
  pinId: string | undefined,
): { readonly own: readonly FeedPage[]; readonly beside: readonly FeedPage[] } {
  const at = pages.findIndex(({ pins }) => pins.some(({ id }) => id === pinId));
  const pageAt = (index: number) => pages.slice(Math.max(0, index), index + 1);
  return at < 0
    ? { own: [], beside: [] }
    : { own: pageAt(at), beside: [...pageAt(at - 1), ...pageAt(at + 1)] };
}

/** The pages without some pins: the same object while none of them is in it. */
export function withoutPins(
  pages: readonly FeedPage[],
  ids: ReadonlySet<string>,
): readonly FeedPage[] {
  const isRemoved = ({ id }: Pin) => ids.has(id);
  return pages.some(({ pins }) => pins.some(isRemoved))
    ? pages.map((page) => ({ ...page, pins: page.pins.filter((pin) => !isRemoved(pin)) }))
    : pages;
}
