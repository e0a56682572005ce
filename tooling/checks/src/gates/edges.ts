import { PARTS, PORTS_FILE } from '../edges.ts';
import type { Finding, Gate, Tree } from '../gate.ts';
import { judgeImport } from '../judge-import.ts';
import {
  child,
  identifierName,
  importReferences,
  isTypeScript,
  parseSource,
  type ImportReference,
  type Source,
} from '../source.ts';
import { splitSpecifier, workspaces, type Manifest, type Workspace } from '../workspace.ts';

/** Every import of packages, apps and tooling stands in the edge list. */
export const edges: Gate = {
  name: 'edges',
  run(tree) {
    const all = workspaces(tree);
    const byName = new Map(all.map((workspace) => [workspace.manifest.name, workspace]));
    const rootManifest = readRootManifest(tree);
    const ports = portNames(tree);
    const findings: Finding[] = all.flatMap(manifestFindings);
    let files = 0;
    let imports = 0;
    for (const workspace of all) {
      for (const file of tree.files) {
        const module = file.startsWith(`${workspace.folder}/`) ? readModule(tree, file) : undefined;
        if (module === undefined) continue;
        files += 1;
        imports += module.references.length;
        const importer = { file, workspace, byName, rootManifest };
        for (const reference of module.references) {
          const verdict = judgeImport(reference, importer);
          if (verdict) findings.push({ file, line: reference.line, ...verdict });
        }
        if (module.source) findings.push(...secondPorts(module.source, ports));
      }
    }
    const read = [
      { count: files, of: 'files' },
      { count: imports, of: 'imports' },
    ];
    return { read, findings };
  },
};

/** What package.json lists for run time has to stand in the edge list too. */
function manifestFindings(workspace: Workspace): readonly Finding[] {
  const parts = PARTS.filter((part) => part.folder.startsWith(`${workspace.folder}/`));
  if (parts.length === 0 || parts.some((part) => part.listed)) return [];
  const names = new Set(
    parts
      .flatMap((part) => [...part.may, ...(part.mayTypes ?? []), ...(part.mayLazily ?? [])])
      .map((pattern) => splitSpecifier(pattern).name),
  );
  const { dependencies, peerDependencies, optionalDependencies } = workspace.manifest;
  return Object.keys({ ...dependencies, ...peerDependencies, ...optionalDependencies })
    .filter((name) => !names.has(name))
    .map((name) => ({
      file: `${workspace.folder}/package.json`,
      what: `lists ${name}`,
      why: `the edge list does not let ${workspace.manifest.name} import it`,
      mend: 'remove the dependency, or move it to devDependencies',
    }));
}

/** A port that two packages declare drifts apart: only `domain` declares them. The apps lie on the other side of a port. */
function secondPorts(source: Source, ports: ReadonlySet<string>): readonly Finding[] {
  if (source.file === PORTS_FILE || !source.file.startsWith('packages/')) return [];
  return exportedTypes(source)
    .filter(({ name }) => ports.has(name))
    .map(({ name, line }) => ({
      file: source.file,
      line,
      what: `declares the port ${name} again`,
      why: `ports are typed in ${PORTS_FILE} alone, so that a host writes one function for all packages`,
      mend: "import the type from '@tackboard/domain', or give this type another name",
    }));
}

function portNames(tree: Tree): ReadonlySet<string> {
  if (!tree.files.includes(PORTS_FILE)) return new Set();
  const source = parseSource(PORTS_FILE, tree.read(PORTS_FILE));
  return new Set(exportedTypes(source).map(({ name }) => name));
}

function exportedTypes(source: Source): readonly { name: string; line: number }[] {
  return source.body.flatMap((statement) => {
    const node =
      statement.type === 'ExportNamedDeclaration' ? child(statement, 'declaration') : undefined;
    if (node?.type !== 'TSTypeAliasDeclaration' && node?.type !== 'TSInterfaceDeclaration') {
      return [];
    }
    const name = identifierName(child(node, 'id'));
    return name === undefined ? [] : [{ name, line: source.lineAt(node.start) }];
  });
}

function readModule(
  tree: Tree,
  file: string,
): { references: readonly ImportReference[]; source?: Source } | undefined {
  if (isTypeScript(file)) {
    const source = parseSource(file, tree.read(file));
    return { references: importReferences(source), source };
  }
  return file.endsWith('.css') ? { references: styleImports(tree.read(file)) } : undefined;
}

function styleImports(text: string): readonly ImportReference[] {
  return [...text.matchAll(/@import\s+(?:url\(\s*)?['"]([^'"]+)['"]/g)].map((match) => ({
    specifier: match[1],
    line: text.slice(0, match.index).split('\n').length,
    lazy: false,
    typeOnly: false,
  }));
}

function readRootManifest(tree: Tree): Manifest | undefined {
  return tree.files.includes('package.json')
    ? (JSON.parse(tree.read('package.json')) as Manifest)
    : undefined;
}
