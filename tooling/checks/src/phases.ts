import { workThrough } from './at-once.ts';
import { sum, type Counts } from './counts.ts';

/** A part of the whole test run. */
export type Phase = {
  readonly name: string;
  /** Ends with what it counted, or with nothing when it had nothing to do. */
  readonly run: () => Promise<Counts | undefined>;
};

/** How a phase ended; seconds are counted from the start of the whole run. */
export type PhaseResult = {
  readonly name: string;
  readonly counts: Counts | undefined;
  readonly startedAtSeconds: number;
  readonly seconds: number;
};

const secondsSince = (start: number): number => (performance.now() - start) / 1000;

/** Runs the phases, `atOnce` of them at a time. One that breaks down tells why and counts as one failure; the others go on. */
export async function runPhases(
  phases: readonly Phase[],
  atOnce: number,
  tell: (line: string) => void,
): Promise<readonly PhaseResult[]> {
  const start = performance.now();
  return workThrough(phases, atOnce, async ({ name, run }) => {
    const startedAtSeconds = secondsSince(start);
    const counts = await run().catch((error: unknown): Counts => {
      tell(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      return { passed: 0, failed: 1, skipped: 0 };
    });
    return { name, counts, startedAtSeconds, seconds: secondsSince(start) - startedAtSeconds };
  });
}

/** Says where the time went, a line a phase, then what all phases counted together. */
export function summaryLines(results: readonly PhaseResult[]): readonly string[] {
  const phases = results.map(({ name, counts, startedAtSeconds, seconds }) => {
    const { passed, failed } = counts ?? { passed: 0, failed: 0 };
    const time = `${seconds.toFixed(0)} s`.padStart(6);
    return `${name.padEnd(16)}${time}, from ${startedAtSeconds.toFixed(0)} s on: ${passed} passed, ${failed} failed`;
  });
  const total = totalOf(results);
  const ends = results.map(({ startedAtSeconds, seconds }) => startedAtSeconds + seconds);
  return [
    ...phases,
    `${Math.max(0, ...ends).toFixed(0)} s in all`,
    ...(total.skipped > 0 ? [`${total.skipped} tests were skipped`] : []),
    `${total.passed} passed, ${total.failed} failed`,
  ];
}

/** What all phases counted together. A run that counted nothing at all proves nothing: it failed. */
export function totalOf(results: readonly PhaseResult[]): Counts {
  const total = sum(results.flatMap(({ counts }) => counts ?? []));
  return total.passed + total.failed === 0 ? { ...total, failed: 1 } : total;
}
