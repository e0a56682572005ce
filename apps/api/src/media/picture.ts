import type { Database } from '../database/database.js';

/** The part of an original that a picture shows. */
export interface Crop {
  /** Height / width. */
  readonly ratio: number;
  /** The position, from 0 (left, top) to 1 (right, bottom). */
  readonly focusX: number;
  readonly focusY: number;
  /** 1 is the largest part with this ratio, 2 is half as wide. */
  readonly zoom: number;
}

/** The source of a picture: a committed photograph or drawing, or a part of it. */
export interface PictureSource {
  /** Its path in the folder of originals. */
  readonly file: string;
  readonly crop?: Crop | undefined;
}

/** One file of a picture: its path in the media folder and its size in pixels. */
export interface PictureFile {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** The path of the same picture as AVIF, once it has been made. */
  readonly avif?: string;
}

/** A picture with its files by size key (S1 §3). */
export interface Picture {
  /** 32 hexadecimal digits of the original's content. */
  readonly signature: string;
  /** `#rrggbb`. */
  readonly dominantColor: string;
  readonly width: number;
  readonly height: number;
  readonly files: Readonly<Record<string, PictureFile>>;
}

/** Parses the files of a picture, which are stored as JSON. */
export function parseFiles(json: string): Picture['files'] {
  return JSON.parse(json) as Picture['files'];
}

/** Stores and finds pictures. Pins refer to them, so that many pins share one list of files. */
export type Pictures = ReturnType<typeof createPictures>;

/** Creates the pictures of a database. */
export function createPictures(database: Database) {
  const insert = database.prepare(
    `INSERT OR IGNORE INTO pictures (signature, dominant_color, width, height, files)
     VALUES (:signature, :dominantColor, :width, :height, :files)`,
  );
  const bySignature = database.query<Omit<Picture, 'files'> & { readonly files: string }>(
    `SELECT signature, dominant_color AS dominantColor, width, height, files FROM pictures
     WHERE signature = :signature`,
  );
  return {
    /** Stores a picture. One that is stored stays as it is. */
    add: ({ signature, dominantColor, width, height, files }: Picture): void => {
      insert.run({ signature, dominantColor, width, height, files: JSON.stringify(files) });
    },
    find: (signature: string): Picture | undefined => {
      const row = bySignature.first({ signature });
      return row && { ...row, files: parseFiles(row.files) };
    },
  };
}
