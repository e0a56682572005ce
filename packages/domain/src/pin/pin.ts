import type { Board } from '../board/board.js';
import type { User } from '../user/user.js';

/** One picture file: `url` as the server gave it, `width` and `height` in pixels (S1 §3). */
export interface PinImage {
  readonly url: string;
  readonly width?: number;
  readonly height?: number;
  readonly dominantColor?: string;
}

/**
 * Pictures by the server's own size key: `60x60`, `136x136`, `170x`, `236x`, `474x`, `564x`, `736x`,
 * `600x315`, `750x`, `orig` (S1 §3). Keys are data: any may be missing, and others may stand beside them.
 */
export type PinImages = Readonly<Record<string, PinImage>>;

/** The part of the picture that shows, as shares of its height from 0 to 1 (S1 §3). */
export interface ImageCrop {
  readonly minY?: number;
  readonly maxY?: number;
}

/** One file of a video; `duration` in milliseconds (S1 §3). */
export interface VideoVariant {
  readonly url: string;
  readonly width?: number;
  readonly height?: number;
  readonly duration?: number;
  readonly thumbnail?: string;
}

/** A video with its files by the server's own format key, such as `V_HLSV4` or `V_720P` (S1 §3). */
export interface PinVideo {
  readonly id?: string;
  readonly duration?: number;
  readonly videoList?: Readonly<Record<string, VideoVariant>>;
}

/** A pin. Only the id is certain: servers leave out or empty everything else (S1 §3). */
export interface Pin {
  /** The server's id, as text: it exceeds the safe integers. */
  readonly id: string;
  readonly title?: string;
  readonly gridTitle?: string;
  readonly description?: string;
  readonly altText?: string;
  readonly autoAltText?: string;
  readonly domain?: string;
  readonly link?: string;
  /** `#rrggbb`, shown while the picture loads. */
  readonly dominantColor?: string;
  readonly imageSignature?: string;
  readonly imageCrop?: ImageCrop;
  readonly images?: PinImages;
  readonly videos?: PinVideo;
  readonly pinner?: User;
  readonly board?: Board;
  /** The board on which the viewer has saved this pin; absent when it is not saved to a board. */
  readonly pinnedToBoard?: Board;
  /** The viewer has saved this pin to their profile, on no board. */
  readonly isSavedToProfile?: boolean;
  readonly isPromoted?: boolean;
  readonly isDownstreamPromotion?: boolean;
  readonly isRepin?: boolean;
  readonly promotedIsRemovable?: boolean;
  /** Opaque text that goes back with every call about this pin. */
  readonly trackingParams?: string;
}
