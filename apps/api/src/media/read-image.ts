import sharp, { type Sharp } from 'sharp';
import { ResourceError } from '../errors/resource-error.js';

/** The formats that a person can publish. SVG is not among them: it can refer to other files. */
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'gif', 'avif', 'heif'];

/** The largest picture: a small file can expand to any number of pixels. */
const MAX_PIXELS = 50_000_000;

/** The smallest side of a picture that is worth a pin. */
const MIN_SIDE = 2;

/** Opens the bytes of a picture, whatever type they claim to be. Throws `invalidImage`. */
export async function readImage(bytes: Uint8Array): Promise<Sharp> {
  try {
    // It throws at once for no bytes at all.
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { format, width, height } = await image.metadata();
    if (!FORMATS.includes(format) || Math.min(width, height) < MIN_SIDE)
      throw new ResourceError('invalidImage');
    // Decodes all of it: the header of a damaged file is often whole.
    const { data, info } = await image
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return sharp(data, {
      raw: { width: info.width, height: info.height, channels: info.channels },
    });
  } catch (error) {
    if (error instanceof ResourceError) throw error;
    throw new ResourceError('invalidImage', 'Send a JPEG, PNG, WebP, GIF or AVIF picture.');
  }
}
