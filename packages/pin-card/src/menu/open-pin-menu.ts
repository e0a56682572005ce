import type { Pin, Surface } from '@tackboard/domain';

/** Which menu is open, and beside which button. */
export interface OpenPinMenu {
  readonly pin: Pin;
  readonly surface: Surface;
  readonly anchor: HTMLElement;
}
