import uiSheet from '@tackboard/ui/styles.css?inline';
import type { DisplayData, Experience } from '@tackboard/domain/experience';
import { act, cleanup } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { createMessaging } from '../messaging.js';
import { createMessageServer, createRecordingHost, createTestStorage } from '../testing/index.js';
import { endedMessagesScript, MessageRoot, MessageSlot, MessagingProvider } from './index.js';
import messageSheet from './styles.css?inline';
import { Banner } from './surfaces/banner.js';
import { Callout } from './surfaces/callout.js';
import { HeroBanner } from './surfaces/hero-banner.js';
import { MetricsBanner } from './surfaces/metrics-banner.js';

const COMPONENTS = {
  banner: { component: Banner },
  callout: { component: Callout },
  heroBanner: { component: HeroBanner },
  metricsBanner: { component: MetricsBanner },
};

const message = (type: number, displayData: DisplayData, id = '1'): Experience => ({
  id,
  placementId: '9',
  type,
  displayData,
});

const RENDERED_AT = 1000;

const BANNERS: readonly (readonly [string, Experience])[] = [
  ['a hero banner', message(13, { header: 'Long boards', completeButtonText: 'Try' })],
  ['a welcome', message(13, { completeButtonText: 'See' }, '500863')],
  [
    'a metrics banner',
    message(5, {
      titleText: '12,480 people',
      subtitleText: 'in May',
      buttons: [{ text: 'See' }, { text: 'Later' }],
    }),
  ],
  ['a callout', message(27, { message: 'Group boards have moved.' })],
  [
    'a banner with server colours',
    message(0, {
      componentType: 1,
      titleText: 'Sell what you make',
      completeButtonText: 'Go',
      backgroundColorWide: '#12324a',
      layoutWide: 1,
    }),
  ],
];

let root: Root | undefined;

beforeAll(() => {
  const style = document.createElement('style');
  style.textContent = `${uiSheet}${messageSheet} body { margin: 0 }`;
  document.head.append(style);
});
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  cleanup();
  document.body.innerHTML = '';
});

/** The app of one request or of the page: the server and the browser have an engine each. */
function app(experience: Experience, host = createRecordingHost()): ReactElement {
  const messaging = createMessaging({ host, initial: [experience], initialAt: RENDERED_AT });
  return (
    <MessagingProvider messaging={messaging} components={COMPONENTS}>
      <header style={{ height: '64px' }}>Tackboard</header>
      <MessageSlot predicate={() => true} />
      <main style={{ height: '900px', background: 'silver' }}>Feed</main>
      <MessageRoot />
    </MessagingProvider>
  );
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

it.each(BANNERS)(
  '%s is in the server markup, and hydrating shifts nothing',
  async (_, experience) => {
    const shifts: string[] = [];
    const container = document.body.appendChild(document.createElement('div'));
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(JSON.stringify(entry));
    });
    observer.observe({ type: 'layout-shift' });
    container.innerHTML = renderToString(app(experience));
    const served = container.querySelector('section');
    const feed = container.querySelector('main');
    const before = feed?.getBoundingClientRect().top;
    expect(before).toBeGreaterThan(100);
    await nextFrame();
    const errors: unknown[] = [];
    await act(async () => {
      root = hydrateRoot(container, app(experience), {
        onRecoverableError: (error) => errors.push(error),
      });
    });
    // The hero slides in for 400 ms by a transform, which moves nothing else.
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    // Shifts of a frame are observed before the next but one.
    await nextFrame();
    await nextFrame();
    await nextFrame();
    observer.disconnect();
    expect(errors).toEqual([]);
    expect(container.querySelector('section')).toBe(served);
    expect(feed?.getBoundingClientRect().top).toBe(before);
    expect(shifts).toEqual([]);
  },
);

it('S2 §2.22: a hero banner slides in over 400 ms and is 1016 px wide', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(app(BANNERS[0]?.[1] as Experience));
  const hero = container.querySelector<HTMLElement>('.tb-hero');
  const [slide] = hero?.getAnimations() ?? [];
  expect(slide?.effect?.getComputedTiming().duration).toBe(400);
  slide?.finish();
  expect(hero?.getBoundingClientRect().width).toBe(1016);
});

it('S2 §4.6: a banner of the document that ended since is hidden before the page lives, and shows when the server sends it again', async () => {
  const [, experience] = BANNERS[0]!;
  const server = createMessageServer();
  server.put('v', [experience]);
  const storage = createTestStorage();
  const key = 'tackboard:message-history:9:1';
  const ended = JSON.stringify({ viewerId: 'v', hasEnded: true, at: Date.now() });
  storage.set(key, ended);
  localStorage.setItem(key, ended);
  const script = document.createElement('script');
  const viewer = { id: 'v', isAuth: true };
  script.textContent = endedMessagesScript({ viewer, initialAt: RENDERED_AT });
  document.head.append(script);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(app(experience));
  const served = container.querySelector('section')!;
  expect(served.checkVisibility()).toBe(false);
  const host = createRecordingHost({ server, storage });
  await act(async () => {
    root = hydrateRoot(container, app(experience, host));
  });
  await expect.poll(() => container.querySelector('section')?.checkVisibility()).toBe(true);
  expect(container.querySelector('section')).not.toBe(served);
  localStorage.clear();
});
