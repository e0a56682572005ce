import { join } from 'node:path';
import { hashOf } from '../hash.js';
import { writeWhole } from './store.js';

/** A video that a person uploaded, in the media folder. */
export interface UploadedVideo {
  readonly signature: string;
  /** The path of the file in the media folder. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly durationMs: number;
}

/** The containers that a person can upload, and the extension of their files. */
const EXTENSIONS: Readonly<Record<string, string>> = { 'video/mp4': 'mp4', 'video/webm': 'webm' };

/** The longest video. */
const MAX_DURATION_MS = 15 * 60_000;

/** The longest side, in pixels. */
const MAX_SIDE = 4096;

/**
 * Reads an MP4 or WebM file by its container, whatever type it claims to be, and stores it. Returns `undefined` for anything
 * else: no container, no picture track that holds frames, too long or too large.
 */
export async function storeVideo(
  bytes: Uint8Array<ArrayBuffer>,
  directory: string,
): Promise<UploadedVideo | undefined> {
  const found = await readContainer(bytes);
  if (found === undefined) return undefined;
  const signature = hashOf(bytes, 32);
  const file = `video/${signature}/upload.${found.extension}`;
  await writeWhole(join(directory, file), bytes);
  const { width, height, durationMs } = found;
  return { signature, file, width, height, durationMs };
}

async function readContainer(bytes: Uint8Array<ArrayBuffer>) {
  // Fetched with the first upload: no other call needs it.
  const { BufferSource, Input, MP4, WEBM } = await import('mediabunny');
  const input = new Input({ formats: [MP4, WEBM], source: new BufferSource(bytes) });
  try {
    const [type = ''] = (await input.getMimeType()).split(';');
    const extension = EXTENSIONS[type];
    const track = await input.getPrimaryVideoTrack();
    if (extension === undefined || !track) return undefined;
    const { displayWidth: width, displayHeight: height } = track;
    const durationMs = Math.round((await track.computeDuration()) * 1000);
    const { packetCount } = await track.computePacketStats(1);
    const isUsable =
      packetCount > 0 &&
      Math.min(width, height) > 0 &&
      Math.max(width, height) <= MAX_SIDE &&
      durationMs > 0 &&
      durationMs <= MAX_DURATION_MS;
    return isUsable ? { extension, width, height, durationMs } : undefined;
  } catch {
    // A damaged file, or none of these containers.
    return undefined;
  } finally {
    input.dispose();
  }
}
