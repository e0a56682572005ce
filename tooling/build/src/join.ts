import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { type ModuleInfo, type Plugin, rollup, type RollupBuild } from 'rollup';

/** A group of modules by the name of its file, such as `later`. Modules are named by their paths, such as `save/save-button`. */
export type Groups = Readonly<Record<string, Iterable<string>>>;

/** What the modules of a build import. */
export interface Graph {
  /** The modules that are loaded with these, without those that only re-export. */
  readonly loadedWith: (...names: readonly string[]) => ReadonlySet<string>;
  /** The modules that a module imports itself, or re-exports. */
  readonly importedBy: (name: string) => ReadonlySet<string>;
  /** The modules that are loaded with an `import()`. */
  readonly lazy: ReadonlySet<string>;
}

interface Module {
  readonly imports: readonly string[];
  readonly lazyImports: readonly string[];
  readonly isClient: boolean;
  readonly isBarrel: boolean;
}

/**
 * Joins modules of a build, so that a bundler makes few files of them: a module that two lazy parts of a page share becomes a
 * file of its own, however small. A group with client modules is one, with `"use client"`; what a server component reaches of
 * it goes to a second file.
 */
export async function joinModules(
  dist: string,
  entries: readonly string[],
  groupsOf: (graph: Graph) => Groups,
): Promise<void> {
  const folder = resolve(dist);
  const modules = await readModules(folder);
  const fileOf = filesOf(modules, entries, groupsOf(graphOf(modules)));
  const nameOf = (path: string) => nameIn(folder, path);
  const bundle = await read(
    folder,
    [...modules.keys()].filter((name) => !fileOf.has(name)),
  );
  // They are read, and a joined file may have the name of one.
  for (const name of fileOf.keys()) {
    rmSync(join(folder, `${name}.js`));
    rmSync(join(folder, `${name}.js.map`));
  }
  await bundle.write({
    dir: folder,
    format: 'es',
    sourcemap: true,
    hoistTransitiveImports: false,
    minifyInternalExports: false,
    onlyExplicitManualChunks: true,
    manualChunks: (path) => fileOf.get(nameOf(path)),
    entryFileNames: ({ facadeModuleId }) => `${nameOf(facadeModuleId ?? '')}.js`,
    chunkFileNames: '[name].js',
    banner: ({ moduleIds }) =>
      moduleIds.some((path) => modules.get(nameOf(path))?.isClient) ? '"use client";' : '',
  });
  await bundle.close();
}

const nameIn = (folder: string, path: string) => relative(folder, path).replace(/\.js$/, '');

/** Reads a module with its source map, so that the map of a joined file leads to the sources. */
const withMaps: Plugin = {
  name: 'with-maps',
  load: (path) => ({ code: readFileSync(path, 'utf8'), map: readFileSync(`${path}.map`, 'utf8') }),
};

/** Rollup imports what a module that only re-exports no longer names. No module has side effects, and esbuild warns of it. */
const withoutBareImports: Plugin = {
  name: 'without-bare-imports',
  renderChunk: (code) => ({ code: code.replaceAll(/^import '\.[^']*';$/gm, ''), map: null }),
};

/** No module has side effects: a bundler may drop a constant that nobody reads, also one that a call creates. */
const withPureCalls: Plugin = {
  name: 'with-pure-calls',
  renderChunk: (code) => ({
    code: code.replaceAll(
      /^(?:const|let|var) [\w$]+ = (?=[A-Za-z_$][\w$.]*\()/gm,
      '$&/* @__PURE__ */ ',
    ),
    map: null,
  }),
};

const read = (folder: string, names: readonly string[], plugins: readonly Plugin[] = []) =>
  rollup({
    input: names.map((name) => join(folder, `${name}.js`)),
    external: (id) => !/^[./]/.test(id),
    plugins: [withMaps, withoutBareImports, withPureCalls, ...plugins],
    treeshake: false,
    preserveEntrySignatures: 'allow-extension',
    onLog(level, log, handle) {
      // The banner has the directives. A module of types is empty.
      if (log.code !== 'MODULE_LEVEL_DIRECTIVE' && log.code !== 'EMPTY_BUNDLE') handle(level, log);
    },
  });

async function readModules(folder: string): Promise<ReadonlyMap<string, Module>> {
  const modules = new Map<string, Module>();
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => name.replace(/\.js$/, ''));
  const bundle: RollupBuild = await read(folder, names, [
    {
      name: 'modules',
      moduleParsed({ id, isExternal, code, importedIds, dynamicallyImportedIds }: ModuleInfo) {
        if (isExternal || code === null) return;
        const namesOf = (paths: readonly string[]) =>
          paths.filter((path) => path.startsWith(folder)).map((path) => nameIn(folder, path));
        modules.set(nameIn(folder, id), {
          imports: namesOf(importedIds),
          lazyImports: namesOf(dynamicallyImportedIds),
          isClient: /^["']use client["']/.test(code),
          isBarrel: !/^(?:async|class|const|function|let|var)\b/m.test(code),
        });
      },
    },
  ]);
  await bundle.close();
  return modules;
}

function graphOf(modules: ReadonlyMap<string, Module>): Graph {
  return {
    loadedWith: (...names) =>
      new Set([...reached(modules, names)].filter((name) => modules.get(name)?.isBarrel === false)),
    importedBy: (name) => new Set(moduleIn(modules, name).imports),
    lazy: new Set([...modules.values()].flatMap(({ lazyImports }) => lazyImports)),
  };
}

function moduleIn(modules: ReadonlyMap<string, Module>, name: string): Module {
  const found = modules.get(name);
  if (!found) throw new Error(`No module of the build is named ${name}.`);
  return found;
}

/** The modules that `names` import, and themselves. */
function reached(
  modules: ReadonlyMap<string, Module>,
  names: readonly string[],
  isEnd: (module: Module) => boolean = () => false,
): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (name: string) => {
    const module = moduleIn(modules, name);
    if (found.has(name) || isEnd(module)) return;
    found.add(name);
    for (const imported of module.imports) visit(imported);
  };
  for (const name of names) visit(name);
  return found;
}

/** The file of each module that is joined. */
function filesOf(
  modules: ReadonlyMap<string, Module>,
  entries: readonly string[],
  groups: Groups,
): ReadonlyMap<string, string> {
  const onServer = reached(modules, entries, ({ isClient }) => isClient);
  const files = new Map<string, string>();
  for (const [file, names] of Object.entries(groups)) {
    const members = [...names];
    const hasClient = members.some((name) => moduleIn(modules, name).isClient);
    for (const name of members)
      files.set(name, hasClient && onServer.has(name) ? `${file}-on-server` : file);
  }
  return files;
}
