import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

const MANIFEST = fileURLToPath(new URL('../dist/client/.vite/manifest.json', import.meta.url));
const ROUTE = '?__react-router-build-client-route';
/** What every page loads. */
const ENTRIES = ['src/app/entry.client.tsx', `src/app/root.tsx${ROUTE}`];
const keyOf = (pageFile: string) => `src/app/pages/${pageFile}${ROUTE}`;

/** The name of a script without the folder, the hash and the ending. */
const chunkName = (file: string): string => /([^/]+)-[^/]{8}\.js$/.exec(file)?.[1] ?? file;

/**
 * Returns the scripts of the built client that a page does not fetch at its start, nor only other pages or messages need: the
 * file of each by its name. `pageFile` is the file of the page.
 */
export function lazyChunks(pageFile = 'home.tsx'): ReadonlyMap<string, string> {
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, ManifestChunk>;
  const first = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || first.has(chunk.file)) return;
    first.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  [...ENTRIES, keyOf(pageFile)].forEach(visit);
  const lazy = new Map<string, string>();
  for (const file of pageChunks(manifest, pageFile)) {
    if (!file.endsWith('.js') || first.has(file)) continue;
    const name = chunkName(file);
    // Two modules of the same name are two chunks.
    lazy.set(lazy.has(name) ? `${name} (another)` : name, file);
  }
  return lazy;
}

/** The files that the page in `pageFile` needs without other pages and messages. */
function pageChunks(
  manifest: Readonly<Record<string, ManifestChunk>>,
  pageFile: string,
): ReadonlySet<string> {
  const reached = new Set<string>();
  const visit = (key: string) => {
    const isOther = /^src\/app\/(?:messages|pages)\//.test(key);
    if (reached.has(key) || (isOther && key !== keyOf(pageFile))) return;
    reached.add(key);
    const { dynamicImports = [], imports = [] } = manifest[key] ?? {};
    for (const next of [...imports, ...dynamicImports]) visit(next);
  };
  [...ENTRIES, keyOf(pageFile)].forEach(visit);
  return new Set([...reached].flatMap((key) => manifest[key]?.file ?? []));
}
