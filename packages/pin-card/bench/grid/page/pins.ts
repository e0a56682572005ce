import type { Pin } from '@tackboard/domain';

/** The width of a column, in pixels. */
export const COLUMN_PX = 236;

/** The gap between two cards in both directions, in pixels. */
export const GAP_PX = 16;

/** The height of the footer of every card, in pixels. */
export const FOOTER_PX = 72;

/** The overscan, in pixels, for peers that have such an option. */
export const OVERSCAN_PX = 600;

/** The mean height of a card, in pixels, for peers that require an estimate. */
export const MEAN_HEIGHT_PX = 387;

const LOWEST_PICTURE_PX = 150;
const HIGHEST_PICTURE_PX = 480;
const FIRST_ID = 811_492_428_893;

/** The same pins in every run: images of 150 to 480 px, shuffled. */
export function pinsFrom(start: number, end: number): Pin[] {
  return Array.from({ length: end - start }, (_, step): Pin => {
    const index = start + step;
    const scattered = Math.imul(index + 1, 2_654_435_761) >>> 0;
    const height = LOWEST_PICTURE_PX + (scattered % (HIGHEST_PICTURE_PX - LOWEST_PICTURE_PX + 1));
    return {
      id: String(FIRST_ID + index),
      title: `Espresso cup number ${index}, oak-fired stoneware`,
      domain: 'kiln.example',
      images: { '236x': { url: '', width: COLUMN_PX, height } },
    };
  });
}

/** The index of a pin in the list of {@link pinsFrom}. */
export function indexOfPin({ id }: Pin): number {
  return Number(id) - FIRST_ID;
}

/** The height of a pin's image in a column, in pixels. */
export function pictureHeight(pin: Pin): number {
  return pin.images?.['236x']?.height ?? Number.NaN;
}

/** The height of a pin's card in a column, in pixels. */
export function cardHeight(pin: Pin): number {
  return pictureHeight(pin) + FOOTER_PX;
}

/** The number of columns that fit into the window. */
export function columnCount(): number {
  return Math.floor((window.innerWidth + GAP_PX) / (COLUMN_PX + GAP_PX));
}

/** The height of a list in pixels, within that of a card. */
export function placedHeight(pins: readonly Pin[]): number {
  return pins.reduce((sum, pin) => sum + cardHeight(pin) + GAP_PX, 0) / columnCount();
}
