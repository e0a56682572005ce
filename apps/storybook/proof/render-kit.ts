import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { ServedKit } from './serve-kit.ts';

/** What a server made of the kit. */
export interface RenderedKit extends ServedKit {
  /** The React that rendered. */
  readonly version: string;
  /** A server has none. */
  readonly hasWindow: boolean;
  readonly components: readonly { readonly name: string; readonly entry: string }[];
  /** What was logged or thrown while it rendered. */
  readonly problems: readonly string[];
}

const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** Renders every sample in a process of its own, which knows nothing of a browser. */
export async function renderKit(serverFile: string): Promise<RenderedKit> {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [serverFile], {
    maxBuffer: MAX_OUTPUT_BYTES,
  });
  const rendered = JSON.parse(stdout) as Omit<RenderedKit, 'problems'>;
  // Whatever React and the kit complain of goes to the console.
  return { ...rendered, problems: stderr.split('\n').filter((line) => line !== '') };
}
