import { describeConformance } from '@tackboard/conformance';
import type { Pin } from '@tackboard/domain';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dunes } from '../../test-data/card.js';
import { samplePage } from '../../test-data/page.js';
import { pictures, samplePin } from '../../test-data/pins.js';
import { PinCardRoot } from '../card/pin-card-root.js';
import { StoryPages } from './story-pages.js';

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollTo = () => {};
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const images = samplePin('1', pictures.lake).images ?? {};
const video = { videoList: { V_720P: { url: 'https://v.example/1.mp4' } } };
const story: Pin = {
  ...dunes,
  storyPinData: {
    pages: [
      { id: '1', blocks: [{ images }] },
      { id: '2', blocks: [{ video }, { text: 'Cut the paper.' }] },
      { id: '3', images },
    ],
  },
};
const inside = (pin: Pin) => (children: ReactNode) =>
  samplePage().inside(
    <PinCardRoot pin={pin} surface="AuthHomefeed">
      {children}
    </PinCardRoot>,
  );
const current = () =>
  screen.getAllByRole('listitem').findIndex((page) => page.getAttribute('aria-current') === 'step');

describe('StoryPages', () => {
  describeConformance(<StoryPages />, { element: HTMLElement, inside: inside(story) });

  it('prints every page on the server (S1 §3)', () => {
    const html = renderToString(inside(story)(<StoryPages />));
    expect(html.match(/<li[ >]/g)).toHaveLength(3);
    expect(html).toContain('src="https://v.example/1.mp4"');
    expect(html).toContain('Cut the paper.');
    expect(html).toContain('alt="Page 3 of 3"');
  });

  it('goes to the next and the previous page, and not beyond the ends', async () => {
    render(inside(story)(<StoryPages />));
    const previous = screen.getByRole<HTMLButtonElement>('button', { name: 'Previous page' });
    const next = screen.getByRole<HTMLButtonElement>('button', { name: 'Next page' });
    expect([current(), previous.disabled]).toEqual([0, true]);
    await userEvent.click(next);
    await userEvent.click(next);
    expect([current(), next.disabled]).toEqual([2, true]);
    await userEvent.click(previous);
    expect(current()).toBe(1);
  });

  it('focuses the pages when the arrow that was pressed is at its end', async () => {
    render(inside(story)(<StoryPages />));
    const focused = () => document.activeElement?.getAttribute('aria-label');
    screen.getByRole('button', { name: 'Next page' }).focus();
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    expect([current(), focused()]).toEqual([2, 'Pages']);
    screen.getByRole('button', { name: 'Previous page' }).focus();
    await userEvent.keyboard('{Enter}');
    expect([current(), focused()]).toEqual([1, 'Previous page']);
  });

  it('prints a text that stands twice on a page twice (S1 §3)', () => {
    const consoleError = vi.spyOn(console, 'error');
    const pages = [{ blocks: [{ text: 'Fold.' }, { text: 'Fold.' }] }, { images }];
    render(inside({ ...dunes, storyPinData: { pages } })(<StoryPages />));
    expect(screen.getAllByText('Fold.')).toHaveLength(2);
    expect(consoleError).not.toHaveBeenCalled();
  });

  it('renders nothing for a story of one page', () => {
    const one = { pages: [{ images }] };
    render(inside({ ...dunes, storyPinData: one })(<StoryPages />));
    expect(document.querySelector('.tb-story')).toBeNull();
  });
});
