import type { Pin } from '@tackboard/domain';
import { expect, it } from 'vitest';
import { measurePins } from './measure-pins.js';

const PARTNER = { id: '42', isPartner: true };

const pinWith = (id: string, numbers: Record<string, number>): Pin => ({
  id,
  pinner: { id: '42' },
  aggregatedPinData: { creatorAnalytics: { '30d_realtime': numbers } },
});

it('S1 §6: adds up the numbers of pins by name, also where a pin lacks one', () => {
  const pins = [
    pinWith('1', { impression: 2, outbound_click: 1 }),
    pinWith('2', { impression: 40, save: 2 }),
    pinWith('3', {}),
  ];
  const { totals, mostSeen } = measurePins(pins, PARTNER);
  expect(totals).toEqual([
    { name: 'impression', count: 42 },
    { name: 'save', count: 2 },
    { name: 'outbound_click', count: 1 },
  ]);
  expect(mostSeen.map(({ pin }) => pin.id)).toEqual(['2', '1']);
});

it('adds up all pins, and lists the ten that were seen most', () => {
  const pins = Array.from({ length: 12 }, (_, index) =>
    pinWith(String(index), { impression: index }),
  );
  const { totals, mostSeen } = measurePins(pins, PARTNER);
  expect(totals).toEqual([{ name: 'impression', count: 66 }]);
  expect(mostSeen.map(({ pin }) => pin.id)).toEqual([
    '11',
    '10',
    '9',
    '8',
    '7',
    '6',
    '5',
    '4',
    '3',
    '2',
  ]);
});

it('has no numbers for the account of a person', () => {
  const pins = [pinWith('1', { impression: 2 })];
  expect(measurePins(pins, { id: '42' })).toEqual({ totals: [], mostSeen: [] });
});
