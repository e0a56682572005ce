import { basename, dirname, join } from 'node:path';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import commonjs from '@rollup/plugin-commonjs';
import * as esbuild from 'esbuild';
import { type OutputBundle, rollup } from 'rollup';
import { build as vite } from 'vite';
import webpack from 'webpack';
import type { OutputFile } from './first-load-of.ts';

/** A bundler with what its first load may cost. */
interface Bundler {
  readonly name: string;
  readonly maxBytes: number;
  readonly bundle: (entry: string) => Promise<readonly OutputFile[]>;
}

const EXTERNAL = /^(react|react-dom|hls\.js)(\/|$)/;

const chunksOf = (bundle: OutputBundle | readonly OutputBundle[string][]): OutputFile[] =>
  Object.values(bundle).flatMap((output) =>
    output.type === 'chunk'
      ? [
          {
            file: output.fileName,
            code: output.code,
            isEntry: output.isEntry,
            imports: output.imports,
            modules: output.moduleIds,
          },
        ]
      : [],
  );

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
  return output && 'output' in output ? chunksOf(output.output as OutputBundle[string][]) : [];
}

/** As bundlers of applications do it: minified after bundling. */
async function bundleWithRollup(entry: string): Promise<OutputFile[]> {
  const bundle = await rollup({
    input: entry,
    external: (id) => EXTERNAL.test(id),
    plugins: [nodeResolve({ browser: true }), commonjs()],
    onwarn() {},
  });
  const { output } = await bundle.generate({ format: 'es' });
  const files = chunksOf(output as unknown as OutputBundle[string][]);
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
    modules: Object.entries(inputs).flatMap(([input, { bytesInOutput }]) =>
      bytesInOutput > 0 ? [input] : [],
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
      ({ request = '' }, callback) =>
        EXTERNAL.test(request) ? callback(undefined, `var ${request.replaceAll(/\W/g, '_')}`) : callback(),
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
  const { chunks = [], errors = [] } = stats.toJson({ chunks: true, chunkModules: true, nestedModules: true });
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return chunks.flatMap(({ files: names = [], initial, modules = [] }) =>
    names.map((file) => ({
      file,
      code: files.get(file) ?? '',
      isEntry: initial === true,
      imports: [],
      modules: modules.flatMap((module) => [module, ...(module.modules ?? [])]).map(({ name = '' }) => name),
    })),
  );
}

/** The bundlers that hosts use, with their budgets. */
export const BUNDLERS: readonly Bundler[] = [
  { name: 'Vite', maxBytes: 27_000, bundle: bundleWithVite },
  { name: 'webpack', maxBytes: 27_000, bundle: bundleWithWebpack },
  { name: 'Rollup', maxBytes: 27_000, bundle: bundleWithRollup },
  { name: 'esbuild with splitting', maxBytes: 30_000, bundle: bundleWithEsbuild },
];
