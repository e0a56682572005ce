import { posix } from 'node:path';
import { allows, described, kindOf, partOf, reaches } from './edge-list.ts';
import type { Part } from './edges.ts';
import type { Finding } from './gate.ts';
import type { ImportReference } from './source.ts';
import { splitSpecifier, type Manifest, type Workspace } from './workspace.ts';

/** The file that imports, and what it can see. */
export type Importer = {
  readonly file: string;
  readonly workspace: Workspace;
  readonly byName: ReadonlyMap<string, Workspace>;
  readonly rootManifest: Manifest | undefined;
};

type Verdict = Pick<Finding, 'what' | 'why' | 'mend'> | undefined;

const THROUGH_ENTRIES =
  'a package is used through its entries, whatever lies behind them may change';

/** Says what is wrong with one import, or nothing. */
export function judgeImport(reference: ImportReference, importer: Importer): Verdict {
  const part = partOf(importer.file);
  if (part === undefined) {
    return {
      what: 'lies in no part of the edge list',
      why: 'nothing says what it may import',
      mend: 'add its folder to tooling/checks/src/edges.ts',
    };
  }
  if (reference.specifier === undefined) return judgeComputed(importer);
  if (reference.specifier.startsWith('#')) return judgeInner(reference.specifier, importer);
  const specifier = reference.specifier.replace(/[?#].*$/, '');
  if (specifier.startsWith('.')) return judgeRelative(specifier, reference, importer, part);
  const target = importer.byName.get(splitSpecifier(specifier).name);
  return target
    ? judgeWorkspace(specifier, target, reference, importer, part)
    : judgeExternal(specifier, reference, importer, part);
}

/** A file of the package itself, under a name that `imports` gives it: another file for another environment. */
function judgeInner(specifier: string, { workspace }: Importer): Verdict {
  if (specifier in (workspace.manifest.imports ?? {})) return undefined;
  return {
    what: `imports ${specifier}`,
    why: 'the imports of package.json do not list it',
    mend: 'add it there, or import the file itself',
  };
}

function judgeComputed({ file, workspace }: Importer): Verdict {
  if (!workspace.folder.startsWith('packages/') || kindOf(file) === 'aside') return undefined;
  return {
    what: 'imports a computed path',
    why: 'no one can say what a published file loads',
    mend: 'write the path as a plain string',
  };
}

function judgeRelative(
  specifier: string,
  reference: ImportReference,
  { file, workspace }: Importer,
  part: Part,
): Verdict {
  const target = posix.join(posix.dirname(file), specifier);
  if (!target.startsWith(`${workspace.folder}/`)) {
    return {
      what: `reaches out of its package: ${specifier}`,
      why: THROUGH_ENTRIES,
      mend: 'import an entry of that package',
    };
  }
  if (kindOf(file) === 'aside') return undefined;
  if (kindOf(target) === 'aside') {
    return {
      what: `imports ${specifier}`,
      why: 'tests, stories and benches never ship',
      mend: 'move what both need into a module of its own',
    };
  }
  const reached = partOf(target);
  if (reached === undefined || reaches(part, reached, reference)) return undefined;
  return {
    what: `${part.name} imports ${specifier}, which is ${reached.name}`,
    why: 'each entry pays only for what it names',
    mend: 'turn the import around, or use `import type` where the edge list says so',
  };
}

function judgeWorkspace(
  specifier: string,
  target: Workspace,
  reference: ImportReference,
  { file, workspace }: Importer,
  part: Part,
): Verdict {
  const kind = kindOf(file);
  const { subpath } = splitSpecifier(specifier);
  const entries = Object.keys(target.manifest.exports ?? {});
  if (!entries.includes(subpath)) {
    return {
      what: `${specifier} is no entry of ${target.manifest.name}`,
      why: THROUGH_ENTRIES,
      mend: `import one of its entries: ${entries.join(' ')}`,
    };
  }
  if (subpath === './testing' && kind === 'product') {
    return {
      what: `imports ${specifier}`,
      why: 'builders and fakes belong to tests, stories and benches',
      mend: 'build the value itself, or move the code to a testing entry',
    };
  }
  if (target.folder === workspace.folder) {
    if (kind === 'aside') return undefined;
    return {
      what: `imports its own package by name: ${specifier}`,
      why: 'a circle through the entry hides which part needs which',
      mend: 'import the file itself',
    };
  }
  const isTool = kind === 'aside' && target.folder.startsWith('tooling/');
  return isTool || allows(part, specifier, reference)
    ? undefined
    : notInList(specifier, reference, part);
}

function judgeExternal(
  specifier: string,
  reference: ImportReference,
  { file, workspace, rootManifest }: Importer,
  part: Part,
): Verdict {
  const aside = kindOf(file) === 'aside';
  if (specifier.startsWith('node:')) {
    return aside || allows(part, specifier, reference)
      ? undefined
      : notInList(specifier, reference, part);
  }
  const { name } = splitSpecifier(specifier);
  const { dependencies, peerDependencies, devDependencies } = workspace.manifest;
  const shipped = { ...dependencies, ...peerDependencies };
  const listed = { ...shipped, ...devDependencies, ...rootManifest?.devDependencies };
  const isListed = name in listed || typesPackage(name) in listed;
  if (aside && isListed) return undefined;
  if (aside) {
    return {
      what: `imports ${specifier}`,
      why: 'package.json does not list it',
      mend: `add ${name} to its devDependencies`,
    };
  }
  if (!(part.listed && isListed) && !allows(part, specifier, reference)) {
    return notInList(specifier, reference, part);
  }
  if (workspace.manifest.private === true || name in shipped) return undefined;
  return {
    what: `imports ${specifier}`,
    why: 'the published package would not bring it',
    mend: `add ${name} to its dependencies or peerDependencies`,
  };
}

function notInList(specifier: string, reference: ImportReference, part: Part): Verdict {
  const how = reference.typeOnly ? ' (types)' : reference.lazy ? ' (lazily)' : '';
  return {
    what: `imports ${specifier}${how}`,
    why: described(part),
    mend: 'take what it needs as a port or a prop, or move the code to the layer that may',
  };
}

function typesPackage(name: string): string {
  return `@types/${name.replace(/^@(.+)\/(.+)$/, '$1__$2')}`;
}
