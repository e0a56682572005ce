import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  build,
  defaultClientConditions,
  defaultServerConditions,
  type InlineConfig,
  mergeConfig,
} from 'vite';
import { entriesPlugin } from './entries-plugin.ts';
import type { Flavour } from './flavours.ts';
import { storiesPlugin } from './stories-plugin.ts';

const SOURCE = '@tackboard/source';
const page = fileURLToPath(new URL('page', import.meta.url));

/** Uses React's development build, because only that one warns. */
const shared: InlineConfig = {
  root: page,
  configFile: false,
  logLevel: 'error',
  mode: 'development',
  define: { 'process.env.NODE_ENV': '"development"' },
  oxc: { jsx: { runtime: 'automatic', development: true } },
  plugins: [entriesPlugin(), storiesPlugin()],
  build: {
    minify: false,
    reportCompressedSize: false,
    target: 'esnext',
    // The policy of the pages allows no data: urls.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 100_000,
    emptyOutDir: true,
  },
};

/** Bundles the sources of the kit and its stories, for browsers and for servers. */
export async function buildKit(flavour: Flavour, folder: string): Promise<void> {
  const base = mergeConfig(shared, flavour.config);
  const client: InlineConfig = {
    base: './',
    resolve: { conditions: [SOURCE, ...defaultClientConditions] },
    build: {
      outDir: join(folder, 'client'),
      rolldownOptions: {
        input: join(page, 'client.tsx'),
        output: { entryFileNames: 'client.js', assetFileNames: '[name][extname]' },
      },
    },
  };
  const server: InlineConfig = {
    ssr: { noExternal: true, resolve: { conditions: [SOURCE, ...defaultServerConditions] } },
    resolve: { conditions: [SOURCE, ...defaultServerConditions] },
    build: {
      outDir: join(folder, 'server'),
      ssr: join(page, 'server.tsx'),
      rolldownOptions: { output: { entryFileNames: 'server.js' } },
    },
  };
  await build(mergeConfig(base, client));
  await build(mergeConfig(base, server));
}

/** Bundles a page of messages for browsers. */
export async function buildMessages(
  name: 'messages' | 'message-stories',
  folder: string,
): Promise<void> {
  const client: InlineConfig = {
    base: './',
    resolve: { conditions: [SOURCE, ...defaultClientConditions] },
    build: {
      outDir: join(folder, name),
      rolldownOptions: {
        input: join(page, `${name}.tsx`),
        output: { entryFileNames: `${name}.js`, assetFileNames: '[name][extname]' },
      },
    },
  };
  await build(mergeConfig(shared, client));
}
