'use client';
import { imageSources } from '@tackboard/domain/card';
import type { Pin } from '@tackboard/domain';
import { cropPosition } from '../visual/pin-visual.js';
import {
  type FirstScreenItem,
  type FirstScreenProps,
  firstScreenStyle,
} from './first-screen-style.js';
import { FIRST_SCREEN_ITEMS } from './item-size.js';
import { FIRST_SKELETONS, skeletonSize } from './grid-skeletons.js';
import { isPin } from '../card/is-pin.js';

/** Renders the style sheet that places the server-rendered items, or the skeletons when there are no pins. */
export function FirstScreen({ gridId, pins, itemSize, orderTolerance, nonce }: FirstScreenProps) {
  const items =
    pins.length === 0
      ? Array.from({ length: FIRST_SKELETONS }, (_, index) => skeletonSize(index))
      : pins.slice(0, FIRST_SCREEN_ITEMS).map((pin): FirstScreenItem => ({
          ...itemSize(pin),
          ...(isPin(pin) && imageStyle(pin)),
        }));
  return (
    <style
      // Browsers hide the nonce from scripts, so hydration always sees a difference.
      suppressHydrationWarning
      nonce={nonce}
      dangerouslySetInnerHTML={{ __html: firstScreenStyle(gridId, items, orderTolerance) }}
    />
  );
}

function imageStyle(pin: Pin): Pick<FirstScreenItem, 'dominantColor' | 'objectPosition'> {
  const sources = imageSources(pin);
  return {
    dominantColor: sources?.dominantColor,
    objectPosition: sources && cropPosition(sources),
  };
}
