import type { Pin } from '@tackboard/domain';
import type { ItemSize } from './item-size.js';

/** What the style sheet of a grid's first screen is computed from. */
export interface FirstScreenProps {
  /** The `data-grid` attribute of the list. */
  readonly gridId: string;
  readonly pins: readonly Pin[];
  readonly itemSize: (pin: Pin) => ItemSize;
  readonly nonce: string | undefined;
}
