import { describe, expect, it } from 'vitest';
import { eventNumber } from '../client/event-table.js';
import { impressionEvents, type PageItem } from './grid-impressions.js';

const sizes = { cellWidth: 236, cellHeight: 354, windowWidth: 1280, windowHeight: 900 };
const SEEN = { time: 5000, renderDurationMs: 12, slotIndex: 7 };

function events(item: Partial<PageItem> & Pick<PageItem, 'kind'>, milestone = 0.01) {
  const whole: PageItem = { id: '9', slotIndex: 7, renderDurationMs: 12, view: {}, ...item };
  return impressionEvents({ item: whole, time: 5000, milestone, sizes });
}
const slot = (id: string) => ({ id });
const carousel = { id: '9', carouselData: { carouselSlots: [slot('1'), slot('2')] } };

describe('the events of an impression (S2 §7)', () => {
  it('of a pin have its cell, the window and the milestone', () => {
    expect(events({ kind: 'pin', pin: { id: '9' }, surface: 'AuthHomefeed' }, 0.8)).toEqual([
      { name: 'pin-impression', pinId: '9', ...SEEN, milestone: 0.8, ...sizes },
    ]);
  });

  it.each([
    ['AuthHomefeed', 'pin-impression'],
    ['RelatedPinGrid', 'related-pin-impression'],
  ])('S1 §7: on %s are %s', (surface, name) => {
    expect(events({ kind: 'pin', surface }).map((event) => event.name)).toEqual([name]);
  });

  it('of boards, people and carousels have time, slot and render duration', () => {
    expect(events({ kind: 'board' })).toEqual([
      { name: 'board-impression', boardId: '9', ...SEEN },
    ]);
    expect(events({ kind: 'user' })).toEqual([{ name: 'user-impression', userId: '9', ...SEEN }]);
    expect(events({ kind: 'carousel' })).toEqual([
      { name: 'carousel-impression', pinId: '9', ...SEEN },
    ]);
  });

  it('of a carousel pin include one of its carousel, once', () => {
    const names = (milestone: number) =>
      events({ kind: 'pin', pin: carousel }, milestone).map(({ name }) => name);
    expect(names(0.01)).toEqual(['pin-impression', 'carousel-impression']);
    expect(names(0.5)).toEqual(['pin-impression']);
  });

  it.each([
    ['pin-impression', 18],
    ['related-pin-impression', 18],
    ['board-impression', 3700],
    ['user-impression', 3704],
    ['carousel-impression', 7352],
  ] as const)('%s is number %i', (name, number) => {
    expect(eventNumber(name)).toBe(number);
  });
});
