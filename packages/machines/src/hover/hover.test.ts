import { describe, expect, it } from 'vitest';
import { hover, type HoverEvent, hoverParts, NOT_HOVERED } from './hover.js';

const after = (...types: HoverEvent['type'][]) =>
  types.reduce((state, type) => hover(state, { type }), NOT_HOVERED).status;

describe('the hover state (S1 §4.13)', () => {
  it.each([
    [[], 'inactive'],
    [['ENTER'], 'active'],
    [['ENTER', 'LEAVE'], 'inactive'],
    [['FORCE'], 'forced-primary'],
    [['ENTER', 'FORCE', 'LEAVE'], 'forced-primary'],
    [['ENTER', 'FORCE', 'LEAVE', 'RELEASE'], 'inactive'],
    [['ENTER', 'FORCE', 'RELEASE'], 'active'],
    [['FORCE', 'ENTER'], 'forced-primary'],
    [['FORCE', 'ENTER', 'RELEASE'], 'active'],
    [['RELEASE'], 'inactive'],
  ] as const)('after %j is %s', (types, status) => {
    expect(after(...types)).toBe(status);
  });

  it('is the same object when nothing changes', () => {
    expect(hover(NOT_HOVERED, { type: 'LEAVE' })).toBe(NOT_HOVERED);
  });

  it.each([
    ['inactive', false, false, false, false],
    ['active', true, true, true, true],
    ['forced-primary', true, true, false, false],
  ] as const)(
    '%s shows its parts',
    (status, saveButton, actionBar, secondaryDetails, carouselAccessory) => {
      expect(hoverParts(status)).toEqual({
        saveButton,
        actionBar,
        secondaryDetails,
        carouselAccessory,
      });
    },
  );
});
