import { readFileSync, writeFileSync } from 'node:fs';
import { median } from '@tackboard/bench';
import type { Sample } from './sample.ts';

const FILE = new URL('../grid-results.json', import.meta.url);

const BYTES_PER_MB = 1_000_000;

/** The figures of one contestant: medians of all rounds, or the worst round where one fault is too many. */
export interface Figures {
  readonly paintMs: number;
  readonly mountMs: number;
  readonly scrollMs: number;
  readonly scriptMs: number;
  readonly worstFrameMs: number;
  /** Frames over 33 ms in all rounds. */
  readonly droppedFrames: number;
  /** The share of the screen, in the worst round. */
  readonly blankShare: number;
  readonly appendMs: number;
  readonly resizeMs: number;
  /** In the worst round; null when the pin was not visible in one of them. */
  readonly shiftPx: number | null;
  readonly isFocusKept: boolean;
  /** Null after the bench's timeout. */
  readonly jumpMs: number | null;
  /** The highest of the rounds. */
  readonly layoutShift: number;
  /** After the mount, the scroll, the appends and the jump. */
  readonly heapMb: readonly number[];
  readonly heapAfterInsertMb: number;
  readonly cards: number;
  readonly nodes: number;
  /** Cards with another height than their pins', in the worst round. */
  readonly wrongHeights: number;
}

/** One contestant at one size. */
export interface Row {
  readonly name: string;
  readonly version: string;
  /** Null: it did not finish. */
  readonly figures: Figures | null;
  /** Errors of its page, without duplicates. */
  readonly errors: readonly string[];
}

/** All contestants with one number of pins. */
export interface Size {
  readonly pins: number;
  readonly rows: readonly Row[];
}

/** The results of one run. */
export interface Results {
  readonly chromium: string;
  readonly react: string;
  readonly rounds: number;
  readonly scrollSteps: number;
  readonly sizes: readonly Size[];
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/** Summarises the rounds of one contestant. */
export function figuresOf(samples: readonly Sample[]): Figures {
  const all = (read: (sample: Sample) => number) => samples.map(read);
  const middle = (read: (sample: Sample) => number, digits = 2) =>
    rounded(median(all(read)), digits);
  const most = (read: (sample: Sample) => number) => rounded(Math.max(...all(read)), 5);
  const shifts = samples.map(({ resize }) => resize.shiftPx);
  const jumpMs = middle(({ jumpWallMs }) => jumpWallMs ?? Infinity);
  return {
    paintMs: middle(({ paintWallMs }) => paintWallMs),
    mountMs: middle(({ mountMs }) => mountMs),
    scrollMs: middle(({ scroll }) => scroll.taskMs),
    scriptMs: middle(({ scroll }) => scroll.scriptMs),
    worstFrameMs: middle(({ worstFrameMs }) => worstFrameMs),
    droppedFrames: all(({ droppedFrames }) => droppedFrames).reduce((sum, count) => sum + count, 0),
    blankShare: most(({ blankShare }) => blankShare),
    appendMs: middle(({ appendMs }) => appendMs),
    resizeMs: middle(({ resize }) => resize.wallMs),
    shiftPx: shifts.reduce<number | null>(
      (furthest, shift) =>
        furthest === null || shift === null
          ? null
          : Math.abs(shift) > Math.abs(furthest)
            ? rounded(shift, 2)
            : furthest,
      0,
    ),
    isFocusKept: samples.every(({ resize }) => resize.isFocusKept),
    jumpMs: Number.isFinite(jumpMs) ? jumpMs : null,
    layoutShift: most((sample) => sample.layoutShift),
    heapMb: [0, 1, 2, 3].map((phase) =>
      middle(({ heapBytes }) => heapBytes[phase]! / BYTES_PER_MB, 3),
    ),
    heapAfterInsertMb: middle((sample) => sample.heapAfterInsertBytes / BYTES_PER_MB, 3),
    cards: middle(({ cards }) => cards),
    nodes: middle(({ nodes }) => nodes),
    wrongHeights: most((sample) => sample.wrongHeights),
  };
}

/** The figures of a contestant at a size; null when it did not finish or was not measured. */
export function figuresFor(size: Size, name: string): Figures | null {
  return size.rows.find((row) => row.name === name)?.figures ?? null;
}

/** Reads the results of the last complete run. */
export function readResults(): Results {
  return JSON.parse(readFileSync(FILE, 'utf8')) as Results;
}

/** Stores the results of a complete run. */
export function writeResults(results: Results): void {
  writeFileSync(FILE, `${JSON.stringify(results, null, 2)}\n`);
}
