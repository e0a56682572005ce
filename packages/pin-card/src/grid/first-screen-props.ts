import type { Pin } from '@tackboard/domain';
import type { GridBox } from './grid-boxes.js';

/** What the style sheet of a grid's first screen is printed from. */
export interface FirstScreenProps {
  /** What stands in the list's `data-grid`. */
  readonly gridId: string;
  readonly pins: readonly Pin[];
  readonly boxOf: (pin: Pin) => GridBox;
  readonly nonce: string | undefined;
}
