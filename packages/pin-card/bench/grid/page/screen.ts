import { cardHeight, COLUMN_PX, columnCount, GAP_PX, pinsFrom } from './pins.ts';

/** The distance of hit tests in a column, in pixels. */
const STEP_PX = 40;

/** A point without a card is blank if there is none this far below it either, in pixels: cards are 16 px apart. */
const BEYOND_GAP_PX = 18;

/** The tolerance of a card's height, in pixels: layout rounds to 1/64. */
const ROUNDING_PX = 0.05;

const CARD = '.bench-card';

/** A card on the screen. */
interface SeenCard {
  readonly index: number;
  readonly element: HTMLElement;
  readonly left: number;
  readonly top: number;
}

const isCardAt = (x: number, y: number) =>
  document.elementFromPoint(x, y)?.closest(CARD) instanceof Element;

/** The blank share of the screen, from 0 to 1. */
export function blankShare(): number {
  const columns = columnCount();
  const start = (window.innerWidth - columns * (COLUMN_PX + GAP_PX) + GAP_PX) / 2 + COLUMN_PX / 2;
  let points = 0;
  let blanks = 0;
  for (let column = 0; column < columns; column++) {
    const x = start + column * (COLUMN_PX + GAP_PX);
    for (let y = 2; y < window.innerHeight - BEYOND_GAP_PX; y += STEP_PX) {
      points++;
      if (!isCardAt(x, y) && !isCardAt(x, y + BEYOND_GAP_PX)) blanks++;
    }
  }
  return blanks / points;
}

/** The cards on the screen, in the order of their pins. */
export function seenCards(): readonly SeenCard[] {
  const seen: SeenCard[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(CARD)) {
    const { left, top, bottom } = element.getBoundingClientRect();
    if (bottom <= 0 || top >= window.innerHeight || !element.checkVisibility()) continue;
    if (getComputedStyle(element).visibility === 'hidden') continue;
    seen.push({ index: Number(element.dataset['pin']), element, left, top });
  }
  return seen.toSorted((one, other) => one.index - other.index);
}

/** The number of cards on the screen with another height than their pins'. */
export function wrongHeights(): number {
  return seenCards().filter(({ index, element }) => {
    const [pin] = pinsFrom(index, index + 1);
    return Math.abs(element.getBoundingClientRect().height - cardHeight(pin!)) > ROUNDING_PX;
  }).length;
}
