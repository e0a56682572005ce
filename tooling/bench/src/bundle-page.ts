import { build, defaultClientConditions } from 'vite';

/** The files of a page's script: its entry and the chunks that the entry loads. */
export interface PageScript {
  /** File name of the entry. */
  readonly entry: string;
  /** Code by file name. */
  readonly files: ReadonlyMap<string, string>;
}

/** Bundles the script of a page with a production build of the packages' sources. */
export async function bundlePage(entry: string): Promise<PageScript> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@tackboard/source', ...defaultClientConditions] },
    build: { write: false, modulePreload: false, rollupOptions: { input: entry } },
  });
  const [built] = [result].flat();
  const output = built && 'output' in built ? built.output : [];
  const chunks = output.flatMap((file) => (file.type === 'chunk' ? [file] : []));
  const page = chunks.find((chunk) => chunk.isEntry);
  if (!page) throw new Error(`Vite built no chunk for the bench page ${entry}.`);
  return {
    entry: page.fileName,
    files: new Map(chunks.map(({ fileName, code }) => [fileName, code])),
  };
}
