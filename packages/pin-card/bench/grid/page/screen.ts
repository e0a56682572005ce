import { cardHeight, COLUMN_PX, columnCount, GAP_PX, pinsFrom } from './pins.ts';

/** Hit tests stand so far from each other in a column, in pixels. */
const STEP_PX = 40;

/** A point that is no card's is blank when this far below it is none either: cards are 16 px apart. */
const BEYOND_GAP_PX = 18;

/** A card's height may differ so much from what its pin says, in pixels: layout counts in steps of 1/64. */
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

/** The share of the screen that shows no card though one belongs there, from 0 to 1. */
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

/** The cards that stand on the screen, in the order of their pins. */
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

/** How many cards on the screen are not as high as their pins say. */
export function wrongHeights(): number {
  return seenCards().filter(({ index, element }) => {
    const [pin] = pinsFrom(index, index + 1);
    return Math.abs(element.getBoundingClientRect().height - cardHeight(pin!)) > ROUNDING_PX;
  }).length;
}
