import { gzipSync } from 'node:zlib';

/** A module inside a file, with its bytes before gzip. */
export interface Module {
  readonly name: string;
  readonly bytes: number;
}

/** One file of a bundle. */
export interface OutputFile {
  readonly file: string;
  readonly code: string;
  readonly isEntry: boolean;
  /** The files that it imports statically. */
  readonly imports: readonly string[];
  /** The modules that are loaded with it by an `import()`, where a bundler loads several files for one. */
  readonly loadedBy?: readonly string[];
  /** The modules inside it. */
  readonly modules: readonly Module[];
}

/** A file that is loaded later. */
interface LaterFile {
  readonly file: string;
  readonly bytes: number;
  readonly modules: readonly Module[];
}

/** The files of a bundle, divided by when they load; sizes are gzip, file by file. */
interface FirstLoad {
  readonly firstBytes: number;
  readonly firstFiles: number;
  readonly firstModules: readonly Module[];
  readonly chunks: readonly LaterFile[];
}

/** Divides a bundle into the entry with all that it imports statically, and the rest. */
export function firstLoadOf(files: readonly OutputFile[]): FirstLoad {
  const byName = new Map(files.map((output) => [output.file, output]));
  const first = new Set<OutputFile>();
  const add = (output: OutputFile | undefined) => {
    if (!output || first.has(output)) return;
    first.add(output);
    for (const file of output.imports) add(byName.get(file));
  };
  for (const output of files) if (output.isEntry) add(output);
  const bytesOf = ({ code }: OutputFile) => gzipSync(code).length;
  return {
    firstBytes: [...first].reduce((sum, output) => sum + bytesOf(output), 0),
    firstFiles: first.size,
    firstModules: [...first].flatMap(({ modules }) => modules),
    chunks: files
      .filter((output) => !first.has(output))
      .map((output) => ({ ...output, bytes: bytesOf(output) }))
      .toSorted((one, other) => other.bytes - one.bytes),
  };
}
