import { readFileSync, writeFileSync } from 'node:fs';
import type { HostileFigure } from './hostile.ts';

const FILE = new URL('results.json', import.meta.url);

/** How long one router takes per link, and how that compares with this package. */
export interface RouterFigure {
  readonly router: string;
  readonly version: string;
  /** Median over the rounds. */
  readonly nanoseconds: number;
  /** Median over the rounds of its time by that of this package in the same round. */
  readonly ratio: number;
  /** Links of the mix for which it gives another answer. */
  readonly differs: number;
}

/** What one run of the bench found. */
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
