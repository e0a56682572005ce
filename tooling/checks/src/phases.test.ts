import { describe, expect, it } from 'vitest';
import { type Phase, runPhases, summaryLines, totalOf } from './phases.ts';

const phase = (name: string, run: Phase['run']): Phase => ({ name, run });
const passed = (count: number) => ({ passed: count, failed: 0, skipped: 0 });
const told: string[] = [];
const run = (...phases: readonly Phase[]) => runPhases(phases, 2, (line) => told.push(line));

describe('runPhases', () => {
  it('counts a phase that breaks down as one failure, tells why, and runs the others', async () => {
    const results = await run(
      phase('browser', () => Promise.reject(new Error('There is no Chromium.'))),
      phase('unit', () => Promise.resolve(passed(3))),
    );
    expect(told).toContain('browser: There is no Chromium.');
    expect(totalOf(results)).toEqual({ passed: 3, failed: 1, skipped: 0 });
  });

  it('runs as many at a time as it is told', async () => {
    let running = 0;
    let most = 0;
    const slow = async () => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      return passed(1);
    };
    await run(phase('a', slow), phase('b', slow), phase('c', slow));
    expect(most).toBe(2);
  });
});

describe('the summary', () => {
  const result = { name: 'gates', startedAtSeconds: 12.4, seconds: 99.6 };

  it('says of each phase how long it took, and ends with the counts', () => {
    const counts = { passed: 13, failed: 1, skipped: 2 };
    expect(summaryLines([{ ...result, counts }])).toEqual([
      'gates            100 s, from 12 s on: 13 passed, 1 failed',
      '112 s in all',
      '2 tests were skipped',
      '13 passed, 1 failed',
    ]);
  });

  it('calls a run that counted nothing failed', () => {
    expect(summaryLines([{ ...result, counts: undefined }]).at(-1)).toBe('0 passed, 1 failed');
  });
});
