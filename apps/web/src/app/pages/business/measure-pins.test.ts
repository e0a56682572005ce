import type { Pin } from '@tackboard/domain';
import { expect, it } from 'vitest';
import { measurePins, sumMetrics } from './measure-pins.js';

const pinWith = (id: string, numbers: Record<string, number>): Pin => ({
  id,
  pinner: { id: '42' },
  aggregatedPinData: { creatorAnalytics: { '30d_realtime': numbers } },
});

const PINS = [pinWith('1', { impression: 2, save: 1 }), pinWith('2', {})];

it('S1 §6: measures the pins of a partner that have numbers', () => {
  expect(measurePins(PINS, { id: '42', isPartner: true })).toEqual([
    {
      pin: PINS[0],
      metrics: [
        { name: 'impression', count: 2 },
        { name: 'save', count: 1 },
      ],
    },
  ]);
});

it('S1 §6: adds up the numbers of all pins by name, the largest first', () => {
  const pins = [...PINS, pinWith('3', { save: 5, impression: 1 })];
  expect(sumMetrics(measurePins(pins, { id: '42', isPartner: true }))).toEqual([
    { name: 'save', count: 6 },
    { name: 'impression', count: 3 },
  ]);
});

it('S1 §6: has no numbers for the account of a person', () => {
  expect(measurePins(PINS, { id: '42' })).toEqual([]);
});
