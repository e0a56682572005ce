import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

const MANIFEST = fileURLToPath(new URL('../dist/client/.vite/manifest.json', import.meta.url));
const ENTRY = 'src/client/main.tsx';

/** The name of a script without the folder, the hash and the ending. */
export const chunkName = (file: string): string => /([^/]+)-[^/]{8}\.js$/.exec(file)?.[1] ?? file;

/**
 * Returns the scripts of the built client that a page does not fetch at its start, by their names. `pageFile` is the file of
 * a page with a chunk of its own.
 */
export function lazyChunks(pageFile?: string): ReadonlyMap<string, string> {
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, ManifestChunk>;
  const first = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || first.has(chunk.file)) return;
    first.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  visit(ENTRY);
  if (pageFile !== undefined) visit(`src/app/pages/${pageFile}`);
  const files = Object.values(manifest).map(({ file }) => file);
  const lazy = files.filter((file) => file.endsWith('.js') && !first.has(file));
  return new Map(lazy.map((file) => [chunkName(file), file]));
}

/** Returns the names of the chunks that only other pages than home, or the page in `pageFile`, need, or only messages. */
export function pageChunks(pageFile?: string): ReadonlySet<string> {
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, ManifestChunk>;
  const reached = new Set<string>();
  const visit = (key: string) => {
    const isOther = /^src\/app\/(?:messages|pages)\//.test(key);
    if (reached.has(key) || (isOther && key !== `src/app/pages/${pageFile}`)) return;
    reached.add(key);
    const { dynamicImports = [], imports = [] } = manifest[key] ?? {};
    for (const next of [...imports, ...dynamicImports]) visit(next);
  };
  visit(ENTRY);
  const pages = Object.entries(manifest).filter(([key]) => !reached.has(key));
  return new Set(pages.map(([, { file }]) => chunkName(file)));
}
