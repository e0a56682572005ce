import type { Surface } from '@tackboard/domain';
import { describeConformance, nestedInteractive } from '@tackboard/conformance';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazyPart } from '../card/lazy-parts.js';
import { PinCard } from '../card/pin-card.js';
import { PinCardRoot } from '../card/pin-card-root.js';
import { people, pictures, samplePin } from '../../test-data/pins.js';
import { eventNumber } from '../client/event-table.js';
import { samplePage, viewer } from '../../test-data/page.js';
import { carouselFrame } from './carousel-frame.js';
import { PinCarousel } from './pin-carousel.js';

const slot = (id: string) => ({
  id,
  title: `Slot ${id}`,
  images: samplePin(id, pictures.lake).images ?? {},
});
const pin = samplePin('1', pictures.contours, {
  title: 'Contour lines',
  pinner: people.lena,
  carouselData: { carouselSlots: [slot('a'), slot('b'), slot('c')] },
});

const AD_CAROUSEL = 'ad_carousel';

afterEach(cleanup);

function show(page = samplePage(), shown = pin, surface: Surface = 'AuthHomefeed') {
  const inside = (children: React.ReactNode) =>
    page.inside(
      <PinCardRoot pin={shown} surface={surface}>
        {children}
      </PinCardRoot>,
    );
  return { ...page, ...render(inside(<PinCarousel />)) };
}

const arrow = (name: 'Previous picture' | 'Next picture') => screen.queryByRole('button', { name });
const number = () => document.querySelector('.tb-carousel-number')?.textContent;

function swipe(from: number, to: number) {
  const card = screen.getByRole('article');
  const touch = (screenX: number) => ({ changedTouches: [{ screenX, screenY: 0 }] });
  fireEvent.touchStart(card, touch(from));
  fireEvent.touchMove(card, touch(to));
  fireEvent.touchEnd(card, touch(to));
}

describe('PinCarousel', () => {
  describeConformance(<PinCarousel />, {
    element: HTMLElement,
    inside: (children) =>
      samplePage().inside(
        <PinCardRoot pin={pin} surface="AuthHomefeed">
          {children}
        </PinCardRoot>,
      ),
  });

  it('shows the further pictures of a product on its page only (S2 §3)', async () => {
    const { images = {} } = samplePin('a', pictures.lake);
    const product = { additionalImages: [{ imageSignature: 'a', images }] };
    const shown = samplePin('2', pictures.contours, { richSummary: { products: [product] } });
    const inside = (children: React.ReactNode) =>
      samplePage().inside(
        <PinCardRoot pin={shown} surface="AuthHomefeed">
          {children}
        </PinCardRoot>,
      );
    const { rerender } = render(inside(<PinCarousel />));
    expect(number()).toBeUndefined();
    rerender(inside(<PinCarousel showsProduct />));
    expect(number()).toBe('1/2');
    await userEvent.click(arrow('Next picture')!);
    expect(number()).toBe('2/2');
  });

  it('selects its pictures for a column, or for the `sizes` of a wider place', () => {
    const image = (width: number) => ({ url: `/media/${width}.jpg`, width, height: width });
    const images = { '236x': image(236), '736x': image(736) };
    const carouselSlots = [
      { id: 'a', images },
      { id: 'b', images },
    ];
    const page = samplePage();
    const sizes = (carousel: React.ReactNode) => {
      const { container } = render(
        page.inside(
          <PinCardRoot pin={{ ...pin, carouselData: { carouselSlots } }} surface="AuthHomefeed">
            {carousel}
          </PinCardRoot>,
        ),
      );
      return container.querySelector('.tb-carousel-picture')?.getAttribute('sizes');
    };
    expect(sizes(<PinCarousel />)).toBe('(max-width: 599.98px) 50vw, 236px');
    expect(sizes(<PinCarousel sizes="508px" />)).toBe('508px');
  });

  it('shows at most five dots, with the current one in the middle except near the ends', async () => {
    const slots = Array.from({ length: 7 }, (_, at) => slot(String(at)));
    show(samplePage(), { ...pin, carouselData: { carouselSlots: slots } });
    const current = () =>
      [...document.querySelectorAll('.tb-carousel-dots > span')].map((dot) =>
        dot.hasAttribute('data-current'),
      );
    const dots: string[] = [];
    for (let at = 0; at < 7; at++) {
      dots.push(
        current()
          .map((isCurrent) => (isCurrent ? 'o' : '.'))
          .join(''),
      );
      const next = arrow('Next picture');
      if (next) await userEvent.click(next);
    }
    expect(dots).toEqual(['o....', '.o...', '..o..', '..o..', '..o..', '...o.', '....o']);
  });

  it('moves by one image per press, and hides an arrow at each end (S1 §4)', async () => {
    const { container } = show();
    expect([number(), arrow('Previous picture')]).toEqual(['1/3', null]);
    await userEvent.click(arrow('Next picture') as Element);
    expect(number()).toBe('2/3');
    expect(arrow('Previous picture')).toBeVisible();
    await userEvent.click(arrow('Next picture') as Element);
    expect([number(), arrow('Next picture')]).toEqual(['3/3', null]);
    expect(document.activeElement).toBe(arrow('Previous picture'));
    expect(nestedInteractive(container)).toEqual([]);
  });

  it('shows the title, details and link of a slot for 4 seconds after a change (S1 §3 §4)', async () => {
    const linked = {
      ...slot('b'),
      details: 'Scale 1:50,000',
      link: 'https://maps.example/contours',
    };
    const unsafe = { ...slot('c'), link: 'javascript:alert(1)' };
    const { clock } = show(samplePage(), {
      ...pin,
      carouselData: { carouselSlots: [slot('a'), linked, unsafe] },
    });
    await userEvent.click(arrow('Next picture') as Element);
    const link = screen.getByRole('link', { name: 'Slot b' });
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
      'https://maps.example/contours',
      'noopener nofollow',
    ]);
    expect(screen.getByText('Scale 1:50,000')).toBeVisible();
    act(() => clock.advance(4000));
    expect(screen.queryByText('Scale 1:50,000')).toBeNull();
    await userEvent.click(arrow('Next picture') as Element);
    expect(screen.getByText('Slot c')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Slot c' })).toBeNull();
  });

  it('announces the current image', async () => {
    show();
    await userEvent.click(arrow('Next picture') as Element);
    expect(screen.getByText('Picture 2 of 3').getAttribute('aria-live')).toBe('polite');
    expect(screen.getByRole('img', { name: 'Slot b' })).toBeVisible();
    expect(screen.queryByRole('img', { name: 'Slot a' })).toBeNull();
  });

  it('is read as one image: the picture below it has no name', () => {
    const shown = { ...pin, altText: 'Fine lines around seven hills' };
    const { inside } = samplePage();
    render(inside(<PinCard pin={shown} surface="AuthHomefeed" />));
    const images = screen.getAllByRole('img', { name: 'Fine lines around seven hills' });
    expect(images.map((image) => image.closest('fieldset') !== null)).toEqual([true]);
  });

  it('has the text of its frame, so that nothing changes when it loads', async () => {
    const { inside } = samplePage();
    const { container } = render(inside(<PinCard pin={pin} surface="AuthHomefeed" />));
    const text = container.textContent;
    await waitFor(() => expect(container.querySelector('.tb-carousel-pictures')).not.toBeNull());
    expect(container.textContent).toBe(text);
  });

  it('shows the title of an image for 4 seconds (S1 §4)', async () => {
    const { clock } = show();
    await userEvent.click(arrow('Next picture') as Element);
    expect(screen.getByText('Slot b')).toBeVisible();
    act(() => clock.advance(3999));
    expect(screen.getByText('Slot b')).toBeVisible();
    act(() => clock.advance(1));
    expect(screen.queryByText('Slot b')).toBeNull();
  });

  it('can be swiped only with the experiment (S1 §4)', () => {
    show();
    swipe(200, 100);
    expect(number()).toBe('1/3');
    cleanup();
    show(samplePage({ viewer, experiments: { [AD_CAROUSEL]: 'enabled' } }));
    swipe(200, 100);
    expect(number()).toBe('2/3');
    swipe(100, 200);
    expect(number()).toBe('1/3');
  });

  it('emits each swipe and each press of an arrow (S3 §7)', async () => {
    const onEvent = vi.fn();
    show(samplePage({ viewer, onEvent, experiments: { [AD_CAROUSEL]: 'enabled' } }));
    expect(onEvent).not.toHaveBeenCalled();
    swipe(200, 100);
    await userEvent.click(arrow('Previous picture') as Element);
    expect(onEvent.mock.calls).toEqual([
      [{ name: 'carousel-swiped', pinId: '1', index: 1 }],
      [{ name: 'carousel-swiped', pinId: '1', index: 0 }],
    ]);
    expect(eventNumber('carousel-swiped')).toBe(108);
  });

  it('emits the swipes of an ad among search results under their own numbers (S3 §7)', async () => {
    const onEvent = vi.fn();
    show(samplePage({ viewer, onEvent }), pin, 'SearchAds');
    await userEvent.click(arrow('Next picture') as Element);
    await userEvent.click(arrow('Previous picture') as Element);
    expect(onEvent.mock.calls).toEqual([
      [{ name: 'search-ad-swiped', pinId: '1', index: 1 }],
      [{ name: 'search-ad-swiped-back', pinId: '1', index: 0 }],
    ]);
    expect([eventNumber('search-ad-swiped'), eventNumber('search-ad-swiped-back')]).toEqual([
      9315, 9316,
    ]);
  });

  it('renders nothing for a single image', () => {
    const { container } = show(samplePage(), {
      ...pin,
      carouselData: { carouselSlots: [slot('a')] },
    });
    expect(container.querySelector('.tb-carousel')).toBeNull();
  });

  it('continues at its last image, and starts at the index of the server (S3 §4.7)', async () => {
    const page = samplePage();
    const card = (key: string) =>
      page.inside(
        <PinCardRoot key={key} pin={pin} surface="AuthHomefeed">
          <PinCarousel />
        </PinCardRoot>,
      );
    const { rerender } = render(card('first'));
    await userEvent.click(arrow('Next picture')!);
    expect(number()).toBe('2/3');
    rerender(card('second'));
    expect(number()).toBe('2/3');
    cleanup();

    show(samplePage(), { ...pin, carouselData: { ...pin.carouselData, index: 2 } });
    expect(number()).toBe('3/3');
  });
});

describe('an arrow whose carousel has not loaded', () => {
  const failsOnce = () =>
    vi
      .fn<() => Promise<typeof PinCarousel>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
      .mockResolvedValue(PinCarousel);

  function pendingCarousel() {
    let resolve: (loaded: typeof PinCarousel) => void = () => {};
    const promise = new Promise<typeof PinCarousel>((settle) => {
      resolve = settle;
    });
    return { promise, resolve: (loaded: typeof PinCarousel) => resolve(loaded) };
  }

  async function showFrame(load: () => Promise<typeof PinCarousel>) {
    const page = samplePage();
    const part = lazyPart(load);
    const card = (
      <PinCardRoot pin={pin} surface="AuthHomefeed">
        {(state) => part(state, carouselFrame(state))}
      </PinCardRoot>
    );
    await act(async () => render(page.inside(card)));
    return page;
  }

  it('loads it again after a failure, and the press counts', async () => {
    const load = failsOnce();
    await showFrame(load);
    expect(load).toHaveBeenCalledTimes(1);
    await userEvent.click(arrow('Next picture')!);
    expect(load).toHaveBeenCalledTimes(2);
    expect(number()).toBe('2/3');
  });

  it('counts each press while it loads', async () => {
    const { promise, resolve } = pendingCarousel();
    await showFrame(() => promise);
    await userEvent.dblClick(arrow('Next picture')!);
    expect(number()).toBe('1/3');
    await act(async () => resolve(PinCarousel));
    expect(number()).toBe('3/3');
  });

  it('forgets a press after 10 seconds', async () => {
    const { promise, resolve } = pendingCarousel();
    const { clock } = await showFrame(() => promise);
    await userEvent.click(arrow('Next picture')!);
    clock.advance(10_000);
    await act(async () => resolve(PinCarousel));
    expect(number()).toBe('1/3');
  });
});
