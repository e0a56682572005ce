import * as z from 'zod';
import pictures from './data/pictures.json' with { type: 'json' };

/** The name of a picture of the demo. */
export type PictureName = keyof typeof pictures;

const share = z.number().min(0).max(1);

/** The pictures of the demo by name: photographs, whole and in parts, and drawings. */
export const PICTURES = z
  .record(
    z.string(),
    z.strictObject({
      /** Its path in `media`. */
      file: z.string(),
      crop: z
        .strictObject({
          ratio: z.number().positive(),
          focusX: share,
          focusY: share,
          zoom: z.number().min(1),
        })
        .optional(),
    }),
  )
  .parse(pictures);
