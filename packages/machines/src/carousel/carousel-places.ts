import type { Pin } from '@tackboard/domain';

/** The index of each carousel by pin, so that a card that scrolled out returns at the same slot. */
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
