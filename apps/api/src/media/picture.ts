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
