import { type Account, partnerFooter, type PartnerMetric, type Pin } from '@tackboard/domain';

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

/** The sums of all pins by the metric's name, the largest first. */
export function sumMetrics(measured: readonly MeasuredPin[]): readonly PartnerMetric[] {
  const sums = new Map<string, number>();
  for (const { name, count } of measured.flatMap(({ metrics }) => metrics))
    sums.set(name, (sums.get(name) ?? 0) + count);
  return [...sums]
    .map(([name, count]) => ({ name, count }))
    .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}
