import type { Finding, Gate } from '../gate.ts';
import type { KnipReport } from '../knip-reporter.ts';
import { installed, runProgram } from '../program.ts';

/** No file, export or dependency that nothing uses, and none used that nothing lists. */
export const unused: Gate = {
  name: 'unused',
  async run({ root }) {
    const { stdout, output } = await runProgram(
      installed(root, 'knip'),
      ['--no-progress', '--config=.knip.json', '--reporter=./tooling/checks/src/knip-reporter.ts'],
      { cwd: root },
    );
    const start = stdout.indexOf('{"files"');
    if (start === -1) throw new Error(`knip gave no report. It said: ${output.trim()}`);
    const report = JSON.parse(stdout.slice(start)) as KnipReport;
    return { read: [{ count: report.files, of: 'files' }], findings: report.findings.map(told) };
  },
};

type Kind = KnipReport['findings'][number]['kind'];
type Sentences = Pick<Finding, 'why' | 'mend'> & { readonly what: (name: string) => string };

const NOBODY = 'what nobody uses has to be read, checked and updated all the same';

const FILE: Sentences = {
  what: () => 'is used by nothing',
  why: NOBODY,
  mend: 'remove the file, or import it',
};
const LISTED: Sentences = {
  what: (name) => `lists ${name}, which nothing uses`,
  why: NOBODY,
  mend: 'remove the line',
};
const UNLISTED: Sentences = {
  what: (name) => `uses ${name}, which package.json does not list`,
  why: 'it is there by chance: another package happens to bring it',
  mend: 'list it in the package.json of the package',
};
const EXPORT: Sentences = {
  what: (name) => `exports ${name}, which nothing imports`,
  why: NOBODY,
  mend: 'drop the export, or the code',
};

const SENTENCES: Readonly<Record<Kind, Sentences>> = {
  files: FILE,
  dependencies: LISTED,
  devDependencies: LISTED,
  optionalPeerDependencies: LISTED,
  catalog: LISTED,
  unlisted: UNLISTED,
  binaries: UNLISTED,
  catalogReferences: UNLISTED,
  exports: EXPORT,
  types: EXPORT,
  nsExports: EXPORT,
  nsTypes: EXPORT,
  enumMembers: EXPORT,
  namespaceMembers: EXPORT,
  unresolved: {
    what: (name) => `imports ${name}, which is not there`,
    why: 'it fails when it runs',
    mend: 'mend the path',
  },
  duplicates: {
    what: (names) => `exports one thing as ${names}`,
    why: 'two names for one thing',
    mend: 'keep one',
  },
  cycles: {
    what: (names) => `imports itself through ${names}`,
    why: 'a circle has no first file',
    mend: 'move what both need into a third',
  },
};

function told({ kind, file, name, line }: KnipReport['findings'][number]): Finding {
  const { what, why, mend } = SENTENCES[kind];
  return { file, ...(line === undefined ? {} : { line }), what: what(name), why, mend };
}
