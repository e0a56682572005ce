import type { Pin } from '@tackboard/domain';
import type { partnerFooter } from '@tackboard/domain/card';

type Metric = ReturnType<typeof partnerFooter>[number];

/** A pin with its numbers of the last 30 days. */
export interface MeasuredPin {
  readonly pin: Pin;
  readonly metrics: readonly Metric[];
}

/** Adds up the numbers of pins by their names, in the order of the first pin. */
export function sumMetrics(pins: readonly Pick<MeasuredPin, 'metrics'>[]): readonly Metric[] {
  const totals = new Map<string, number>();
  for (const { name, count } of pins.flatMap(({ metrics }) => metrics)) {
    totals.set(name, (totals.get(name) ?? 0) + count);
  }
  return [...totals].map(([name, count]) => ({ name, count }));
}
