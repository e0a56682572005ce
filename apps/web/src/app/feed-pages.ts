import type { Pin } from '@tackboard/domain';
import type { GridBox } from '@tackboard/pin-card/pin-grid';

/** What a feed keeps of a pin that is far away: its place, and the colour that stands in for its picture. */
export interface FarPin extends Pick<Pin, 'id' | 'dominantColor'> {
  readonly box: GridBox;
}

/** A page of a feed, as the server cut it. */
export interface FeedPage {
  /** What it is read with. The page that the server printed has none, and is kept. */
  readonly bookmark?: string | undefined;
  readonly pins: readonly (Pin | FarPin)[];
}

/** On either side of the last page that was read so many pages are kept whole. */
const KEPT_PAGES = 10;

/** True for a pin of which only the place is known. */
export function isFarPin(pin: Pin | FarPin): pin is FarPin {
  return 'box' in pin;
}

/** True for a page that was let go. */
export function isFarPage({ pins: [first] }: FeedPage): boolean {
  return first !== undefined && isFarPin(first);
}

/** Adds a page, once. A pin can come again when newer ones have pushed it to a later page. */
export function appended(pages: readonly FeedPage[], page: FeedPage): readonly FeedPage[] {
  if (pages.some(({ bookmark }) => bookmark === page.bookmark)) return pages;
  const ids = new Set(pages.flatMap(({ pins }) => pins.map(({ id }) => id)));
  return [...pages, { ...page, pins: page.pins.filter(({ id }) => !ids.has(id)) }];
}

/** Takes over what the server has just told of pins. Those of a page that was let go wait until it is read again, as a whole. */
export function refreshed(pages: readonly FeedPage[], fresh: readonly Pin[]): readonly FeedPage[] {
  const freshById = new Map(fresh.map((pin) => [pin.id, pin]));
  return pages.map((page) =>
    isFarPage(page)
      ? page
      : { ...page, pins: page.pins.map((pin) => freshById.get(pin.id) ?? pin) },
  );
}

/** Puts the pins of a page that was read again where their places were kept. One that is gone from the server goes here too. */
export function replaced(
  pages: readonly FeedPage[],
  { bookmark, pins: fresh }: FeedPage,
): readonly FeedPage[] {
  const freshById = new Map(fresh.map((pin) => [pin.id, pin]));
  return pages.map((page) =>
    page.bookmark === bookmark && isFarPage(page)
      ? { bookmark, pins: page.pins.flatMap(({ id }) => freshById.get(id) ?? []) }
      : page,
  );
}

/** Lets go of pages far from the one that was just read: of their pins the place is left. */
export function withoutFar(
  pages: readonly FeedPage[],
  bookmark: string | undefined,
  boxOf: (pin: Pin) => GridBox,
): readonly FeedPage[] {
  const middle = pages.findIndex((page) => page.bookmark === bookmark);
  return pages.map((page, at) => {
    const isNear = Math.abs(at - middle) <= KEPT_PAGES;
    if (isNear || page.bookmark === undefined || isFarPage(page)) return page;
    return {
      bookmark: page.bookmark,
      pins: page.pins.map((pin): FarPin => {
        const { id, dominantColor } = pin;
        return { id, ...(dominantColor && { dominantColor }), box: boxOf(pin) };
      }),
    };
  });
}

/** The page of a pin, if it has one, and those before and after it. */
export function pagesAround(
  pages: readonly FeedPage[],
  pinId: string | undefined,
): { readonly own: readonly FeedPage[]; readonly beside: readonly FeedPage[] } {
  const at = pages.findIndex(({ pins }) => pins.some(({ id }) => id === pinId));
  const near = (index: number) => pages.slice(Math.max(0, index), index + 1);
  return at < 0
    ? { own: [], beside: [] }
    : { own: near(at), beside: [...near(at - 1), ...near(at + 1)] };
}
