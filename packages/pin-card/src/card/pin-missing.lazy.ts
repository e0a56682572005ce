import { MissingPropError } from '../provider/missing-prop-error.js';

/** Stands in for a card whose pin is missing, or has no id: throws, where the boundary of the card catches it. */
export function PinMissing(): never {
  throw new MissingPropError('PinCard', 'pin={{ id: … }}', 'which pin to show');
}
