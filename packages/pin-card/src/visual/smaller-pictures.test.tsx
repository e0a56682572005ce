import type { Pin } from '@tackboard/domain';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { samplePage } from '../../test-data/page.js';
import { pictures, samplePin } from '../../test-data/pins.js';
import { PinCard } from '../card/pin-card.js';
import { PinCloseup } from '../closeup/pin-closeup.js';
import { GRID_SIZES } from './pin-visual.js';
import { createSmallerPictures } from './smaller-pictures.js';

const size = (key: number) => ({ url: `/${key}.jpg`, width: key, height: 2 * key });

const plain = samplePin('1', pictures.dunes, {
  title: 'Dune study',
  altText: 'Layers of dunes',
  images: { '236x': size(236), '474x': size(474) },
  imageCrop: { minY: 0.25, maxY: 0.75 },
});
const AVIF_SET = '/236.avif 236w, /474.avif 474w';
const pin: Pin = {
  ...plain,
  imageFormats: { avif: { '236x': '/236.avif', '474x': '/474.avif' } },
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

const pageWithFormats = () => samplePage({ smallerPictures: createSmallerPictures() });
const cardOf = (shown: Pin, page = pageWithFormats()) =>
  page.inside(<PinCard pin={shown} surface="AuthHomefeed" />);
const imageOf = (container: Element) => container.querySelector('img')!;
const attributesOf = (element: Element) =>
  Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value]));

describe('the picture of a pin with smaller formats', () => {
  it('has a source for each of them before the same image', () => {
    const { container } = render(cardOf(pin));
    const sources = [...container.querySelectorAll('picture > source')].map(attributesOf);
    expect(sources).toEqual([{ type: 'image/avif', srcset: AVIF_SET, sizes: GRID_SIZES }]);
    const image = attributesOf(imageOf(container));
    expect(imageOf(container).parentElement?.localName).toBe('picture');
    expect(image).toMatchObject({
      src: '/236.jpg',
      srcset: '/236.jpg 236w, /474.jpg 474w',
      style: expect.stringContaining('object-position: 50% 50%'),
    });
    cleanup();
    const without = render(cardOf(plain)).container;
    expect(without.querySelector('picture')).toBeNull();
    expect(attributesOf(imageOf(without))).toEqual(image);
  });

  it('is the image alone without the option', () => {
    const { container } = render(cardOf(pin, samplePage()));
    expect(container.querySelector('picture')).toBeNull();
    expect(imageOf(container).getAttribute('src')).toBe('/236.jpg');
  });

  it('falls back to the image, and then to its description', () => {
    const { container } = render(cardOf(pin));
    fireEvent.error(imageOf(container));
    expect(container.querySelector('picture')).toBeNull();
    expect(imageOf(container).getAttribute('src')).toBe('/236.jpg');
    fireEvent.error(imageOf(container));
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByText('Layers of dunes')).toBeVisible();
  });

  it('falls back to the image when its file failed before hydration', async () => {
    document.body.innerHTML = renderToString(cardOf(pin));
    const served = imageOf(document.body);
    expect(served.parentElement?.localName).toBe('picture');
    Object.defineProperty(served, 'complete', { value: true });
    const root = await act(async () => hydrateRoot(document.body, cardOf(pin)));
    expect(document.querySelector('picture')).toBeNull();
    expect(imageOf(document.body).getAttribute('src')).toBe('/236.jpg');
    act(() => root.unmount());
  });

  it('has them on the page of the pin too', () => {
    const { container } = render(pageWithFormats().inside(<PinCloseup pin={pin} />));
    expect(container.querySelector('.tb-closeup-media source')?.getAttribute('srcset')).toBe(
      AVIF_SET,
    );
  });
});
