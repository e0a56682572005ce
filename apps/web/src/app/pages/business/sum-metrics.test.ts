import { expect, it } from 'vitest';
import { sumMetrics } from './sum-metrics.js';

it('S1 §6: adds up the numbers of pins by name, also where a pin lacks one', () => {
  const pins = [
    {
      metrics: [
        { name: 'impression', count: 40 },
        { name: 'save', count: 2 },
      ],
    },
    {
      metrics: [
        { name: 'impression', count: 2 },
        { name: 'outbound_click', count: 1 },
      ],
    },
  ];
  expect(sumMetrics(pins)).toEqual([
    { name: 'impression', count: 42 },
    { name: 'save', count: 2 },
    { name: 'outbound_click', count: 1 },
  ]);
  expect(sumMetrics([])).toEqual([]);
});
