import { posix } from 'node:path';
import { PARTS, PORTS_FILE, type Part } from '../edges.ts';
import type { Finding, Gate, Tree } from '../gate.ts';
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
    const findings: Finding[] = all.flatMap(manifestFindings);
    const ports = portNames(tree);
    let files = 0;
    let imports = 0;
    for (const workspace of all) {
      for (const file of tree.files) {
        if (!file.startsWith(`${workspace.folder}/`)) continue;
        const references = referencesOf(tree, file);
        if (references === undefined) continue;
        files += 1;
        imports += references.list.length;
        const place = { file, workspace, byName, rootManifest: rootManifest(tree) };
        findings.push(...references.list.flatMap((reference) => judge(reference, place)));
        if (references.source) findings.push(...secondPorts(references.source, ports));
      }
    }
    return {
      read: [
        { count: files, of: 'files' },
        { count: imports, of: 'imports' },
      ],
      findings,
    };
  },
};

type Place = {
  readonly file: string;
  readonly workspace: Workspace;
  readonly byName: ReadonlyMap<string, Workspace>;
  readonly rootManifest: Manifest | undefined;
};

/** Product code ships; testing entries ship for tests of hosts; what stands aside never ships. */
type Kind = 'product' | 'testing' | 'aside';

function kindOf(file: string): Kind {
  if (
    /\.(test|test-d|stories|bench|config|setup)\.[a-z]+$/.test(file) ||
    /\/(bench|e2e)\/|^apps\/storybook\//.test(file)
  ) {
    return 'aside';
  }
  return /\/src\/testing(\/|\.ts$)/.test(file) ? 'testing' : 'product';
}

function judge(reference: ImportReference, place: Place): readonly Finding[] {
  const { specifier } = reference;
  const part = partOf(place.file);
  if (part === undefined) {
    return [
      told(
        place,
        reference,
        'lies in no part of the edge list',
        'nothing says what it may import',
        'add its folder to tooling/checks/src/edges.ts',
      ),
    ];
  }
  if (specifier === undefined) {
    return place.workspace.folder.startsWith('packages/') && kindOf(place.file) !== 'aside'
      ? [
          told(
            place,
            reference,
            'imports a computed path',
            'no one can say what a published file loads',
            'write the path as a plain string',
          ),
        ]
      : [];
  }
  if (specifier.startsWith('.')) return judgeRelative(specifier, reference, place, part);
  const bare = specifier.replace(/[?#].*$/, '');
  if (bare.startsWith('virtual:')) return [];
  const { name, subpath } = splitSpecifier(bare);
  const target = place.byName.get(name);
  return target
    ? judgeWorkspace(bare, subpath, target, reference, place, part)
    : judgeExternal(bare, name, reference, place, part);
}

function judgeRelative(
  specifier: string,
  reference: ImportReference,
  place: Place,
  part: Part,
): readonly Finding[] {
  const target = posix.join(posix.dirname(place.file), specifier);
  if (!target.startsWith(`${place.workspace.folder}/`)) {
    return [
      told(
        place,
        reference,
        `reaches out of its package: ${specifier}`,
        'a package is used through its entries, whatever lies behind them may change',
        'import an entry of that package',
      ),
    ];
  }
  const kind = kindOf(place.file);
  if (kind === 'aside') return [];
  if (kindOf(target.replace(/\.js$/, '.ts')) === 'aside') {
    return [
      told(
        place,
        reference,
        `imports ${specifier}`,
        'tests, stories and benches never ship',
        'move what both need into a module of its own',
      ),
    ];
  }
  const reached = partOf(target);
  if (reached === undefined || reached.name === part.name) return [];
  const allowed =
    part.reaches?.includes(reached.name) ||
    (reference.typeOnly && part.reachesTypes?.includes(reached.name));
  return allowed
    ? []
    : [
        told(
          place,
          reference,
          `${part.name} imports ${specifier}, which is ${reached.name}`,
          'each entry pays only for what it names',
          `turn the import around, or use \`import type\` where the edge list says so`,
        ),
      ];
}

function judgeWorkspace(
  specifier: string,
  subpath: string,
  target: Workspace,
  reference: ImportReference,
  place: Place,
  part: Part,
): readonly Finding[] {
  const kind = kindOf(place.file);
  const self = target.folder === place.workspace.folder;
  if (self && kind === 'product') {
    return [
      told(
        place,
        reference,
        `imports its own package by name: ${specifier}`,
        'a circle through the entry hides which part needs which',
        'import the file itself',
      ),
    ];
  }
  if (!(subpath in (target.manifest.exports ?? {}))) {
    return [
      told(
        place,
        reference,
        `${specifier} is no entry of ${target.manifest.name}`,
        'a package is used through its entries, whatever lies behind them may change',
        `import one of its entries (${Object.keys(target.manifest.exports ?? {}).join(' ')})`,
      ),
    ];
  }
  if (subpath === './testing' && kind === 'product') {
    return [
      told(
        place,
        reference,
        `imports ${specifier}`,
        'builders and fakes belong to tests, stories and benches',
        'build the value itself, or move the code to a testing entry',
      ),
    ];
  }
  if (self) return [];
  const aside = kind === 'aside' && target.folder.startsWith('tooling/');
  if (aside) return [];
  return allows(part, specifier, reference) ? [] : [notAllowed(specifier, reference, place, part)];
}

function judgeExternal(
  specifier: string,
  name: string,
  reference: ImportReference,
  place: Place,
  part: Part,
): readonly Finding[] {
  const kind = kindOf(place.file);
  const { manifest } = place.workspace;
  if (name.startsWith('node:')) {
    return kind === 'aside' || allows(part, specifier, reference)
      ? []
      : [notAllowed(specifier, reference, place, part)];
  }
  const typesName = `@types/${name.replace(/^@(.+)\/(.+)$/, '$1__$2')}`;
  const everywhere = { ...manifest.dependencies, ...manifest.peerDependencies };
  const aside = {
    ...everywhere,
    ...manifest.devDependencies,
    ...place.rootManifest?.devDependencies,
  };
  if (kind === 'aside') {
    return name in aside || typesName in aside
      ? []
      : [
          told(
            place,
            reference,
            `imports ${specifier}`,
            'package.json does not list it',
            `add ${name} to its devDependencies`,
          ),
        ];
  }
  const open = part.listed && name in aside;
  if (!open && !allows(part, specifier, reference)) {
    return [notAllowed(specifier, reference, place, part)];
  }
  if (place.workspace.manifest.private !== true && !(name in everywhere)) {
    return [
      told(
        place,
        reference,
        `imports ${specifier}`,
        'the published package would not bring it',
        `add ${name} to its dependencies or peerDependencies`,
      ),
    ];
  }
  return [];
}

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

/** A port that is declared twice drifts apart: only `domain` declares them. */
function secondPorts(source: Source, ports: ReadonlySet<string>): readonly Finding[] {
  if (source.file === PORTS_FILE) return [];
  return declaredTypes(source)
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
  return new Set(declaredTypes(source).map(({ name }) => name));
}

function declaredTypes(source: Source): readonly { name: string; line: number }[] {
  return source.body.flatMap((statement) => {
    const node =
      statement.type === 'ExportNamedDeclaration' ? child(statement, 'declaration') : undefined;
    if (node?.type !== 'TSTypeAliasDeclaration' && node?.type !== 'TSInterfaceDeclaration')
      return [];
    const name = identifierName(child(node, 'id'));
    return name === undefined ? [] : [{ name, line: source.lineAt(node.start) }];
  });
}

function referencesOf(
  tree: Tree,
  file: string,
): { list: readonly ImportReference[]; source?: Source } | undefined {
  if (isTypeScript(file)) {
    const source = parseSource(file, tree.read(file));
    return { list: importReferences(source), source };
  }
  return file.endsWith('.css') ? { list: styleImports(tree.read(file)) } : undefined;
}

function styleImports(text: string): readonly ImportReference[] {
  return [...text.matchAll(/@import\s+(?:url\(\s*)?['"]([^'"]+)['"]/g)].map((match) => ({
    specifier: match[1],
    line: text.slice(0, match.index).split('\n').length,
    lazy: false,
    typeOnly: false,
  }));
}

function allows(part: Part, specifier: string, reference: ImportReference): boolean {
  if (part.not?.includes(specifier)) return false;
  const among = (patterns: readonly string[] | undefined): boolean =>
    patterns?.some((pattern) => matches(pattern, specifier)) ?? false;
  return (
    among(part.may) ||
    (reference.typeOnly && (among(part.mayTypes) || among(part.mayLazily))) ||
    (reference.lazy && among(part.mayLazily))
  );
}

function matches(pattern: string, specifier: string): boolean {
  if (pattern === 'node:*') return specifier.startsWith('node:');
  if (!pattern.endsWith('/*')) return pattern === specifier;
  const stem = pattern.slice(0, -2);
  return specifier === stem || specifier.startsWith(`${stem}/`);
}

function partOf(file: string): Part | undefined {
  return PARTS.find((part) => file.startsWith(part.folder));
}

function rootManifest(tree: Tree): Manifest | undefined {
  return tree.files.includes('package.json')
    ? (JSON.parse(tree.read('package.json')) as Manifest)
    : undefined;
}

function notAllowed(
  specifier: string,
  reference: ImportReference,
  place: Place,
  part: Part,
): Finding {
  const how = reference.typeOnly ? ' (types)' : reference.lazy ? ' (lazily)' : '';
  const may = [
    ...part.may,
    ...(part.mayTypes ?? []).map((name) => `${name} (types)`),
    ...(part.mayLazily ?? []).map((name) => `${name} (lazily)`),
  ];
  return told(
    place,
    reference,
    `imports ${specifier}${how}`,
    `${part.name} may import ${may.length > 0 ? may.join(', ') : 'nothing'}`,
    'take what it needs as a port or a prop, or move the code to the layer that may',
  );
}

function told(
  place: Place,
  reference: ImportReference,
  what: string,
  why: string,
  mend: string,
): Finding {
  return { file: place.file, line: reference.line, what, why, mend };
}
