import { describeConformance } from '@tackboard/conformance';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { dunes } from '../../test-data/card.js';
import { samplePage } from '../../test-data/page.js';
import { PinCardRoot } from '../card/pin-card-root.js';
import { ImageViewer } from './image-viewer.js';

afterEach(() => {
  cleanup();
  history.replaceState(null, '', location.pathname);
});

describe('ImageViewer', () => {
  describeConformance(<ImageViewer />, {
    element: HTMLAnchorElement,
    inside: (children) =>
      samplePage().inside(
        <PinCardRoot pin={dunes} surface="AuthHomefeed">
          {children}
        </PinCardRoot>,
      ),
  });
});

it('S1 §3: shows no picture whose URL has another scheme', () => {
  // jsdom has no dialogs.
  HTMLDialogElement.prototype.showModal = () => {};
  HTMLDialogElement.prototype.close = () => {};
  history.replaceState(null, '', '#imgViewer');
  const images = { ...dunes.images, orig: { url: 'javascript:alert(1)' } };
  render(
    samplePage().inside(
      <PinCardRoot pin={{ ...dunes, images }} surface="AuthHomefeed">
        <ImageViewer />
      </PinCardRoot>,
    ),
  );
  const pictures = screen.getAllByRole<HTMLImageElement>('img', { hidden: true });
  expect(pictures.map(({ src }) => src).filter((src) => !/^https?:/.test(src))).toEqual([]);
});
