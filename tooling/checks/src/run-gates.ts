import { workThrough } from './at-once.ts';
import { emptyReadings, type Finding, type Gate, type Outcome, type Tree } from './gate.ts';

/** How one gate ended. */
export type GateResult = {
  readonly name: string;
  readonly passed: boolean;
  readonly outcome: Outcome;
  readonly seconds: number;
};

/** Most gates keep one core busy, and small machines have two. */
const GATES_AT_ONCE = 2;

/** Runs the gates, `atOnce` of them at a time, and hands each result over as soon as it is there. */
export async function runGates(
  gates: readonly Gate[],
  tree: Tree,
  onResult: (result: GateResult) => void,
  atOnce = GATES_AT_ONCE,
): Promise<readonly GateResult[]> {
  return workThrough(gates, atOnce, async (gate) => {
    const result = await runGate(gate, tree);
    onResult(result);
    return result;
  });
}

async function runGate(gate: Gate, tree: Tree): Promise<GateResult> {
  const start = performance.now();
  const outcome = await outcomeOf(gate, tree);
  const findings = [...outcome.findings, ...emptyReadings(outcome)];
  return {
    name: gate.name,
    passed: findings.length === 0,
    outcome: { read: outcome.read, findings },
    seconds: (performance.now() - start) / 1000,
  };
}

/** A gate that breaks down is red: its error is its finding. */
async function outcomeOf(gate: Gate, tree: Tree): Promise<Outcome> {
  try {
    return await gate.run(tree);
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    return {
      read: [],
      findings: [
        {
          file: `tooling/checks (gate ${gate.name})`,
          what,
          why: 'the gate could not run to its end',
          mend: 'mend what the message names, then run the gate again',
        },
      ],
    };
  }
}

/** One line for the gate, then its findings; those with one reason share the lines that give it. */
export function gateLines(result: GateResult): readonly string[] {
  const read = result.outcome.read.map(({ count, of }) => `${count} ${of}`).join(', ');
  const mark = result.passed ? '✓' : '✗';
  const head = `${mark} ${result.name.padEnd(12)} ${read.padEnd(34)} ${result.seconds.toFixed(1)} s`;
  const groups = Map.groupBy(result.outcome.findings, ({ why, mend }) =>
    JSON.stringify([why, mend]),
  );
  return [
    head,
    ...[...groups.values()].flatMap((group) => [
      ...group.map((finding) => indented(`    ${place(finding)}  ${finding.what}`)),
      `      why:  ${group[0]?.why}`,
      `      mend: ${group[0]?.mend}`,
    ]),
  ];
}

function place({ file, line }: Finding): string {
  return line === undefined ? file : `${file}:${line}`;
}

/** What another program said keeps its lines, below the place that it speaks of. */
function indented(text: string): string {
  return text.replaceAll('\n', '\n      ');
}
