/** A size of a picture (S1 §3). A `box` is cropped, a `width` keeps the ratio; both are exact. */
export type PictureSize =
  | { readonly key: string; readonly kind: 'box'; readonly width: number; readonly height: number }
  | { readonly key: string; readonly kind: 'width'; readonly width: number }
  | { readonly key: 'orig'; readonly kind: 'original' };

/** The sizes of every picture (S1 §3). */
export const PICTURE_SIZES: readonly PictureSize[] = [
  { key: '60x60', kind: 'box', width: 60, height: 60 },
  { key: '136x136', kind: 'box', width: 136, height: 136 },
  { key: '170x', kind: 'width', width: 170 },
  { key: '236x', kind: 'width', width: 236 },
  { key: '474x', kind: 'width', width: 474 },
  { key: '564x', kind: 'width', width: 564 },
  { key: '736x', kind: 'width', width: 736 },
  { key: '600x315', kind: 'box', width: 600, height: 315 },
  { key: '750x', kind: 'width', width: 750 },
  { key: 'orig', kind: 'original' },
];
