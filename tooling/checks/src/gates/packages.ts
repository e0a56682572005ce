import { readFileSync, rmSync } from 'node:fs';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { build, BuildFailedError } from '../build.ts';
import type { Finding, Gate, Tree } from '../gate.ts';
import { packAll, type Packed } from '../packed.ts';
import { installed, runProgram } from '../program.ts';
import { SOURCE_CONDITION } from '../workspace.ts';

/** The tarballs work for whoever installs them. */
export const packages: Gate = {
  name: 'packages',
  async run(tree) {
    if (!(await build(tree.root, './packages/*')).passed) throw new BuildFailedError();
    const { folder, packed } = await packAll(tree.root);
    try {
      const findings: Finding[] = [];
      for (const one of packed) {
        findings.push(
          ...manifestFindings(one),
          ...(await published(one)),
          ...(await typed(tree, one)),
        );
      }
      const entries = packed.flatMap(({ manifest }) => Object.keys(manifest.exports ?? {}));
      return {
        read: [
          { count: packed.length, of: 'tarballs' },
          { count: entries.length, of: 'entries' },
        ],
        findings,
      };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** What packing has to leave out, to rewrite and to bring along. */
export function manifestFindings({
  name,
  files,
  manifest,
}: Omit<Packed, 'tarball'>): readonly Finding[] {
  const findings: Finding[] = [];
  const add = (what: string, why: string, mend: string): void => {
    findings.push({ file: `${name} (packed)`, what, why, mend });
  };
  if (JSON.stringify(manifest.exports ?? {}).includes(SOURCE_CONDITION)) {
    add(
      `exports name ${SOURCE_CONDITION}`,
      'the tarball holds no sources, so whoever sets the condition gets nothing',
      'mend beforePacking in .pnpmfile.cjs',
    );
  }
  const { dependencies, peerDependencies } = manifest;
  for (const [dependency, range] of Object.entries({ ...dependencies, ...peerDependencies })) {
    if (/^(workspace|catalog|link|file):/.test(range)) {
      add(
        `asks for ${dependency} ${range}`,
        'the range means something in this repository only',
        'pack with pnpm, which rewrites it',
      );
    }
  }
  for (const needed of ['README.md', 'LICENSE', 'package.json']) {
    if (!files.includes(needed)) {
      add(
        `has no ${needed}`,
        'every published package carries it',
        'add the file to the package or to the root',
      );
    }
  }
  for (const file of files.filter((path) => /\.(test|stories|bench)\./.test(path))) {
    add(
      `ships ${file}`,
      'tests, stories and benches are of no use to whoever installs it',
      'leave it out of the build',
    );
  }
  return findings;
}

async function published({ name, tarball }: Packed): Promise<readonly Finding[]> {
  const bytes = readFileSync(tarball);
  const { messages, pkg } = await publint({
    strict: true,
    pack: { tarball: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) },
  });
  return messages.map((message) => ({
    file: `${name} (packed)`,
    what: formatMessage(message, pkg, { color: false }) ?? message.code,
    why: `publint ${message.type}: ${message.code}`,
    mend: 'mend package.json or the build',
  }));
}

/** Resolves every entry as each kind of importer does. Only a package with a CommonJS form answers `require`. */
async function typed(tree: Tree, { name, tarball, manifest }: Packed): Promise<readonly Finding[]> {
  const entries = Object.keys(manifest.exports ?? {});
  const styles = entries.filter((entry) => entry.endsWith('.css'));
  const hasCommonJs = JSON.stringify(manifest.exports ?? {}).includes('"require"');
  const { code, output } = await runProgram(
    installed(tree.root, 'attw'),
    [
      tarball,
      '--profile',
      hasCommonJs ? 'node16' : 'esm-only',
      '--format',
      'ascii',
      '--no-color',
      '--no-emoji',
      ...(styles.length > 0 ? ['--exclude-entrypoints', ...styles] : []),
    ],
    { cwd: tree.root },
  );
  if (code === 0) return [];
  return [
    {
      file: `${name} (packed)`,
      what: onlyProblems(output),
      why: 'attw: some importers find no types, or the wrong ones',
      mend: 'mend the conditions of exports, or the build of the types',
    },
  ];
}

/** attw also tells what is well and what the profile ignores; the entries that are left have a problem. */
function onlyProblems(output: string): string {
  const lines = output.split('\n').filter((line) => /\w/.test(line) && !/ignor|: OK/.test(line));
  const isEntry = (line: string | undefined): boolean => line === undefined || line.startsWith('"');
  return lines.filter((line, at) => !isEntry(line) || !isEntry(lines[at + 1])).join('\n');
}
