import type { Pin } from './pin.js';
import { SHOPPING_FLAGS, type ShoppingFlag } from './rich-data.js';

/** Whether a pin has a shopping flag (S1 §3). */
export function hasShoppingFlag(pin: Pick<Pin, 'shoppingFlags'>, flag: ShoppingFlag): boolean {
  return pin.shoppingFlags?.includes(SHOPPING_FLAGS[flag]) ?? false;
}

/** Whether a pin is shoppable (S1 §3): the server says so, or one of its flags does. */
export function isShoppable(pin: Pick<Pin, 'isShoppable' | 'shoppingFlags'>): boolean {
  const flags: readonly ShoppingFlag[] = [
    'available',
    'shopTheLook',
    'productPinV2',
    'richProductPin',
  ];
  return pin.isShoppable === true || flags.some((flag) => hasShoppingFlag(pin, flag));
}
