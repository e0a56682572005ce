import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const isText = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };

const encodings = [
  ['.br', (text: Buffer) => brotli(text, { params: isText })],
  ['.gz', promisify(gzip)],
] as const;

/** Writes the scripts and styles once more as Brotli and gzip, which the server sends as they are. */
const precompress: Plugin = {
  name: 'precompress',
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

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), ...(isSsrBuild ? [] : [precompress])],
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    // The policy of the page allows files of this origin, and no data: urls.
    assetsInlineLimit: 0,
    ...(isSsrBuild
      ? { copyPublicDir: false }
      : {
          manifest: true,
          rolldownOptions: {
            input: 'src/client/main.tsx',
            output: {
              // Two files for what every page loads, instead of one for each set of pages that shares a module. The parts of
              // a video are one file, whether a card or the page of a pin asks for them.
              codeSplitting: {
                groups: [
                  {
                    name: 'react',
                    test: /node_modules\/(?:react|react-dom|scheduler)\//,
                    priority: 2,
                  },
                  { name: 'page', tags: ['$initial'], priority: 1 },
                  // With what a video shares with the server code, which a video must not load.
                  {
                    name: 'runtime',
                    test: /portal-container|pin-card\/dist\/client\/runtime\.js|pin\/pin-media/,
                  },
                  {
                    name: 'pictures',
                    test: /pin-card\/dist\/visual\/(?:pictures|pin-carousel|shopping-indicator|indicator)|use-timed-reducer/,
                  },
                  // With what the first link needs.
                  {
                    name: 'server-code',
                    test: /src\/(?:client\/server-code|app\/router\/own-link)/,
                  },
                  { name: 'pin-video', test: /pin-card\/dist\/video\// },
                ],
              },
            },
          },
        }),
  },
  ssr: { noExternal: [/^@tackboard\//] },
}));
