import { mkdir } from 'node:fs/promises';
import { MediaError } from '../errors/media-error.js';
import { derivePicture } from '../media/derive.js';
import { originalsDirectory } from '../media/originals.js';
import type { Picture } from '../media/picture.js';
import { removeUnfinished } from '../media/store.js';
import { publishVideo, type Video } from '../media/video.js';
import { PICTURES, type PictureName } from './pictures.js';

/** How many pictures are worked on at once: sharp's own threads do the rest. */
const AT_ONCE = 4;

/** All media of the demo, as it lies in the media folder. */
export interface SeedMedia {
  readonly pictures: Readonly<Record<PictureName, Picture>>;
  readonly video: Video;
  /** How many pictures were not there before. */
  readonly newPictures: number;
}

/**
 * Makes every picture in every size, and the video, below `directory`. What is already there is kept, so a second run
 * takes a moment, and a run that was killed is taken up again.
 *
 * Throws a `MediaError` when the folder cannot be written.
 */
export async function deriveMedia(directory: string): Promise<SeedMedia> {
  const originals = originalsDirectory();
  try {
    await mkdir(directory, { recursive: true });
    await removeUnfinished(directory, Date.now());
    // Servers that start at the same moment begin at different pictures, and find each other's work done.
    const all = Object.entries(PICTURES);
    const start = Math.floor(Math.random() * all.length);
    const rest = [...all.slice(start), ...all.slice(0, start)];
    const made = new Map<string, Picture>();
    let newPictures = 0;
    const onMade = (): void => {
      newPictures += 1;
    };
    const worker = async (): Promise<void> => {
      for (let next = rest.shift(); next !== undefined; next = rest.shift()) {
        const [name, source] = next;
        made.set(name, await derivePicture(source, originals, directory, onMade));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    const video = await publishVideo(originals, directory);
    // In the order of the list, whichever was ready first: rows are written from it.
    const pictures = all.map(([name]) => [name, made.get(name)]);
    return {
      pictures: Object.fromEntries(pictures) as Record<PictureName, Picture>,
      video,
      newPictures,
    };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    const why = (error as Error).message;
    throw new MediaError(
      directory,
      why,
      'Check that this user may write there and that the disk has room.',
      error,
    );
  }
}
