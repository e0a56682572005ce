import type { Account, Pin } from '@tackboard/domain';
import { partnerFooter } from '@tackboard/domain/card';

type Metric = ReturnType<typeof partnerFooter>[number];

/** A pin with its numbers of the last 30 days. */
export interface MeasuredPin {
  readonly pin: Pin;
  readonly metrics: readonly Metric[];
}

/** The numbers of an account's pins. */
export interface Measurements {
  /** The sums of all pins by name, in the order of the pin that was seen most. */
  readonly totals: readonly Metric[];
  /** The pins that were seen most, with their numbers. */
  readonly mostSeen: readonly MeasuredPin[];
}

/** Number of pins that are listed. */
const MAX_LISTED = 10;

/** Measures the pins of a partner (S1 §6): nothing for other accounts. */
export function measurePins(pins: readonly Pin[], account: Account): Measurements {
  const viewer = { ...account, isAuth: true };
  const countOf = ({ metrics }: MeasuredPin) => metrics[0]?.count ?? 0;
  const measured = pins
    .map((pin) => ({ pin, metrics: partnerFooter(pin, { viewer }) }))
    .filter(({ metrics }) => metrics.length > 0)
    .toSorted((a, b) => countOf(b) - countOf(a));
  return { totals: sumMetrics(measured), mostSeen: measured.slice(0, MAX_LISTED) };
}

function sumMetrics(pins: readonly MeasuredPin[]): readonly Metric[] {
  const totals = new Map<string, number>();
  for (const { name, count } of pins.flatMap(({ metrics }) => metrics)) {
    totals.set(name, (totals.get(name) ?? 0) + count);
  }
  return [...totals].map(([name, count]) => ({ name, count }));
}
