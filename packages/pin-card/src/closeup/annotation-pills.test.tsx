import { describeConformance } from '@tackboard/conformance';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { samplePage } from '../../test-data/page.js';
import { AnnotationPills } from './annotation-pills.js';

const pin = {
  id: '1',
  pinJoin: {
    visualAnnotation: ['Dunes', 'Sun', 'Trap'],
    annotationsWithLinksArray: [
      { name: 'Trap', url: 'javascript:alert(1)' },
      { name: 'Dunes', url: '/ideas/dunes/77/' },
    ],
  },
};

let resize = () => {};
const scrollBy = vi.fn();

/** Sets the layout of the row: 300 visible pixels of `total`. */
function layOut(scrollLeft: number, total = 1000) {
  const of = (value: number) => ({ configurable: true, get: () => value });
  Object.defineProperties(HTMLUListElement.prototype, {
    clientWidth: of(300),
    scrollWidth: of(total),
    scrollLeft: of(scrollLeft),
    scrollBy: { configurable: true, value: scrollBy },
  });
}

beforeEach(() => {
  layOut(0);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly callback: () => void;
      constructor(callback: () => void) {
        this.callback = callback;
        resize = () => act(callback);
      }
      observe() {
        this.callback();
      }
      disconnect() {}
    },
  );
});

afterEach(() => {
  cleanup();
  scrollBy.mockClear();
  vi.unstubAllGlobals();
});

const button = (name: string) => screen.queryByRole('button', { name });

describe('AnnotationPills', () => {
  describeConformance(<AnnotationPills pin={pin} />, {
    element: HTMLElement,
    inside: samplePage().inside,
  });

  it('links a word to the page with its name, if the URL is safe (S3 §3.18)', () => {
    render(samplePage().inside(<AnnotationPills pin={pin} />));
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Dunes',
      'Sun',
      'Trap',
    ]);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/ideas/dunes/77/',
    ]);
  });

  it('emits annotation-clicked for a pressed word (S3 §7)', async () => {
    const onEvent = vi.fn();
    render(samplePage({ onEvent }).inside(<AnnotationPills pin={pin} />));
    await userEvent.click(screen.getByRole('link', { name: 'Dunes' }));
    expect(onEvent).toHaveBeenCalledExactlyOnceWith({
      name: 'annotation-clicked',
      pinId: '1',
      annotation: 'Dunes',
      url: '/ideas/dunes/77/',
    });
  });

  it.each([
    [0, false, true],
    [4, false, true],
    [5, true, true],
    [695, true, true],
    [696, true, false],
    [-5, true, true],
  ])(
    'scrolled by %i of 700 px, shows arrows: before %s, after %s (S3 §9.26)',
    (scrollLeft, before, after) => {
      render(samplePage().inside(<AnnotationPills pin={pin} />));
      layOut(scrollLeft);
      fireEvent.scroll(screen.getByRole('list'));
      expect([button('Scroll back') !== null, button('Scroll forward') !== null]).toEqual([
        before,
        after,
      ]);
    },
  );

  it('updates its arrows when its width changes', () => {
    render(samplePage().inside(<AnnotationPills pin={pin} />));
    layOut(0, 304);
    resize();
    expect(button('Scroll forward')).toBeNull();
  });

  it('scrolls by half of the visible width (S3 §9), and moves focus from a hidden arrow to the other', async () => {
    render(samplePage().inside(<AnnotationPills pin={pin} />));
    await userEvent.click(button('Scroll forward')!);
    expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ left: 150 });
    layOut(700);
    fireEvent.scroll(screen.getByRole('list'));
    expect(document.activeElement).toBe(button('Scroll back'));
    await userEvent.click(button('Scroll back')!);
    expect(scrollBy).toHaveBeenLastCalledWith({ left: -150 });
  });

  it('scrolls in the other direction in right-to-left text', async () => {
    render(samplePage().inside(<AnnotationPills pin={pin} style={{ direction: 'rtl' }} />));
    await userEvent.click(button('Scroll forward')!);
    expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ left: -150 });
  });

  it('is focusable when no word is a link', () => {
    const plain = { id: '1', pinJoin: { visualAnnotation: ['Dunes'] } };
    render(samplePage().inside(<AnnotationPills pin={plain} />));
    expect(screen.getByRole('list').tabIndex).toBe(0);
  });

  it('renders nothing for a pin without annotations', () => {
    const { container } = render(samplePage().inside(<AnnotationPills pin={{ id: '1' }} />));
    expect(container.querySelector('.tb-pills')).toBeNull();
  });
});
