import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Crop, Picture, PictureFile, PictureSource } from './picture.js';
import { hashOf } from '../hash.js';
import { readIfExists, writeWhole } from './store.js';

/** Increment when the same source produces other files, so that stored results are not reused. */
const DERIVATION = 2;

const JPEG = { quality: 82, chromaSubsampling: '4:4:4' } as const;

/** A size of a picture, exactly as wide and high as it says. Without a height it keeps the ratio. */
interface PictureSize {
  readonly key: string;
  readonly width?: number;
  readonly height?: number;
}

/** The sizes of every picture (S1 §3). */
const PICTURE_SIZES: readonly PictureSize[] = [
  { key: '60x60', width: 60, height: 60 },
  { key: '136x136', width: 136, height: 136 },
  { key: '170x', width: 170 },
  { key: '236x', width: 236 },
  { key: '474x', width: 474 },
  { key: '564x', width: 564 },
  { key: '736x', width: 736 },
  { key: '600x315', width: 600, height: 315 },
  { key: '750x', width: 750 },
  { key: 'orig' },
];

/** The largest rectangle of the crop's ratio, divided by its zoom and moved to its focus. */
export function cropBox(width: number, height: number, crop: Crop) {
  const wide = Math.min(width, height / crop.ratio) / crop.zoom;
  const high = wide * crop.ratio;
  return {
    left: Math.round((width - wide) * crop.focusX),
    top: Math.round((height - high) * crop.focusY),
    width: Math.floor(wide),
    height: Math.floor(high),
  };
}

async function open({ crop }: PictureSource, original: Uint8Array): Promise<Sharp> {
  const image = sharp(original).removeAlpha().toColourspace('srgb');
  if (crop === undefined) return image;
  const { width, height } = await image.metadata();
  return image.extract(cropBox(width, height, crop));
}

/** Writes every size of an image to `directory` (S1 §3). A file that exists is kept: names are hashes of the content. */
export async function deriveSizes(image: Sharp, directory: string): Promise<Picture> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const files: Record<string, PictureFile> = {};
  let signature = '';
  let dominantColor = '';
  for (const { key, ...size } of PICTURE_SIZES) {
    const copy = sharp(data, { raw });
    if (size.width !== undefined) copy.resize({ ...size, fit: 'cover' });
    const made = await copy.jpeg(JPEG).toBuffer({ resolveWithObject: true });
    const file = `${key}/${hashOf(made.data, 32)}.jpg`;
    await writeWhole(join(directory, file), made.data);
    files[key] = { file, width: made.info.width, height: made.info.height };
    if (key === '136x136') dominantColor = await dominant(made.data);
    if (key === 'orig') signature = hashOf(made.data, 32);
  }
  return { signature, dominantColor, width: info.width, height: info.height, files };
}

/**
 * Creates all sizes of a picture in `directory` and returns their paths. Files of an earlier run are reused; `onCreated` is
 * called when there were none.
 */
export async function derivePicture(
  source: PictureSource,
  originals: string,
  directory: string,
  onCreated: () => void,
): Promise<Picture> {
  const original = await readFile(join(originals, source.file));
  const recipe = JSON.stringify([DERIVATION, source, hashOf(original)]);
  const record = join(directory, 'pictures', `${hashOf(recipe, 32)}.json`);
  const known = await readIfExists(record);
  if (known !== undefined) return JSON.parse(known) as Picture;

  const image = await open(source, original);
  const picture = await deriveSizes(image, directory);
  await writeWhole(record, JSON.stringify(picture));
  onCreated();
  return picture;
}

async function dominant(jpeg: Uint8Array): Promise<string> {
  const { r, g, b } = (await sharp(jpeg).stats()).dominant;
  return `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
