import { mkdir } from 'node:fs/promises';
import { MediaError } from '../errors/media-error.js';
import { derivePicture } from '../media/derive.js';
import { packageFile } from '../package-file.js';
import type { Picture } from '../media/picture.js';
import { removeUnfinished } from '../media/store.js';
import { type Gif, publishGif, publishVideos, type Video, type VideoName } from '../media/video.js';
import { type PictureName, PICTURES } from './seeds.js';

/** Pictures that are processed at the same time; sharp has threads of its own. */
const MAX_CONCURRENT = 4;

/** The media of the demo in the media folder. */
export interface SeedMedia {
  readonly pictures: Readonly<Record<PictureName, Picture>>;
  readonly videos: Readonly<Record<VideoName, Video>>;
  readonly gif: Gif;
  /** Number of pictures that were created. */
  readonly newPictures: number;
}

/**
 * Creates all pictures in all sizes, and the videos, in `directory`. Existing files are kept, so a second run is fast and
 * a killed run can be continued.
 *
 * Throws a `MediaError` when the folder cannot be written.
 */
export async function deriveMedia(directory: string): Promise<SeedMedia> {
  const originals = packageFile('media');
  try {
    await mkdir(directory, { recursive: true });
    await removeUnfinished(directory, Date.now());
    // Servers that start at the same time begin at different pictures and reuse each other's files.
    const all = Object.entries(PICTURES);
    const start = Math.floor(Math.random() * all.length);
    const rest = [...all.slice(start), ...all.slice(0, start)];
    const made = new Map<string, Picture>();
    let newPictures = 0;
    const onCreated = (): void => {
      newPictures += 1;
    };
    const worker = async (): Promise<void> => {
      for (let next = rest.shift(); next !== undefined; next = rest.shift()) {
        const [name, source] = next;
        made.set(name, await derivePicture(source, originals, directory, onCreated));
      }
    };
    await Promise.all(Array.from({ length: MAX_CONCURRENT }, worker));
    const videos = await publishVideos(originals, directory);
    const gif = await publishGif(originals, directory);
    // In the order of the list, not of completion: rows are written from it.
    const pictures = all.map(([name]) => [name, made.get(name)]);
    return {
      pictures: Object.fromEntries(pictures) as Record<PictureName, Picture>,
      videos,
      gif,
      newPictures,
    };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    throw new MediaError(
      directory,
      (error as Error).message,
      'Check that this user may write there and that the disk is not full.',
      error,
    );
  }
}
