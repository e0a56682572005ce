import { relative } from 'node:path';
import type { Finding, Gate } from '../gate.ts';
import { installed, runProgram } from '../program.ts';
import { isTypeScript } from '../source.ts';

/** The type checker reads every file of every package: product, tests, stories, benches, configuration. */
export const types: Gate = {
  name: 'types',
  async run(tree) {
    const projects = tree.files.filter((file) =>
      /^(packages|apps|tooling)\/[^/]+\/tsconfig(\.(?!build)[a-z]+)?\.json$/.test(file),
    );
    const seen = new Set<string>();
    const findings: Finding[] = [];
    for (const project of projects) {
      const { code, output } = await runProgram(
        installed(tree.root, 'tsc'),
        ['-p', project, '--listFiles', '--pretty', 'false'],
        { cwd: tree.root },
      );
      const result = readCompilerOutput(project, output, tree.root);
      result.files.forEach((file) => seen.add(file));
      findings.push(...result.findings);
      if (code !== 0 && result.findings.length === 0) {
        findings.push({
          file: project,
          what: output.trim().slice(0, 400),
          why: 'the compiler failed',
          mend: 'mend what it says',
        });
      }
    }
    const written = tree.files.filter(
      (file) => /^(packages|apps|tooling)\//.test(file) && isTypeScript(file),
    );
    findings.push(...written.filter((file) => !seen.has(file)).map(unseen));
    return {
      read: [
        { count: projects.length, of: 'projects' },
        { count: written.filter((file) => seen.has(file)).length, of: 'files' },
      ],
      findings: unique(findings),
    };
  },
};

/** Splits what `tsc --listFiles --pretty false` prints into the files it read and the errors it found. */
export function readCompilerOutput(
  project: string,
  output: string,
  root: string,
): { files: readonly string[]; findings: readonly Finding[] } {
  const files: string[] = [];
  const findings: Finding[] = [];
  for (const line of output.split('\n')) {
    const error = /^(.+?)\((\d+),\d+\): error (TS\d+): (.*)$/.exec(line);
    const general = /^error (TS\d+): (.*)$/.exec(line);
    if (error) {
      const [, file = '', at, code = '', message = ''] = error;
      findings.push({
        file,
        line: Number(at),
        what: message,
        why: code,
        mend: 'make the types agree',
      });
    } else if (general) {
      const [, code = '', message = ''] = general;
      findings.push({
        file: project,
        what: message,
        why: code,
        mend: 'mend the configuration',
      });
    } else if (/^(\/|[A-Z]:[\\/])/.test(line)) {
      files.push(relative(root, line.trim()).replaceAll('\\', '/'));
    }
  }
  return { files, findings };
}

function unseen(file: string): Finding {
  return {
    file,
    what: 'no tsconfig.json includes it',
    why: 'types that nobody checks are comments',
    mend: 'widen `include` in the tsconfig.json of its package',
  };
}

/** A source that three packages import is reported once. */
function unique(findings: readonly Finding[]): readonly Finding[] {
  const byPlace = new Map(findings.map((one) => [`${one.file}:${one.line}:${one.what}`, one]));
  return [...byPlace.values()];
}
