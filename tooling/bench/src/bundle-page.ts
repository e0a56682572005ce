import { build, defaultClientConditions } from 'vite';

/** Bundles the script of a page into one text with a production build of the packages' sources. */
export async function bundlePage(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@tackboard/source', ...defaultClientConditions] },
    build: {
      write: false,
      rollupOptions: {
        input: entry,
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });
  const [output] = [result].flat();
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) {
    throw new Error(`Vite built no chunk for the bench page ${entry}.`);
  }
  return chunk.code;
}
