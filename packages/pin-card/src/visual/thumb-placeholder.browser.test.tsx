import { act, cleanup, render } from '@testing-library/react';
import type { Pin } from '@tackboard/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { samplePage } from '../../test-data/page.js';
import { pictures, samplePin } from '../../test-data/pins.js';
import { PinCard } from '../card/pin-card.js';
import { createSmallerPictures } from './smaller-pictures.js';
import '../styles.css';

/** A ThumbHash of the examples at https://evanw.github.io/thumbhash/. */
const HASH = '1QcSHQRnh493V4dIh4eXh1h4kJUI';
const PICTURE = { ...pictures.stems, url: '/apps/storybook/media/stems.svg' };

beforeEach(() => window.scrollTo(0, 0));
afterEach(cleanup);

const canvas = () => document.querySelector('canvas');
const image = () => document.querySelector('img')!;

let addresses = 0;

/** Renders a card so far below the window that the browser does not fetch its picture yet. */
async function showFarBelow(changes: Partial<Pin>) {
  // The browser has the picture at an address that was shown before.
  const picture = { ...PICTURE, url: `${PICTURE.url}?thumb-hash-${addresses++}` };
  render(
    samplePage({ smallerPictures: createSmallerPictures() }).inside(
      <div style={{ paddingBlockStart: 20_000, inlineSize: 236 }}>
        <PinCard pin={samplePin('1', picture, changes)} surface="AuthHomefeed" />
      </div>,
    ),
  );
  // Loads what a pin with a ThumbHash needs.
  await act(() => import('./thumb-placeholder.js'));
  await act(() => new Promise(requestAnimationFrame));
}

const scrollToCard = () => act(async () => image().scrollIntoView());

describe('the placeholder of a picture with a ThumbHash', () => {
  it('covers the picture, with its crop, until it has loaded', async () => {
    await showFarBelow({ thumbHash: HASH, imageCrop: { minY: 0.2, maxY: 0.6 } });
    expect(image().complete).toBe(false);
    const placeholder = canvas()!;
    expect(placeholder.getBoundingClientRect()).toEqual(image().getBoundingClientRect());
    const [own, picture] = [placeholder, image()].map((element) => getComputedStyle(element));
    expect(own!.objectFit).toBe('cover');
    expect(own!.objectPosition).toBe(picture!.objectPosition);
    const pixels = placeholder
      .getContext('2d')!
      .getImageData(0, 0, placeholder.width, placeholder.height).data;
    expect(new Set(pixels).size).toBeGreaterThan(20);
    await scrollToCard();
    await expect.poll(canvas).toBeNull();
    expect(image().complete).toBe(true);
  });

  it.each([
    ['there is none', undefined],
    ['it is none', 'not a ThumbHash'],
    ['it is too short', 'AAAA'],
  ])('is absent when %s', async (_title, thumbHash) => {
    await showFarBelow({ thumbHash });
    expect(canvas()).toBeNull();
    await scrollToCard();
    await expect.poll(() => image().complete).toBe(true);
  });

  it('goes when the picture fails', async () => {
    await showFarBelow({ thumbHash: HASH });
    expect(canvas()).not.toBeNull();
    await act(async () => image().dispatchEvent(new Event('error')));
    await expect.poll(canvas).toBeNull();
  });
});
