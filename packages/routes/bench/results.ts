import { readFileSync, writeFileSync } from 'node:fs';
import type { HostileFigure } from './hostile.ts';

const FILE = new URL('results.json', import.meta.url);

/** The time of one router per link, compared with this package. */
export interface RouterFigure {
  readonly router: string;
  readonly version: string;
  /** Median of all rounds. */
  readonly nanoseconds: number;
  /** Median of all rounds of its time divided by that of this package. */
  readonly ratio: number;
  /** Number of links that it classifies differently. */
  readonly differs: number;
}

/** The results of one run. */
export interface Results {
  readonly node: string;
  readonly links: number;
  readonly seed: number;
  readonly rounds: number;
  readonly full: readonly RouterFigure[];
  readonly path: readonly RouterFigure[];
  readonly hostile: readonly HostileFigure[];
}

export const readResults = (): Results => JSON.parse(readFileSync(FILE, 'utf8')) as Results;

export const writeResults = (results: Results): void => {
  writeFileSync(FILE, `${JSON.stringify(results, null, 2)}\n`);
};
