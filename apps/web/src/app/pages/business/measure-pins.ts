import { type Account, partnerFooter, type Pin } from '@tackboard/domain';

/** A pin with its numbers of the last 30 days. */
export interface MeasuredPin {
  readonly pin: Pin;
  readonly metrics: ReturnType<typeof partnerFooter>;
}

/** The pins of a partner that have numbers (S1 §6): none for other accounts. */
export function measurePins(pins: readonly Pin[], account: Account): readonly MeasuredPin[] {
  const viewer = { ...account, isAuth: true };
  return pins
    .map((pin) => ({ pin, metrics: partnerFooter(pin, { viewer }) }))
    .filter(({ metrics }) => metrics.length > 0);
}
