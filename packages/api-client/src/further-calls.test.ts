import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import { expect, it } from 'vitest';
import { createCalls } from './calls.js';
import { createClient } from './client.js';

/** The transport with each kind of call: a write, a read, a list and all its pages. */
const TRANSPORT = ['createClient', 'savePin', 'readPin', 'listSections', 'listPages'];

/** Uploads have a transport of their own. */
const EXCLUDED = [...TRANSPORT, 'postUpload'];

const FURTHER_CALL_MAX_BYTES = 300;

/** An entry for each call: the transport and that call. */
const entries: Plugin = {
  name: 'entries',
  setup(builder) {
    builder.onResolve({ filter: /^entry:/ }, ({ path }) => ({ path, namespace: 'entry' }));
    builder.onLoad({ filter: /^entry:/, namespace: 'entry' }, ({ path }) => {
      const names = new Set([...TRANSPORT, path.slice('entry:'.length)]);
      const contents = `export { ${[...names].join(', ')} } from './index.js'`;
      return { contents, resolveDir: import.meta.dirname };
    });
  },
};

async function bundleBytes(names: readonly string[]): Promise<Map<string, number>> {
  const { outputFiles } = await build({
    entryPoints: names.map((name) => ({ in: `entry:${name}`, out: name })),
    outdir: 'bundles',
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2023',
    conditions: ['@tackboard/source'],
    external: ['@tackboard/domain', '@tackboard/domain/*'],
    plugins: [entries],
  });
  return new Map(
    outputFiles.map(({ path, contents }) => [
      basename(path, '.js'),
      gzipSync(contents, { level: 9 }).length,
    ]),
  );
}

it('each further call adds at most 300 bytes to a bundle, without its decoder', async () => {
  const names = Object.keys(createCalls(createClient({ origin: '', fetch })));
  const bytes = await bundleBytes([...names, 'createClient']);
  const transport = bytes.get('createClient')!;
  const added = names
    .filter((name) => !EXCLUDED.includes(name))
    .map((name) => [name, bytes.get(name)! - transport] as const);

  expect(added.length).toBeGreaterThan(50);
  expect(added.filter(([, more]) => more > FURTHER_CALL_MAX_BYTES)).toEqual([]);
});
