import type { Pin } from '@tackboard/domain';
import { cardHeight, COLUMN_PX, GAP_PX, OVERSCAN_PX } from './pins.ts';

/** The positions of cards of known heights, each in the shortest column. */
export interface FloorLayout {
  /** Of all cards, estimated for those that are not placed. */
  readonly height: number;
  readonly leftOf: (index: number) => number;
  readonly topOf: (index: number) => number;
  /** The range of cards near the viewport at a scroll position. */
  readonly near: (scrollTop: number) => { readonly start: number; readonly end: number };
}

/** Lays out lists that only grow, down to a line: new items are placed, others stay. */
export type LayFloor = (pins: readonly Pin[], line?: number) => FloorLayout;

/** Creates the layout of one floor. */
export function createFloorLayout(columns: number): LayFloor {
  let tops = new Float64Array();
  let lanes = new Uint8Array();
  const ends = new Float64Array(columns);
  let count = 0;
  let highest = 0;
  return (pins, line = Infinity) => {
    if (tops.length < pins.length) {
      const [oldTops, oldLanes] = [tops, lanes];
      tops = new Float64Array(pins.length * 1.5);
      lanes = new Uint8Array(pins.length * 1.5);
      tops.set(oldTops);
      lanes.set(oldLanes);
    }
    for (; count < pins.length; count++) {
      let lane = 0;
      for (let other = 1; other < columns; other++) if (ends[other]! < ends[lane]!) lane = other;
      if (ends[lane]! > line) break;
      const height = cardHeight(pins[count]!);
      tops[count] = ends[lane]!;
      lanes[count] = lane;
      ends[lane]! += height + GAP_PX;
      highest = Math.max(highest, height);
    }
    /** The first card whose top is at or below a line: tops never decrease. */
    const firstFrom = (top: number) => {
      let low = 0;
      let high = count;
      while (low < high) {
        const middle = (low + high) >>> 1;
        if (tops[middle]! < top) low = middle + 1;
        else high = middle;
      }
      return low;
    };
    return {
      height: (Math.max(...ends) - GAP_PX) * (pins.length / (count || 1)),
      leftOf: (index) => lanes[index]! * (COLUMN_PX + GAP_PX),
      topOf: (index) => tops[index]!,
      near: (scrollTop) => ({
        start: firstFrom(scrollTop - OVERSCAN_PX - highest),
        end: firstFrom(scrollTop + window.innerHeight + OVERSCAN_PX),
      }),
    };
  };
}
