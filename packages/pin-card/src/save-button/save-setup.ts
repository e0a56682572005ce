import type { SaveVariant } from '@tackboard/machines/store';

/** How a save button of a card was set up. */
export interface SaveSetup {
  readonly variant: SaveVariant;
  readonly originalPinId: string | undefined;
  readonly hidesDropdown: boolean | undefined;
}
