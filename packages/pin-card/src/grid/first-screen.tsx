'use client';
import { type CardContext, imageSources, type Pin } from '@tackboard/domain';
import { cropPosition } from '../visual/crop-position.js';
import { type FirstScreenItem, firstScreenStyle } from './first-screen-style.js';
import { FIRST_SCREEN_ITEMS } from './grid-boxes.js';
import { pinBox } from './pin-box.js';
import { FIRST_SKELETONS, skeletonBox } from './skeletons.js';

interface FirstScreenProps {
  readonly gridId: string;
  readonly pins: readonly Pin[];
  readonly context: CardContext;
  readonly nonce: string | undefined;
}

/** Prints the style sheet that places what a server rendered. Without pins it places the cards that stand in. */
export function FirstScreen({ gridId, pins, context, nonce }: FirstScreenProps) {
  const items =
    pins.length === 0
      ? Array.from({ length: FIRST_SKELETONS }, (_, index) => skeletonBox(index))
      : pins.slice(0, FIRST_SCREEN_ITEMS).map((pin) => itemOf(pin, context));
  return (
    <style
      // Browsers hide a nonce from scripts, so what was printed never equals what is read.
      suppressHydrationWarning
      nonce={nonce}
      dangerouslySetInnerHTML={{ __html: firstScreenStyle(gridId, items) }}
    />
  );
}

function itemOf(pin: Pin, context: CardContext): FirstScreenItem {
  const sources = imageSources(pin);
  return {
    ...pinBox(pin, context),
    dominantColor: sources?.dominantColor,
    objectPosition: sources && cropPosition(sources),
  };
}
