import { describe, expect, it } from 'vitest';
import type { Pin } from '../pin/pin.js';
import { movedFrom } from './moved-from.js';

const mina = { id: '42' };
const other = { id: '43' };
const water: NonNullable<Pin['board']> = { id: '5', name: 'Water', url: '/mina/water/' };

const CASES: readonly [string, Parameters<typeof movedFrom>[0], string | undefined][] = [
  ['a save of the viewer', { isRepin: true, pinner: mina, board: water }, '5'],
  ['a pin of somebody else, saved there', { pinner: other, pinnedToBoard: water }, '5'],
  ['their own pin on its own board', { pinner: mina, board: water }, undefined],
  [
    'their own pin with a save beside it',
    { pinner: mina, board: water, pinnedToBoard: water },
    undefined,
  ],
  [
    'a save of somebody else',
    { isRepin: true, pinner: other, board: water, pinnedToBoard: water },
    undefined,
  ],
  ['a save on no board', { isRepin: true, pinner: mina }, undefined],
  ['a pin that is not saved', { pinner: other, board: water }, undefined],
];

describe('movedFrom', () => {
  it.each(CASES)('S1 §2: %s on the named board', (_name, pin, from) => {
    expect(movedFrom(pin, '42', '5')).toBe(from);
  });

  it('is undefined for a board without a copy, and for a visitor', () => {
    const save = { isRepin: true, pinner: mina, board: water };
    expect(movedFrom(save, '42', '6')).toBeUndefined();
    expect(movedFrom(save, '42', null)).toBeUndefined();
    expect(movedFrom(save, null, '5')).toBeUndefined();
  });
});
