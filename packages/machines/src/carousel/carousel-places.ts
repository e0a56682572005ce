import type { Pin } from '@tackboard/domain';

/** Where the carousels of a page stand, by pin, so that a card that was scrolled out comes back as it was left. */
export interface CarouselPlaces {
  /** The index of the slot that shows: the last one kept, else the one that the server named, else the first. */
  readonly indexOf: (pin: Pick<Pin, 'id' | 'carouselData'>) => number;
  /** Takes the index after each change (S3 §4.7). */
  readonly keep: (pinId: string, index: number) => void;
}

/** No carousel has been moved yet. One for each page. */
export function createCarouselPlaces(): CarouselPlaces {
  const places = new Map<string, number>();
  return {
    indexOf: ({ id, carouselData }) => places.get(id) ?? carouselData?.index ?? 0,
    keep: (pinId, index) => void places.set(pinId, index),
  };
}
