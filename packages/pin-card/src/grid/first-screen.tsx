'use client';
import { imageSources } from '@tackboard/domain/pin';
import { cropPosition } from '../visual/crop-position.js';
import type { FirstScreenProps } from './first-screen-props.js';
import { type FirstScreenItem, firstScreenStyle } from './first-screen-style.js';
import { FIRST_SCREEN_ITEMS } from './grid-boxes.js';
import { FIRST_SKELETONS, skeletonBox } from './skeletons.js';

/** Prints the style sheet that places what a server rendered. Without pins it places the cards that stand in. */
export function FirstScreen({ gridId, pins, boxOf, nonce }: FirstScreenProps) {
  const items =
    pins.length === 0
      ? Array.from({ length: FIRST_SKELETONS }, (_, index) => skeletonBox(index))
      : pins.slice(0, FIRST_SCREEN_ITEMS).map((pin): FirstScreenItem => {
          const sources = imageSources(pin);
          return {
            ...boxOf(pin),
            dominantColor: sources?.dominantColor,
            objectPosition: sources && cropPosition(sources),
          };
        });
  return (
    <style
      // Browsers hide a nonce from scripts, so what was printed never equals what is read.
      suppressHydrationWarning
      nonce={nonce}
      dangerouslySetInnerHTML={{ __html: firstScreenStyle(gridId, items) }}
    />
  );
}
