/** A file of a tarball, by its path in the package. */
export interface PackedFile {
  readonly path: string;
  readonly bytes: number;
}

/** The files beside `dist`. npm packs the first three whatever `files` says. */
const REQUIRED = ['LICENSE', 'README.md', 'package.json', 'llms.txt', 'llms-full.txt'];
const ROOT_FILES = [...REQUIRED, 'CHANGELOG.md'];
/** Scripts with their maps, declarations, sheets and data. */
const BUILT = /^dist\/[\w./-]+\.(js|js\.map|d\.ts|css|json)$/;
/** Declarations without a source beside them, and files that only this repository uses. */
const INTERNAL = /\.(d\.js|d\.js\.map|d\.ts\.map|(test|stories|bench)\.[\w.]+)$/;

/** What a manifest says of its files. */
export interface Entries {
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly bin?: Readonly<Record<string, string>>;
}

/** The paths that the entries and programs of a manifest lead to, without patterns. */
function entryPaths({ exports, bin }: Entries): readonly string[] {
  const paths: string[] = [];
  JSON.stringify([exports, bin], (_, value: unknown) => {
    if (typeof value === 'string' && !value.includes('*')) paths.push(value.replace('./', ''));
    return value;
  });
  return paths;
}

/** Returns what should not be in a tarball or is missing from it, one sentence each. */
export function tarballProblems(
  files: readonly PackedFile[],
  manifest: Entries,
): readonly string[] {
  const paths = files.map(({ path }) => path);
  const required = new Set([...REQUIRED, ...entryPaths(manifest)]);
  const missing = [...required].filter((path) => !paths.includes(path));
  return [
    ...paths
      .filter((path) => !ROOT_FILES.includes(path) && !BUILT.test(path))
      .map((path) => `${path} is neither in dist nor one of ${ROOT_FILES.join(', ')}`),
    ...paths
      .filter((path) => INTERNAL.test(path))
      .map((path) => `${path} is of no use outside of this repository`),
    ...files.filter(({ bytes }) => bytes === 0).map(({ path }) => `${path} is empty`),
    ...missing.map((path) => `${path} is missing`),
  ];
}
