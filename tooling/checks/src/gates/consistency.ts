import type { Finding, Gate } from '../gate.ts';
import { installed, runProgram } from '../program.ts';
import { workspaces } from '../workspace.ts';

/** The packages of one version family that are not all published under one version. */
const IGNORED_RULES = ['unsync-similar-dependencies'];

/** All package.json files agree with each other. */
export const consistency: Gate = {
  name: 'consistency',
  async run(tree) {
    const { root } = tree;
    const { code, output } = await runProgram(
      installed(root, 'sherif'),
      ['--fail-on-warnings', '--no-install', ...IGNORED_RULES.flatMap((rule) => ['-r', rule])],
      { cwd: root },
    );
    const result = readSherif(output, workspaces(tree).length);
    const silent = code !== 0 && result.findings.length === 0;
    return {
      read: [{ count: result.packages, of: 'packages' }],
      findings: silent
        ? [
            {
              file: 'package.json',
              what: output.trim(),
              why: 'sherif failed',
              mend: 'mend what it says',
            },
          ]
        : result.findings,
    };
  },
};

/** Reads the text that sherif prints: it has no other form. It tells how many of the `listed` packages it read only when it found something. */
export function readSherif(
  output: string,
  listed: number,
): { packages: number; findings: readonly Finding[] } {
  const findings: Finding[] = [];
  let file = 'package.json';
  for (const line of output.split('\n')) {
    const place = /^\d+ issues? found in (?:\.\/)?(.+?):$/.exec(line);
    const issue = /^\s*(?:⨯ error|⚠️ warning)\s+(.+?)\s+([a-z-]+)$/.exec(line);
    if (place) file = place[1] ?? file;
    else if (issue) {
      const [, what = '', why = ''] = issue;
      findings.push({ file, what, why, mend: 'run `pnpm fix`, or edit it by hand' });
    }
  }
  const counted = /across (\d+) packages/.exec(output)?.[1];
  const clean = output.includes('No issues found') ? listed : 0;
  return { packages: counted === undefined ? clean : Number(counted), findings };
}
