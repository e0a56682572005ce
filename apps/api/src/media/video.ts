import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOf } from '../hash.js';
import { writeWhole } from './store.js';

/** A video of the demo: an HLS playlist over fragmented MP4, the same stream as one file, and captions. */
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

/** The committed videos: `{name}-video` is the folder of each. Measured with ffprobe when they were made; see the NOTICE. */
const SOURCES = {
  stems: { width: 480, height: 624, durationMs: 8000 },
  lake: { width: 480, height: 480, durationMs: 6000 },
  scales: { width: 480, height: 480, durationMs: 4000 },
};

/** The name of a video. */
export type VideoName = keyof typeof SOURCES;

const INIT = 'init.mp4';

/** The name of a file of captions, with its language: `captions_en_us.vtt`. */
const CAPTIONS = /^captions_([a-z]{2})_([a-z]{2})\.vtt$/;

/** Copies the committed videos into the media folder. */
export async function publishVideos(
  originals: string,
  directory: string,
): Promise<Readonly<Record<VideoName, Video>>> {
  const names = Object.keys(SOURCES) as VideoName[];
  const videos = names.map(async (name) => [name, await publishVideo(name, originals, directory)]);
  return Object.fromEntries(await Promise.all(videos)) as Record<VideoName, Video>;
}

/** Copies a video into a folder of the media folder that is named by its content. */
async function publishVideo(name: VideoName, originals: string, directory: string): Promise<Video> {
  const from = join(originals, `${name}-video`);
  const names = (await readdir(from)).toSorted();
  const contents = await Promise.all(names.map((file) => readFile(join(from, file))));
  const folder = `video/${hashOf(Buffer.concat(contents), 32)}`;
  const parts = new Map(names.map((file, index) => [file, contents[index] ?? Buffer.alloc(0)]));
  const segments = names.filter((file) => file.endsWith('.m4s'));
  // A fragmented stream is its init file followed by its segments, so the single file needs no encoder.
  const whole = [INIT, ...segments].map((file) => parts.get(file) ?? Buffer.alloc(0));
  parts.set(`${name}.mp4`, Buffer.concat(whole));
  for (const [file, content] of parts) await writeWhole(join(directory, folder, file), content);
  const captions = names.flatMap((file) => {
    const [, language, region] = CAPTIONS.exec(file) ?? [];
    return language === undefined ? [] : [[`${language}-${region}`, `${folder}/${file}`] as const];
  });
  return {
    playlist: `${folder}/${name}.m3u8`,
    file: `${folder}/${name}.mp4`,
    captions: Object.fromEntries(captions),
    ...SOURCES[name],
  };
}

/** The demo's GIF; see the NOTICE. */
const GIF = { file: 'peaks.gif', width: 360, height: 540 };

/** A GIF with its path in the media folder. */
export interface Gif {
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

/** Copies the committed GIF into the media folder, in a folder named by its content. */
export async function publishGif(originals: string, directory: string): Promise<Gif> {
  const content = await readFile(join(originals, GIF.file));
  const file = `video/${hashOf(content, 32)}/${GIF.file}`;
  await writeWhole(join(directory, file), content);
  return { ...GIF, file };
}
