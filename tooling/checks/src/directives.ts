import { posix } from 'node:path';
import type { Finding, Tree } from './gate.ts';
import { field, importReferences, isTypeScript, parseSource, type Source } from './source.ts';

/** A module of a package, and the file that the build makes of it. */
export type ShippedModule = {
  readonly source: Source;
  readonly built: string;
  readonly directive: string | undefined;
};

/** The modules of one package that ship. */
export function shippedModules(tree: Tree, folder: string): readonly ShippedModule[] {
  return tree.files
    .filter((file) => file.startsWith(`${folder}/src/`) && isTypeScript(file))
    .filter((file) => !/\.(test|stories|bench)\./.test(file))
    .map((file) => {
      const source = parseSource(file, tree.read(file));
      return { source, built: builtFile(file), directive: directiveOf(source) };
    });
}

/**
 * Finds what bundling does to `"use client"`: the directive is gone from the file, or whoever imports the module no longer imports
 * that file but a copy of its code, for which the directive does not hold.
 */
export function lostDirectives(
  modules: readonly ShippedModule[],
  readBuilt: (file: string) => string | undefined,
): readonly Finding[] {
  const marked = modules.filter(({ directive }) => directive !== undefined);
  const lost = marked.filter(({ built, directive }) => {
    const text = readBuilt(built);
    return text === undefined || directiveOf(parseSource(built, text)) !== directive;
  });
  const targets = new Set(marked.map(({ built }) => built));
  const copied = modules.flatMap(({ source, built }) => {
    const wanted = importedFiles(source, builtFile).filter((file) => targets.has(file));
    if (wanted.length === 0) return [];
    const kept = new Set(importedFiles(parseSource(built, readBuilt(built) ?? '')));
    return wanted.filter((file) => !kept.has(file)).map((file) => ({ source, file }));
  });
  const why = 'a server component that imports the module would run it on the server';
  const mend = 'build one file from one file, without bundling';
  return [
    ...lost.map(({ source, built, directive }) => ({
      file: source.file,
      what: `"${directive}" is lost in ${built}`,
      why,
      mend,
    })),
    ...copied.map(({ source, file }) => ({
      file: source.file,
      what: `no longer imports ${file} when it is built`,
      why,
      mend,
    })),
  ];
}

/** The directive at the head of a module: `use client`. */
function directiveOf({ body: [first] }: Source): string | undefined {
  const directive = first && field(first, 'directive');
  return directive === 'use client' ? directive : undefined;
}

function importedFiles(source: Source, rename = (file: string): string => file): readonly string[] {
  return importReferences(source).flatMap(({ specifier, typeOnly }) =>
    specifier?.startsWith('.') && !typeOnly
      ? [rename(posix.join(posix.dirname(source.file), specifier))]
      : [],
  );
}

function builtFile(file: string): string {
  return file.replace(/^(packages\/[^/]+)\/src\//, '$1/dist/').replace(/\.tsx?$/, '.js');
}
