import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { ServedKit } from './serve-kit.ts';

/** The server-rendered samples of the kit. */
export interface RenderedKit extends ServedKit {
  /** The version of React. */
  readonly version: string;
  /** False on a server. */
  readonly hasWindow: boolean;
  readonly components: readonly { readonly name: string; readonly entry: string }[];
  /** Everything that was logged or thrown during rendering. */
  readonly problems: readonly string[];
}

const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** Renders every sample in a separate process without browser globals. */
export async function renderKit(serverFile: string): Promise<RenderedKit> {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [serverFile], {
    maxBuffer: MAX_OUTPUT_BYTES,
  });
  const rendered = JSON.parse(stdout) as Omit<RenderedKit, 'problems'>;
  // React and the kit log warnings to the console.
  return { ...rendered, problems: stderr.split('\n').filter((line) => line !== '') };
}
