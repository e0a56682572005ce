import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentId, writeWhole } from './store.js';

/** The demo's video: an HLS playlist over fragmented MP4, the same stream as one file, and captions. */
export interface Video {
  /** The playlist's path in the media folder. */
  readonly playlist: string;
  /** The path of the whole stream in the media folder. */
  readonly file: string;
  /** The paths of the captions in the media folder, by language (BCP 47 in lower case, such as `en-us`). */
  readonly captions: Readonly<Record<string, string>>;
  readonly width: number;
  readonly height: number;
  readonly durationMs: number;
}

/** Measured with ffprobe when the video was made; see the NOTICE. */
const SOURCE = { folder: 'stems-video', width: 480, height: 624, durationMs: 8000 };

const [PLAYLIST, INIT, WHOLE] = ['stems.m3u8', 'init.mp4', 'stems.mp4'];

/** The name of a file of captions, with its language: `captions_en_us.vtt`. */
const CAPTIONS = /^captions_([a-z]{2})_([a-z]{2})\.vtt$/;

/** Copies the committed video into the media folder, in a folder named by its content. */
export async function publishVideo(originals: string, directory: string): Promise<Video> {
  const from = join(originals, SOURCE.folder);
  const names = (await readdir(from)).toSorted();
  const contents = await Promise.all(names.map((name) => readFile(join(from, name))));
  const folder = `video/${contentId(Buffer.concat(contents), 32)}`;
  const parts = new Map(names.map((name, index) => [name, contents[index] ?? Buffer.alloc(0)]));
  const segments = names.filter((name) => name.endsWith('.m4s'));
  // A fragmented stream is its init file followed by its segments, so the single file needs no encoder.
  const whole = [INIT, ...segments].map((name) => parts.get(name) ?? Buffer.alloc(0));
  parts.set(WHOLE, Buffer.concat(whole));
  for (const [name, content] of parts) await writeWhole(join(directory, folder, name), content);
  const captions = names.flatMap((name) => {
    const [, language, region] = CAPTIONS.exec(name) ?? [];
    return language === undefined ? [] : [[`${language}-${region}`, `${folder}/${name}`] as const];
  });
  return {
    playlist: `${folder}/${PLAYLIST}`,
    file: `${folder}/${WHOLE}`,
    captions: Object.fromEntries(captions),
    width: SOURCE.width,
    height: SOURCE.height,
    durationMs: SOURCE.durationMs,
  };
}
