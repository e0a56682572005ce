import uiSheet from '@tackboard/ui/styles.css?inline';
import type { Experience } from '@tackboard/domain/experience';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createMessaging } from '../messaging.js';
import { createRecordingHost } from '../testing/index.js';
import { MessageSlot, MessagingProvider } from './index.js';
import messageSheet from './styles.css?inline';

const HERO: Experience = {
  id: '1',
  placementId: '9',
  type: 13,
  displayData: { header: 'Long boards', completeButtonText: 'Try' },
};

beforeAll(() => {
  const style = document.createElement('style');
  style.textContent = `${uiSheet}${messageSheet} body { margin: 0 }`;
  document.head.append(style);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  scrollTo(0, 0);
});

/** A page whose hero banner arrives after the first render, because its code has to load. */
function open() {
  const messaging = createMessaging({ host: createRecordingHost(), initial: [HERO] });
  render(
    <MessagingProvider messaging={messaging}>
      <header style={{ height: '64px' }}>
        <input aria-label="Search" />
        <button type="button">Log in</button>
        <div role="menu" aria-label="People" tabIndex={-1} />
      </header>
      <MessageSlot types={[13]} />
      <main tabIndex={-1} style={{ height: '3000px' }}>
        Feed
      </main>
    </MessagingProvider>,
  );
  const reason = () => messaging.explain()[0]?.reason;
  return { feed: screen.getByRole('main'), reason };
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const hero = () => screen.findByRole('region', { name: 'Long boards' });

it('S2 §2.22 §9.5: a hero banner that arrives late slides the page for 400 ms, without a layout shift', async () => {
  const shifts: string[] = [];
  const observer = new PerformanceObserver((list) => {
    // The library of TypeScript has no type for layout shifts, so they are read as JSON.
    for (const entry of list.getEntries()) shifts.push(JSON.stringify(entry));
  });
  const { feed } = open();
  await nextFrame();
  await nextFrame();
  observer.observe({ type: 'layout-shift' });
  expect(feed.getBoundingClientRect().top).toBe(64);
  await hero();
  const [slide] = feed.getAnimations();
  slide?.pause();
  expect(slide?.effect?.getComputedTiming().duration).toBe(400);
  if (slide) slide.currentTime = 0;
  expect(feed.getBoundingClientRect().top).toBe(64);
  slide?.play();
  await slide?.finished;
  expect(feed.getBoundingClientRect().top).toBeGreaterThan(64 + 96);
  // Shifts of a frame are observed before the next but one.
  for (let frame = 0; frame < 3; frame++) await nextFrame();
  observer.disconnect();
  expect(shifts).toEqual([]);
});

it.each([
  [
    'the focus is on something',
    () => screen.getByLabelText('Search').focus(),
    () => screen.getByLabelText('Search').blur(),
    'until nothing is hovered or focused',
  ],
  [
    'a menu has the focus',
    () => screen.getByRole('menu').focus(),
    () => screen.getByRole('menu').blur(),
    'until nothing is hovered or focused',
  ],
  [
    'the page is scrolled',
    () => scrollTo(0, 400),
    () => scrollTo(0, 0),
    'the page is not at its top',
  ],
])('waits while %s', async (_, begin, end, text) => {
  const { feed, reason } = open();
  begin();
  await expect.poll(reason).toBe(text);
  expect(screen.queryByRole('region')).toBeNull();
  expect(feed.getAnimations()).toEqual([]);
  end();
  await hero();
});

it('does not wait while a page that a script has focused is read', async () => {
  const { feed } = open();
  feed.focus({ preventScroll: true });
  await hero();
  expect(document.activeElement).toBe(feed);
});

it('does not wait on a touch screen after a button was tapped', async () => {
  const real = matchMedia;
  vi.stubGlobal('matchMedia', (query: string) =>
    real(query === '(hover: hover)' ? 'not all' : query),
  );
  const { reason } = open();
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(document.activeElement?.textContent).toBe('Log in');
  await hero();
  expect(reason()).toBe('it is its turn');
  await userEvent.unhover(screen.getByRole('button', { name: 'Log in' }));
});

it('waits like a page with a mouse where there is no matchMedia', async () => {
  vi.stubGlobal('matchMedia', undefined);
  const { reason } = open();
  screen.getByRole('button', { name: 'Log in' }).focus();
  await expect.poll(reason).toBe('until nothing is hovered or focused');
});
