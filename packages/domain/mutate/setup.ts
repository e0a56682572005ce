import { appendFileSync } from 'node:fs';
import { afterAll, expect, inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The site that is wrong in this run; 0 is none. */
    mutant: number;
    /** Where a run without a mutant writes which test file reached which site. */
    reachedFile: string;
  }
}

const mutant = inject('mutant');
const reached = new Set<number>();

Object.assign(globalThis, {
  __turn(id: number, value: boolean): boolean {
    reached.add(id);
    return id === mutant ? !value : value;
  },
  __grow(id: number, value: number): number {
    reached.add(id);
    return id === mutant ? value + 1 : value;
  },
});

afterAll(() => {
  if (mutant !== 0) return;
  const line = JSON.stringify({ test: expect.getState().testPath, reached: [...reached] });
  appendFileSync(inject('reachedFile'), `${line}\n`);
});
