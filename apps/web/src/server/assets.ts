import { readFileSync } from 'node:fs';

interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, ManifestChunk>>;

const ENTRY = 'src/client/main.tsx';

/** The font file that every page needs, preloaded with the style sheet. */
const FIRST_FONT = /inter-latin-wght-normal.*\.woff2$/;

/** Reads the build of the client. Returns the head tags of a page, by its files. Throws when there is no build. */
export function readHead(clientDirectory: string): (files: readonly string[]) => string {
  const text = readFileSync(`${clientDirectory}/.vite/manifest.json`, 'utf8');
  const manifest = JSON.parse(text) as Manifest;
  const known = new Map<string, string>();
  return (files) => {
    const key = files.join(' ');
    const tags = known.get(key) ?? headOf(manifest, ENTRY, ...files);
    known.set(key, tags);
    return tags;
  };
}

/**
 * Returns the tags for an entry of a build manifest: its script, preloads of the chunks that it imports and of the chunks of
 * a page, their style sheets and the font of the first screen.
 */
export function headOf(manifest: Manifest, entry: string, ...pages: readonly string[]): string {
  const files = new Set<string>();
  const styles = new Set<string>();
  const fonts = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const sheet of chunk.css ?? []) styles.add(sheet);
    for (const file of chunk.assets ?? []) if (FIRST_FONT.test(file)) fonts.add(file);
    chunk.imports?.forEach(visit);
  };
  visit(entry);
  pages.forEach(visit);
  const [script, ...preloads] = files;
  return [
    ...[...fonts].map(
      (file) =>
        `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin="anonymous">`,
    ),
    ...[...styles].map((file) => `<link rel="stylesheet" href="/${file}">`),
    `<script type="module" src="/${script}"></script>`,
    ...preloads.map((file) => `<link rel="modulepreload" href="/${file}">`),
  ].join('\n    ');
}
