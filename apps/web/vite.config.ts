import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { modulesOfFirstPage } from './scripts/first-page.ts';

const brotli = promisify(brotliCompress);
const isText = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };

const encodings = [
  ['.br', (text: Buffer) => brotli(text, { params: isText })],
  ['.gz', promisify(gzip)],
] as const;

/** Writes the scripts and styles once more as Brotli and gzip, which the server sends as they are. */
const precompress: Plugin = {
  name: 'precompress',
  applyToEnvironment: ({ name }) => name === 'client',
  async writeBundle({ dir = '' }, files) {
    const texts = Object.keys(files).filter((name) => /\.(?:css|js)$/.test(name));
    await Promise.all(
      texts.map(async (name) => {
        const path = join(dir, name);
        const text = await readFile(path);
        for (const [extension, compress] of encodings) {
          await writeFile(path + extension, await compress(text));
        }
      }),
    );
  },
};

export default defineConfig(async ({ command }): Promise<UserConfig> => {
  const first = command === 'build' ? await modulesOfFirstPage() : undefined;
  return {
    plugins: [reactRouter(), precompress],
    build: {
      // The policy of the page allows files of this origin, and no data: urls.
      assetsInlineLimit: 0,
      // For the tests of missing chunks.
      manifest: true,
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // Two files for what every page loads, instead of one for each set of pages that shares a module.
              codeSplitting: {
                groups: [
                  {
                    name: 'react',
                    // With the helpers of the bundler, which are no reason for a file of their own.
                    test: /^\0rolldown|node_modules\/(?:react|react-dom|react-router|scheduler)\//,
                    priority: 2,
                  },
                  {
                    debugName: 'page',
                    name: (id) => (first?.has(id) ? 'page' : null),
                    priority: 1,
                  },
                  // With what a video shares with the server code, which a video must not load.
                  {
                    name: 'runtime',
                    test: /portal-container|pin-card\/dist\/client\/runtime\.js|pin\/pin-media/,
                  },
                  // What the visuals of a screen of cards need, once the page is alive.
                  {
                    name: 'visuals',
                    test: /pin-card\/dist\/(?:video\/|visual\/(?:pictures|pin-carousel|shopping-indicator|indicator))|use-timed/,
                  },
                ],
              },
            },
          },
        },
      },
      ssr: { build: { rolldownOptions: { input: './src/server/main.ts' } } },
    },
    ssr:
      command === 'build'
        ? // React as it is in production, whatever NODE_ENV says when the server starts.
          { noExternal: true, external: ['sharp'] }
        : { noExternal: [/^@tackboard\//] },
  };
});
