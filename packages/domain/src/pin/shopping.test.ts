import { describe, expect, it } from 'vitest';
import {
  hasShoppingFlag,
  hasShoppingIndicator,
  isShoppable,
  productLearning,
  shoppingIndicatorLimit,
} from './shopping.js';

const member = { isAuth: true };
const search = (group: string | undefined, viewer = member) => ({
  viewer,
  surface: 'SearchItem',
  experiments: { shopping_indicator: group },
});

describe('shopping flags', () => {
  it.each([
    [1, 'available', true],
    [2, 'shopTheLook', true],
    [5, 'productPinV2', true],
    [6, 'richProductPin', true],
    [10, 'organicCarousel', false],
  ] as const)('S1 §3.19: flag %i is %s, and something to buy: %s', (number, name, expected) => {
    const pin = { shoppingFlags: [number] };
    expect(isShoppable(pin)).toBe(expected);
    expect(hasShoppingFlag(pin, name)).toBe(true);
    expect(hasShoppingFlag({ shoppingFlags: [3] }, name)).toBe(false);
    expect(hasShoppingFlag({}, name)).toBe(false);
  });

  it('S1 §3: the server may say it outright', () => {
    expect(isShoppable({ isShoppable: true })).toBe(true);
    expect(isShoppable({ isShoppable: false })).toBe(false);
    expect(isShoppable({ shoppingFlags: [3] })).toBe(false);
    expect(isShoppable({})).toBe(false);
  });
});

describe('shoppingIndicatorLimit', () => {
  it.each([
    ['control', 0],
    ['enabled_2_indicator', 2],
    ['enabled_3_indicator', 3],
    ['enabled_4_indicator', 4],
    ['enabled_5_indicator', 5],
    ['control_pwt', 0],
    ['enabled_pwt', Infinity],
    ['employees', 0],
  ])('S1 §9.23: group %s shows %s', (group, limit) => {
    expect(shoppingIndicatorLimit(search(group))).toBe(limit);
  });

  it('S1 §9: the group of employees is for employees', () => {
    const employee = { isAuth: true, isEmployee: true };
    expect(shoppingIndicatorLimit(search('employees', employee))).toBe(Infinity);
    expect(shoppingIndicatorLimit(search('control', employee))).toBe(0);
  });

  it('S1 §9: none without a group or in an unknown one', () => {
    expect(shoppingIndicatorLimit(search(undefined))).toBe(0);
    expect(shoppingIndicatorLimit(search('enabled_x_indicator'))).toBe(0);
  });

  it.each([
    ['AuthHomefeed', 'homefeed_shopping_indicator'],
    ['RelatedPinGrid', 'related_pins_shopping_indicator'],
  ])('S1 §9.23: %s has groups of its own', (surface, name) => {
    const experiments = {
      [name]: 'enabled_4_indicator',
      shopping_indicator: 'enabled_2_indicator',
    };
    expect(shoppingIndicatorLimit({ viewer: member, surface, experiments })).toBe(4);
  });
});

describe('hasShoppingIndicator', () => {
  const pin = { isShoppable: true };

  it.each([
    ['a pin with products in an enabled group', pin, search('enabled_2_indicator'), true],
    ['a pin without products', {}, search('enabled_2_indicator'), false],
    ['the control group', pin, search('control'), false],
    [
      'a surface without indicators',
      pin,
      { ...search('enabled_2_indicator'), surface: 'ConversationView' },
      false,
    ],
  ])('S1 §4.19: %s', (_title, given, context, expected) => {
    expect(hasShoppingIndicator(given, context)).toBe(expected);
  });
});

describe('productLearning', () => {
  it.each([
    ['control', { hasCopy: false }],
    ['enabled_tag', { icon: 'tag', hasCopy: false }],
    ['enabled_tag_copy', { icon: 'tag', hasCopy: true }],
    ['enabled_flashlight_copy', { icon: 'flashlight', hasCopy: true }],
    ['enabled_copy', { hasCopy: true }],
  ])('S1 §9.24: group %s shows %j', (group, shown) => {
    expect(productLearning({ product_learning: group })).toEqual(shown);
  });

  it('S1 §9: without a group there is nothing', () => {
    expect(productLearning(undefined)).toEqual({ hasCopy: false });
  });
});
