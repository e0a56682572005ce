import { isolate } from './isolate.js';

/** Texts of the parts that only the page of a pin has (S1 §2 §3). Hosts replace them in the area `cardParts`. They are ours. */
export const closeupWords = {
  pages: () => 'Pages',
  pagesOf: ({ pin, count }: { readonly pin: string; readonly count: number }) =>
    `${isolate(pin)}: ${count} pages`,
  pageOf: ({ index, count }: { readonly index: number; readonly count: number }) =>
    `Page ${index} of ${count}`,
  previousPage: () => 'Previous page',
  nextPage: () => 'Next page',
  percentOff: ({ percent }: { readonly percent: string }) => `${percent}% off`,
  viewPicture: () => 'View picture',
  zoomIn: () => 'Zoom in',
  zoomOut: () => 'Zoom out',
  inThisPin: () => 'In this Pin',
};

/** Texts of the page of a pin, in any language (S1 §2 §3). */
export type CloseupWords = typeof closeupWords;
