// @vitest-environment node
import { preload } from 'react-dom';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { manyPins } from '../../test-data/pins.js';
import { samplePage } from '../../test-data/page.js';
import { createSmallerPictures } from '../visual/smaller-pictures.js';
import { PinGrid } from './pin-grid.js';

const pins = manyPins(1000);
const page = samplePage();

describe('PinGrid on a server', () => {
  it('renders the positions of its first screen, with a nonce and without style attributes', () => {
    const served = samplePage({ nonce: 'abc' });
    const html = renderToString(served.inside(<PinGrid pins={pins} hasNextPage />));
    expect(html.match(/<li /g)).toHaveLength(30);
    expect(html.match(/<style nonce="abc">/g)).toHaveLength(1);
    expect(html).toContain('@container tb-grid (width>=1244px) and (width<1496px)');
    expect(html).not.toMatch(/<[^>]+ style=/);
  });

  it('fetches the pictures of its first screen at once, and the largest before the others', () => {
    const html = renderToString(page.inside(<PinGrid pins={pins} hasNextPage />));
    const attributes = [...html.matchAll(/<img [^>]*class="tb-visual-image"[^>]*>/g)].map(
      ([image]) =>
        [/fetchpriority="(\w+)"/i.exec(image)?.[1], /loading="(\w+)"/.exec(image)?.[1]].join(' '),
    );
    // The first is as tall as a picture may be. Six columns show three rows.
    const alike = (attribute: string, count: number) =>
      Array.from({ length: count }, () => attribute);
    expect(attributes).toEqual(['high eager', ...alike(' eager', 17), ...alike(' lazy', 12)]);
  });

  it('fetches at once what shows with the tolerance that it has', () => {
    const square = () => ({ ratio: 1, footer: 60 });
    // So much that all are in the first column: three of 236 px with a footer of 60 px begin above 900 px.
    const html = renderToString(
      page.inside(<PinGrid pins={pins} itemSize={square} orderTolerance={10_000} />),
    );
    expect(html.match(/loading="eager"/g)).toHaveLength(3);
  });

  it('below the first screen of its page fetches each picture when it is near, and preloads none', () => {
    const html = renderToString(page.inside(<PinGrid pins={pins} isBelowFold />));
    expect(html.match(/loading="lazy"/g)).toHaveLength(30);
    expect(html).not.toMatch(/loading="eager"|fetchpriority|preload|isBelowFold/i);
  });

  it('preloads the pictures that may be the largest, in the smallest format', () => {
    const size = (key: number) => ({ url: `/${key}.jpg`, width: key, height: key });
    const alike = pins.slice(0, 30).map((pin) => ({
      ...pin,
      images: { '236x': size(236), '474x': size(474) },
      imageFormats: { avif: { '236x': '/236.avif', '474x': '/474.avif' } },
    }));
    const preloaded = (smallerPictures: ReturnType<typeof createSmallerPictures> | undefined) => {
      const html = renderToString(samplePage({ smallerPictures }).inside(<PinGrid pins={alike} />));
      return html.match(/<link rel="preload"[^>]*>/g);
    };
    expect(preloaded(createSmallerPictures({ preload }))).toEqual([
      '<link rel="preload" as="image" type="image/avif" fetchPriority="high" ' +
        'imageSrcSet="/236.avif 236w, /474.avif 474w" imageSizes="(max-width: 599.98px) 50vw, 236px"/>',
    ]);
    // React looks into no `<picture>`, and preloads the others itself.
    expect(preloaded(createSmallerPictures())).toBeNull();
    expect(preloaded(undefined)?.[0]).toContain('imageSrcSet="/236.jpg 236w, /474.jpg 474w"');
  });

  it('renders skeletons while there are no pins', () => {
    const html = renderToString(page.inside(<PinGrid pins={[]} isPending />));
    expect(html.match(/tb-grid-skeleton/g)).toHaveLength(24);
  });

  it('renders a feed of articles', () => {
    const html = renderToString(page.inside(<PinGrid pins={pins} hasNextPage role="feed" />));
    expect(html).toContain('role="feed"');
    expect(html.match(/<div class="tb-grid-item" role="article" tabindex="-1"/g)).toHaveLength(30);
  });
});
