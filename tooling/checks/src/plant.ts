import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Counts } from './counts.ts';
import type { Fault } from './fault.ts';
import { runPnpm } from './pnpm.ts';
import { runProgram } from './program.ts';
import { readTree } from './tree.ts';

/** Copies the repository, plants each fault in turn, and tells of each gate whether it saw its fault. */
export async function plantAll(
  root: string,
  faults: readonly Fault[],
  tell: (line: string) => void,
): Promise<Counts> {
  const copy = mkdtempSync(join(tmpdir(), 'tackboard-planted-'));
  try {
    await copyRepository(root, copy);
    let passed = 0;
    for (const fault of faults) {
      const start = performance.now();
      const output = await gateOutput(copy, fault);
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      const seen = output.includes(`✗ ${fault.gate} `) && output.includes(fault.says);
      if (seen) passed += 1;
      tell(
        `${seen ? '✓' : '✗'} ${fault.gate.padEnd(12)} ${fault.fault.padEnd(50)} ${seen ? 'red, as it must' : 'NOT SEEN'}  ${seconds} s`,
      );
      if (!seen) tell(`    expected "${fault.says}" in:\n${output}`);
    }
    return { passed, failed: faults.length - passed, skipped: 0 };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** The gate runs in the copy with the copy's own code; then the copy is as before. */
async function gateOutput(copy: string, fault: Fault): Promise<string> {
  const before = Object.keys(fault.edits).map((file) => {
    const path = join(copy, file);
    return { path, text: existsSync(path) ? readFileSync(path, 'utf8') : undefined };
  });
  try {
    for (const [file, edit] of Object.entries(fault.edits)) {
      const path = join(copy, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, edit(existsSync(path) ? readFileSync(path, 'utf8') : undefined));
    }
    const { output } = await runProgram(
      process.execPath,
      ['tooling/checks/src/check.ts', fault.gate],
      { cwd: copy },
    );
    return output;
  } finally {
    for (const { path, text } of before) {
      if (text === undefined) rmSync(path, { force: true });
      else writeFileSync(path, text);
    }
  }
}

async function copyRepository(root: string, copy: string): Promise<void> {
  for (const file of readTree(root).files) cpSync(join(root, file), join(copy, file));
  succeed(await runProgram('git', ['init', '--quiet'], { cwd: copy }));
  succeed(await runProgram('git', ['add', '--all'], { cwd: copy }));
  succeed(await runPnpm(['install', '--prefer-offline', '--no-frozen-lockfile'], { cwd: copy }));
}

function succeed({ code, output }: { code: number; output: string }): void {
  if (code !== 0) throw new Error(`The copy of the repository could not be made: ${output.trim()}`);
}
