import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

const web = join(import.meta.dirname, '..');
const app = join(web, 'src/app');

/** What a browser runs of the home page: the entry, the root and the page, without their loaders. */
const FIRST = `
import '${app}/entry.client.tsx';
export { Layout, ErrorBoundary, clientLoader, default as Root, links, meta, shouldRevalidate } from '${app}/root.tsx';
export { default as Home, handle, meta as homeMeta } from '${app}/pages/home.tsx';`;

/** A loader and what it imports are the server's. */
const LOADER = /export const loader = \w+\([\s\S]*?\n\}\);/;
const ON_THE_SERVER = 'export const documentContext = 0, ownPageLoader = 0, pageLoader = 0;';

/**
 * Returns the modules that the home page loads at its start. For React Router's build each page is an entry of its own, so that
 * modules which pages share become a file for each set of pages: 67 files for home. One small build of home alone knows them.
 */
export async function modulesOfFirstPage(): Promise<ReadonlySet<string>> {
  const result = await build({
    root: web,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'first-page',
        enforce: 'pre',
        resolveId: (id) => (id === 'first-page' ? `\0${id}` : undefined),
        load(id) {
          if (id === '\0first-page') return FIRST;
          return id.endsWith('.server.ts') ? ON_THE_SERVER : undefined;
        },
        transform: (code, id) => (id.startsWith(app) ? code.replace(LOADER, '') : undefined),
      },
    ],
    build: {
      write: false,
      rolldownOptions: { input: 'first-page', preserveEntrySignatures: 'strict' },
    },
  });
  const { output } = result as Rolldown.RolldownOutput;
  const chunks = new Map(
    output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const reached = new Set<Rolldown.OutputChunk>();
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || reached.has(chunk)) return;
    reached.add(chunk);
    for (const name of chunk.imports) visit(chunks.get(name));
  };
  visit([...chunks.values()].find(({ isEntry }) => isEntry));
  return new Set([...reached].flatMap(({ moduleIds }) => moduleIds));
}
