import { describe, expect, it } from 'vitest';
import type { Gate, Outcome } from './gate.ts';
import { gateLines, runGates, type GateResult } from './run-gates.ts';
import { fixtureTree } from './tree.ts';

const gate = (name: string, run: () => Outcome | Promise<Outcome>): Gate => ({ name, run });
const green: Outcome = { read: [{ count: 3, of: 'files' }], findings: [] };
const run = (...gates: readonly Gate[]): Promise<readonly GateResult[]> =>
  runGates(gates, fixtureTree({}), () => undefined);

describe('runGates', () => {
  it('lets a gate pass that read something and found nothing', async () => {
    const [result] = await run(gate('a', () => green));
    expect(result).toMatchObject({ name: 'a', passed: true });
  });

  it('fails a gate that read nothing', async () => {
    const [result] = await run(
      gate('a', () => ({ read: [{ count: 0, of: 'files' }], findings: [] })),
    );
    expect(result?.passed).toBe(false);
    expect(result?.outcome.findings[0]?.what).toBe('read 0 files');
  });

  it('fails a gate that breaks down, and runs the others', async () => {
    const results = await run(
      gate('broken', () => Promise.reject(new Error('no parser'))),
      gate('b', () => green),
    );
    const broken = results.find(({ name }) => name === 'broken');
    expect(broken?.passed).toBe(false);
    expect(broken?.outcome.findings[0]?.what).toBe('no parser');
    expect(results.find(({ name }) => name === 'b')?.passed).toBe(true);
  });

  it('never runs more than two at a time', async () => {
    let running = 0;
    let most = 0;
    const slow = async (): Promise<Outcome> => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      return green;
    };
    await run(...['a', 'b', 'c', 'd', 'e'].map((name) => gate(name, slow)));
    expect(most).toBe(2);
  });
});

it('prints one line a gate, and the reason once for findings that share it', () => {
  const finding = { what: 'w', why: 'because', mend: 'do this' };
  expect(
    gateLines({
      name: 'edges',
      passed: false,
      outcome: {
        read: [{ count: 2, of: 'files' }],
        findings: [
          { file: 'a.ts', line: 7, ...finding },
          { file: 'b.ts', ...finding },
        ],
      },
      seconds: 1.25,
    }),
  ).toEqual([
    '✗ edges        2 files                            1.3 s',
    '    a.ts:7  w',
    '    b.ts  w',
    '      why:  because',
    '      mend: do this',
  ]);
});
