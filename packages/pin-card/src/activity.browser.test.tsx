import { systemClock } from '@tackboard/domain/platform';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Activity, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type SampleOptions, samplePage } from '../test-data/page.js';
import { manyPins, pictures, samplePin } from '../test-data/pins.js';
import { PinCard } from './card/pin-card.js';
import type { TackboardEvent } from './client/tackboard.js';
import {
  blanks,
  firstVisible,
  freshPage,
  Grid,
  indices,
  painted,
  scrollTo,
  topOf,
  whole,
} from './grid/pin-grid.test.fixture.js';
import { PinGrid } from './grid/pin-grid.js';
import { playing, videoOf, videoPin } from './video/video.test.fixture.js';
import './styles.css';

/** A busy machine needs this long to fetch, decode and show a video. */
const WITHIN_5_S = { timeout: 5000 };

beforeEach(freshPage);
afterEach(cleanup);

/** The page of a site that keeps its last page, hidden, behind the one that shows. */
function keptPage(kept: ReactNode, options: SampleOptions = {}) {
  const page = samplePage(options);
  const at = (mode: 'hidden' | 'visible') =>
    page.inside(
      <>
        <Activity mode={mode}>{kept}</Activity>
        {mode === 'hidden' ? <p>Another page</p> : null}
      </>,
    );
  const { rerender } = render(at('visible'));
  return {
    ...page,
    async hide() {
      rerender(at('hidden'));
      await painted();
    },
    async show() {
      rerender(at('visible'));
      await painted();
    },
  };
}

describe('a feed that React hides and shows again', () => {
  it('is where it was, from its first frame on', async () => {
    const page = keptPage(<Grid />);
    await scrollTo(6000);
    const [anchor] = whole();
    const id = anchor!.textContent!;
    const [before, shown] = [topOf(id), indices()];
    await page.hide();
    // The other page is short.
    expect(window.scrollY).toBeLessThan(100);
    await page.show();
    expect(topOf(id)).toBe(before);
    expect(indices()).toEqual(shown);
    expect(blanks()).toBe(0);
    // It follows the viewer again.
    await scrollTo(12_000);
    expect(blanks()).toBe(0);
    expect(firstVisible()).not.toBe(id);
  });

  it('is where it was when it scrolls in an element of its own', async () => {
    const scroller = { current: null as HTMLDivElement | null };
    const page = keptPage(
      <div ref={scroller} data-scroller style={{ blockSize: 600, overflowY: 'auto' }}>
        <Grid scroller={scroller} />
      </div>,
    );
    await painted();
    const element = document.querySelector('[data-scroller]')!;
    element.scrollTo(0, 5000);
    await painted();
    const id = whole()[0]!.textContent!;
    const before = topOf(id);
    await page.hide();
    await page.show();
    expect(topOf(id)).toBe(before);
  });

  it('counts no pin again that was seen before, and those that are seen later', async () => {
    const events: TackboardEvent[] = [];
    const page = keptPage(
      <div style={{ paddingBlockStart: 143 }}>
        <PinGrid pins={manyPins(60)} surface="AuthHomefeed" />
      </div>,
      { onEvent: (event) => events.push(event) },
    );
    const seen = () =>
      events.flatMap((event) =>
        event.name === 'pin-impression' ? [`${event.pinId} ${event.milestone}`] : [],
      );
    await expect.poll(() => seen().length).toBeGreaterThan(8);
    await page.hide();
    const before = seen().length;
    await page.show();
    await painted();
    expect(seen().length).toBe(before);
    await scrollTo(1500);
    await expect.poll(() => seen().length).toBeGreaterThan(before);
    expect(new Set(seen()).size).toBe(seen().length);
  });

  it('saves once a pin whose save is pending, and shows what became of it', async () => {
    const pin = samplePin('1', pictures.dunes, { title: 'Dune study' });
    const page = keptPage(<PinCard pin={pin} surface="AuthHomefeed" />);
    await act(page.ready);
    page.server.setMode('by-hand');
    await act(async () => screen.getByRole('button', { name: 'Save Dune study' }).click());
    await expect.poll(() => page.server.count('save')).toBe(1);
    await page.hide();
    await act(async () => page.server.calls[0]?.respond());
    await page.show();
    expect(await screen.findByRole('button', { name: 'Saved Dune study' })).toBeVisible();
    expect(page.server.count('save')).toBe(1);
  });

  it('plays no video while it is hidden, and goes on from there', async () => {
    const page = keptPage(
      <div id="card-1" style={{ inlineSize: 236 }}>
        <PinCard pin={videoPin('1')} surface="AuthHomefeed" priority="high" />
      </div>,
      { environment: { clock: systemClock } },
    );
    await expect.poll(playing, WITHIN_5_S).toEqual(['1']);
    await expect.poll(() => videoOf('1').currentTime, WITHIN_5_S).toBeGreaterThan(0.3);
    const time = videoOf('1').currentTime;
    await page.hide();
    await expect.poll(playing).toEqual([]);
    expect(videoOf('1').hasAttribute('src')).toBe(false);
    await page.show();
    await expect.poll(playing, WITHIN_5_S).toEqual(['1']);
    expect(videoOf('1').currentTime).toBeGreaterThanOrEqual(time - 0.1);
  });

  it('keeps a video that the viewer paused paused, and the image of a carousel', async () => {
    const slot = (id: string) => ({
      id,
      title: `Slot ${id}`,
      images: samplePin(id, pictures.lake).images ?? {},
    });
    const carousel = samplePin('2', pictures.contours, {
      title: 'Contour lines',
      carouselData: { carouselSlots: [slot('a'), slot('b'), slot('c')] },
    });
    const page = keptPage(
      <>
        <div id="card-1" style={{ inlineSize: 236 }}>
          <PinCard pin={videoPin('1')} surface="AuthHomefeed" priority="high" />
        </div>
        <PinCard pin={carousel} surface="AuthHomefeed" />
      </>,
      { environment: { clock: systemClock } },
    );
    await expect.poll(playing, WITHIN_5_S).toEqual(['1']);
    const press = async (name: string) => {
      const button = await screen.findByRole('button', { name });
      await act(async () => button.click());
    };
    await press('Pause: Video 1');
    await press('Next picture');
    await page.hide();
    await page.show();
    await expect.poll(() => screen.getByRole('button', { name: 'Play: Video 1' })).toBeVisible();
    expect(playing()).toEqual([]);
    expect(document.querySelector('.tb-carousel-number')?.textContent).toBe('2/3');
  });
});
