import type { SaveVariant } from '@tackboard/machines/store';

/** The props of a save button that change what a press does. */
export interface SaveSetup {
  readonly variant: SaveVariant;
  readonly originalPinId: string | undefined;
  readonly hidesDropdown: boolean | undefined;
}
