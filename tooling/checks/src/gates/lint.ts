import type { Finding, Gate, Tree } from '../gate.ts';
import { installed, runProgram } from '../program.ts';
import { isTypeScript, parseSource, type Source } from '../source.ts';

type Report = {
  readonly diagnostics: readonly {
    readonly message: string;
    readonly code: string;
    readonly filename: string;
    readonly help?: string;
    readonly labels: readonly { readonly span: { readonly line: number } }[];
  }[];
  readonly number_of_files: number;
  readonly number_of_rules: number;
};

/** Rules that need types run too. */
export const lint: Gate = {
  name: 'lint',
  async run(tree) {
    const { stdout, output } = await runProgram(
      installed(tree.root, 'oxlint'),
      ['--type-aware', '--report-unused-disable-directives', '--format=json'],
      { cwd: tree.root },
    );
    const report = parseReport(stdout, output);
    return {
      read: [
        { count: report.number_of_files, of: 'files' },
        { count: report.number_of_rules, of: 'rules' },
      ],
      findings: [...report.diagnostics.map(toFinding), ...silencedRules(tree)],
    };
  },
};

/** A rule that is switched off in a comment says why behind `--`. */
export function silentDirectives(source: Source): readonly Finding[] {
  return source.comments
    .filter(({ value }) => /^\s*(?:oxlint|eslint)-disable/.test(value) && !/ -- \S/.test(value))
    .map((comment) => ({
      file: source.file,
      line: source.lineAt(comment.start),
      what: 'a rule is switched off without a reason',
      why: 'nobody can tell whether the reason still holds',
      mend: 'mend the code, or write the reason behind ` -- `',
    }));
}

function silencedRules(tree: Tree): readonly Finding[] {
  return tree.files
    .filter((file) => isTypeScript(file) && /(?:oxlint|eslint)-disable/.test(tree.read(file)))
    .flatMap((file) => silentDirectives(parseSource(file, tree.read(file))));
}

function parseReport(stdout: string, output: string): Report {
  const start = stdout.indexOf('{');
  if (start === -1) throw new Error(`oxlint gave no report. It said: ${output.trim()}`);
  return JSON.parse(stdout.slice(start)) as Report;
}

function toFinding(diagnostic: Report['diagnostics'][number]): Finding {
  return {
    file: diagnostic.filename,
    line: diagnostic.labels[0]?.span.line ?? 1,
    what: diagnostic.message,
    why: diagnostic.code,
    mend: diagnostic.help ?? `see the rule ${diagnostic.code}`,
  };
}
