import { basename, dirname, join } from 'node:path';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import * as esbuild from 'esbuild';
import { rollup } from 'rollup';
import { build as vite } from 'vite';
import webpack from 'webpack';
import type { OutputFile } from './first-load-of.ts';

/** A bundler with what its first load may cost. */
interface Bundler {
  readonly name: string;
  /** What is reached: more fails. Lower it with every saving. */
  readonly maxBytes: number;
  /** What the first load is to cost. */
  readonly wantedBytes: number;
  readonly bundle: (entry: string) => Promise<readonly OutputFile[]>;
}

const EXTERNAL = /^(react|react-dom|hls\.js)(\/|$)/;

/** What Rollup and Rolldown say about a file. */
type Output =
  | { readonly type: 'asset' }
  | {
      readonly type: 'chunk';
      readonly fileName: string;
      readonly code: string;
      readonly isEntry: boolean;
      readonly imports: readonly string[];
      readonly modules: Readonly<Record<string, { readonly code: string | null }>>;
    };

const filesOf = (outputs: readonly Output[]): OutputFile[] =>
  outputs.flatMap((output) => {
    if (output.type === 'asset') return [];
    const { fileName: file, code, isEntry, imports } = output;
    const modules = Object.entries(output.modules).flatMap(([name, module]) =>
      module.code ? [{ name, bytes: module.code.length }] : [],
    );
    return [{ file, code, isEntry, imports, modules }];
  });

async function bundleWithVite(entry: string): Promise<OutputFile[]> {
  const result = await vite({
    configFile: false,
    logLevel: 'error',
    root: dirname(entry),
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: entry, external: EXTERNAL },
    },
  });
  const [output] = [result].flat();
  return output && 'output' in output ? filesOf(output.output) : [];
}

/** Hosts replace it for React. The other bundlers do so by themselves. */
const replaceNodeEnv = {
  name: 'replace-node-env',
  transform: (code: string) => code.replaceAll('process.env.NODE_ENV', '"production"'),
};

/** As bundlers of applications do it: minified after bundling. */
async function bundleWithRollup(entry: string): Promise<OutputFile[]> {
  const bundle = await rollup({
    input: entry,
    // React's shim is CommonJS, which Rollup does not read by itself.
    external: (id) => EXTERNAL.test(id) || id.startsWith('use-sync-external-store'),
    plugins: [nodeResolve({ browser: true }), replaceNodeEnv],
    onwarn() {},
  });
  const { output } = await bundle.generate({ format: 'es' });
  const files = filesOf(output);
  return Promise.all(
    files.map(async (file) => ({
      ...file,
      code: (await esbuild.transform(file.code, { minify: true, format: 'esm' })).code,
    })),
  );
}

async function bundleWithEsbuild(entry: string): Promise<OutputFile[]> {
  const { metafile, outputFiles } = await esbuild.build({
    entryPoints: [entry],
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    write: false,
    metafile: true,
    outdir: join(dirname(entry), 'esbuild'),
    external: ['react', 'react-dom', 'hls.js'],
    logLevel: 'error',
  });
  const texts = new Map(outputFiles.map(({ path, text }) => [basename(path), text]));
  return Object.entries(metafile.outputs).map(([path, { entryPoint, imports, inputs }]) => ({
    file: basename(path),
    code: texts.get(basename(path)) ?? '',
    isEntry: entryPoint?.endsWith('/entry.js') ?? false,
    imports: imports
      .filter(({ kind }) => kind === 'import-statement')
      .map((imported) => basename(imported.path)),
    modules: Object.entries(inputs).flatMap(([name, { bytesInOutput: bytes }]) =>
      bytes > 0 ? [{ name, bytes }] : [],
    ),
  }));
}

async function bundleWithWebpack(entry: string): Promise<OutputFile[]> {
  const compiler = webpack({
    mode: 'production',
    context: dirname(entry),
    entry,
    output: { path: join(dirname(entry), 'webpack'), chunkFilename: '[id].js' },
    externals: [
      ({ request }, callback) =>
        EXTERNAL.test(request)
          ? callback(undefined, `var ${request.replaceAll(/\W/g, '_')}`)
          : callback(),
    ],
    performance: false,
  })!;
  const files = new Map<string, string>();
  compiler.outputFileSystem = {
    ...compiler.outputFileSystem!,
    mkdir: (_path: string, ...rest: unknown[]) => (rest.at(-1) as () => void)(),
    writeFile: (path: string, content: Buffer | string, done: () => void) => {
      files.set(basename(path), content.toString());
      done();
    },
  } as typeof compiler.outputFileSystem;
  const stats = await new Promise<webpack.Stats>((resolve, reject) => {
    compiler.run((error, result) => (result ? resolve(result) : reject(error)));
  });
  const { chunks = [], errors = [] } = stats.toJson({
    chunks: true,
    chunkModules: true,
    nestedModules: true,
  });
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  const requests = new Map<string, string[]>();
  for (const { chunks: parts, origins } of stats.compilation.chunkGroups) {
    for (const file of parts.flatMap((part) => [...part.files])) {
      const known = requests.get(file) ?? [];
      requests.set(file, [...known, ...origins.map(({ request }) => basename(request))]);
    }
  }
  return chunks.flatMap(({ files: names, initial, modules = [] }) =>
    names.map((file) => ({
      file,
      code: files.get(file) ?? '',
      isEntry: initial === true,
      imports: [],
      loadedBy: requests.get(file) ?? [],
      modules: modules
        .flatMap((module) => [module, ...(module.modules ?? [])])
        .map(({ name = '', size: bytes = 0 }) => ({ name, bytes })),
    })),
  );
}

/** The bundlers that hosts use, with their budgets. */
export const BUNDLERS: readonly Bundler[] = [
  { name: 'Vite', maxBytes: 39_900, wantedBytes: 36_000, bundle: bundleWithVite },
  { name: 'webpack', maxBytes: 42_500, wantedBytes: 36_000, bundle: bundleWithWebpack },
  { name: 'Rollup', maxBytes: 39_900, wantedBytes: 36_000, bundle: bundleWithRollup },
  {
    name: 'esbuild with splitting',
    maxBytes: 48_700,
    wantedBytes: 36_000,
    bundle: bundleWithEsbuild,
  },
];
