import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentId, writeWhole } from './store.js';

/** The demo's video: an HLS playlist over fragmented MP4, and the same stream as one file. */
export interface Video {
  /** The playlist's path below the media folder. */
  readonly playlist: string;
  /** The whole stream's path below the media folder. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly durationMs: number;
}

/** Measured with ffprobe when the video was made; see the NOTICE. */
const SOURCE = { folder: 'stems-video', width: 480, height: 624, durationMs: 8000 };

const [PLAYLIST, INIT, WHOLE] = ['stems.m3u8', 'init.mp4', 'stems.mp4'];

/** Copies the committed video into the media folder, below a name made from its content. */
export async function publishVideo(originals: string, directory: string): Promise<Video> {
  const from = join(originals, SOURCE.folder);
  const names = (await readdir(from)).toSorted();
  const contents = await Promise.all(names.map((name) => readFile(join(from, name))));
  const folder = `video/${contentId(Buffer.concat(contents), 32)}`;
  const parts = new Map(names.map((name, index) => [name, contents[index] ?? Buffer.alloc(0)]));
  const segments = names.filter((name) => name.endsWith('.m4s'));
  // A fragmented stream is its head followed by its segments, so one file for plain players costs no encoder.
  const whole = [INIT, ...segments].map((name) => parts.get(name) ?? Buffer.alloc(0));
  parts.set(WHOLE, Buffer.concat(whole));
  for (const [name, content] of parts) await writeWhole(join(directory, folder, name), content);
  return {
    playlist: `${folder}/${PLAYLIST}`,
    file: `${folder}/${WHOLE}`,
    width: SOURCE.width,
    height: SOURCE.height,
    durationMs: SOURCE.durationMs,
  };
}
