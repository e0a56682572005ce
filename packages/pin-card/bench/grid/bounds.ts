import { FLOOR, OURS } from './contestants.ts';
import { type Figures, figuresFor, type Results, type Size } from './results.ts';

/** The highest cost of this package's grid, as a multiple of the React floor's in the same run. */
const MOUNT_RATIO_MAX = 1.15;
const PAINT_RATIO_MAX = 1.2;
const SCROLL_RATIO_MAX = 1.1;
const SCRIPT_RATIO_MAX = 1.05;
const APPEND_RATIO_MAX = 1.3;

/** The highest cost of a scroll step in the largest list, as a multiple of one in the next smaller list. */
const FLAT_RATIO_MAX = 1.1;

const FRAME_MAX_MS = 33;
const HEAP_MAX_MB = 1;

/** The bound on appends applies from this number of pins on. */
const APPEND_FROM_PINS = 10_000;

/** The largest number of pins. */
const MOST_PINS = 100_000;

/** One figure with a bound. */
export interface Bound {
  readonly what: string;
  readonly pins: number;
  readonly value: number;
  readonly max: number;
  readonly isMet: boolean;
}

const bound = (what: string, pins: number, value: number, max: number): Bound => ({
  what,
  pins,
  value,
  max,
  // A missing figure is NaN, which meets no bound.
  isMet: value <= max,
});

function boundsAt(size: Size, { figures, floor }: Record<'figures' | 'floor', Figures>): Bound[] {
  const { pins, rows } = size;
  const times = (what: string, read: (figures: Figures) => number, max: number) =>
    bound(`${what}, times the floor`, pins, read(figures) / read(floor), max);
  const complete = rows.filter(
    (row) => row.version !== '' && row.name !== OURS && row.figures?.blankShare === 0,
  );
  const fastest = Math.min(...complete.map((row) => row.figures!.paintMs));
  return [
    times('mount', ({ mountMs }) => mountMs, MOUNT_RATIO_MAX),
    times('first cards', ({ paintMs }) => paintMs, PAINT_RATIO_MAX),
    bound('first cards, times the fastest peer without blanks', pins, figures.paintMs / fastest, 1),
    times('scroll', ({ scrollMs }) => scrollMs, SCROLL_RATIO_MAX),
    times('scripts of the scroll', ({ scriptMs }) => scriptMs, SCRIPT_RATIO_MAX),
    ...(pins >= APPEND_FROM_PINS
      ? [times('append', ({ appendMs }) => appendMs, APPEND_RATIO_MAX)]
      : []),
    bound('blank share', pins, figures.blankShare, 0),
    bound('layout shift', pins, figures.layoutShift, 0),
    bound('worst frame, ms', pins, figures.worstFrameMs, FRAME_MAX_MS),
    bound('resize, px that the first visible pin moved', pins, Math.abs(figures.shiftPx ?? NaN), 0),
    bound('resize, focus lost', pins, figures.isFocusKept ? 0 : 1, 0),
  ];
}

/** All bounds, and whether they are met. */
export function boundsOf({ sizes }: Results): readonly Bound[] {
  const bounds = sizes.flatMap((size) => {
    const [figures, floor] = [figuresFor(size, OURS), figuresFor(size, FLOOR)];
    return figures && floor
      ? boundsAt(size, { figures, floor })
      : [bound('finished', size.pins, Number.NaN, 0)];
  });
  const largest = sizes.find(({ pins }) => pins === MOST_PINS);
  const most = largest && figuresFor(largest, OURS);
  const before = sizes.findLast(({ pins }) => pins < MOST_PINS);
  const fewer = before && figuresFor(before, OURS);
  if (!most || !fewer) return bounds;
  const flat = `scroll step, times one of ${before.pins.toLocaleString('en')} pins`;
  // Until then nothing was inserted or removed, and the whole list could be reached.
  const heapMb = Math.max(...most.heapMb);
  return [
    ...bounds,
    bound(flat, MOST_PINS, most.scrollMs / fewer.scrollMs, FLAT_RATIO_MAX),
    bound('heap beyond the pins, MB', MOST_PINS, heapMb, HEAP_MAX_MB),
  ];
}
