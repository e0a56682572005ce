import { build, defaultClientConditions } from 'vite';

/** The script of a page in one text, as a production build makes it of the packages' sources. */
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
    throw new Error(
      `The page of the bench, ${entry}, was not built: the bundler made no file of it.`,
    );
  }
  return chunk.code;
}
