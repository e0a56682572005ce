import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentId, writeWhole } from './store.js';

/** The demo's GIF; see the NOTICE. */
const SOURCE = { file: 'peaks.gif', width: 360, height: 540 };

/** A GIF with its path in the media folder. */
export interface Gif {
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

/** Copies the committed GIF into the media folder, in a folder named by its content. */
export async function publishGif(originals: string, directory: string): Promise<Gif> {
  const content = await readFile(join(originals, SOURCE.file));
  const file = `video/${contentId(content, 32)}/${SOURCE.file}`;
  await writeWhole(join(directory, file), content);
  return { ...SOURCE, file };
}
