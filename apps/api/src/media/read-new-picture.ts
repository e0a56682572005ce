import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ResourceError } from '../errors/resource-error.js';
import { deriveSizes } from './derive.js';
import { fetchImage } from './fetch-image.js';
import type { Picture } from './picture.js';
import { readImage } from './read-image.js';

/** The picture of a new pin: an address, or `data:image/…;base64,…` (S3 §7). */
export interface SentImage {
  readonly imageUrl: string | null;
  readonly imageBase64: string | null;
}

/** A picture of this server: its path below the media folder. */
const OWN_PATH = /^\/media\/((?:\d+x\d*|orig)\/[0-9a-f]{32}\.jpg)$/;

const DATA_URL = /^data:image\/[a-z0-9.+-]+;base64,/i;

const BASE64 = /^[A-Za-z0-9+/\s]+={0,2}\s*$/;

/**
 * Reads the picture of a new pin and writes its sizes to the media folder. `host` is the server's own name: its pictures
 * are read from the folder. Throws `invalidImage`, and `invalidRequest` unless there is exactly one picture.
 */
export async function readNewPicture(
  { imageUrl, imageBase64 }: SentImage,
  mediaDirectory: string,
  host: string,
): Promise<Picture> {
  if ((imageUrl === null) === (imageBase64 === null))
    throw new ResourceError('invalidRequest', 'Send either image_url or image_base64.');
  const bytes =
    imageUrl === null
      ? decodeBase64(imageBase64 ?? '')
      : await readUrl(imageUrl, mediaDirectory, host);
  return deriveSizes(await readImage(bytes), mediaDirectory);
}

function decodeBase64(sent: string): Uint8Array {
  const text = sent.replace(DATA_URL, '');
  if (!BASE64.test(text)) throw new ResourceError('invalidImage', 'The picture is not base64.');
  return Buffer.from(text, 'base64');
}

async function readUrl(imageUrl: string, mediaDirectory: string, host: string) {
  const own = `http://${host}`;
  const url = URL.canParse(imageUrl, own) ? new URL(imageUrl, own) : undefined;
  const file = url?.host === new URL(own).host ? OWN_PATH.exec(url.pathname)?.[1] : undefined;
  if (file === undefined) return fetchImage(url?.href ?? imageUrl);
  return readFile(join(mediaDirectory, file)).catch(() => {
    throw new ResourceError('invalidImage', 'There is no such picture.');
  });
}
