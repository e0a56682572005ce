import uiSheet from '@tackboard/ui/styles.css?inline';
import type { DisplayData } from '@tackboard/domain/experience';
import { createLayerStore } from '@tackboard/ui';
import { LayerHost } from '@tackboard/ui/toast';
import { act, cleanup, configure, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createMessaging } from '../messaging.js';
import { createRecordingHost } from '../testing/index.js';
import { MessageRoot, MessageSlot, MessagingProvider } from './index.js';
import messageSheet from './styles.css?inline';

// The code of a surface is loaded with its first message, which takes seconds on a busy machine.
configure({ asyncUtilTimeout: 8000 });

const WINDOWS = { desktop: [1280, 900], mobile: [390, 844] } as const;

beforeAll(() => {
  const style = document.createElement('style');
  style.textContent = `${uiSheet}${messageSheet} body { margin: 0 }`;
  document.head.append(style);
});
afterEach(async () => {
  cleanup();
  document.documentElement.removeAttribute('style');
  await page.viewport(...WINDOWS.desktop);
});

/** A page with one message on a device, in a window of its size. */
async function open(device: keyof typeof WINDOWS, type: number, displayData: DisplayData) {
  const [width, height] = WINDOWS[device];
  await page.viewport(width, height);
  const layers = createLayerStore({ activeElement: () => document.activeElement, onError() {} });
  const host = { ...createRecordingHost({ device }), layers };
  const experience = { id: '1', placementId: '9', type, displayData };
  const messaging = createMessaging({ host, initial: [experience] });
  render(
    <MessagingProvider messaging={messaging}>
      <MessageRoot />
      <LayerHost store={layers} />
    </MessagingProvider>,
  );
  return host;
}

/** The box of an element, once nothing moves. */
async function boxOf(element: Element): Promise<DOMRect> {
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  return element.getBoundingClientRect();
}

describe('a modal', () => {
  const modal = { title: 'Prints', body: 'Sixty plates.', completeButtonText: 'Browse' };

  it.each([
    ['desktop', 540, 363],
    ['mobile', 320, 215],
  ] as const)('S2 §2.26 §9.14: on %s is %i by %i px, in the middle', async (device, ...size) => {
    await open(device, 14, modal);
    const box = await boxOf(await screen.findByRole('dialog', { name: 'Prints' }));
    expect([box.width, box.height]).toEqual(size);
    expect(box.left + box.width / 2).toBeCloseTo(innerWidth / 2, 0);
    expect(box.top + box.height / 2).toBeCloseTo(innerHeight / 2, 0);
  });

  it('S2 §2.26: grows with its text, and its buttons stay in the window', async () => {
    await open('desktop', 14, { ...modal, body: 'Sixty plates. '.repeat(400) });
    const dialog = await screen.findByRole('dialog', { name: 'Prints' });
    expect((await boxOf(dialog)).height).toBe(innerHeight - 32);
    const { bottom } = screen.getByText('Browse').getBoundingClientRect();
    expect(bottom).toBeLessThan(innerHeight - 16);
  });
});

describe('a banner', () => {
  it.each([
    [479, 'narrow'],
    [480, 'wide'],
  ])('S2 §2.31 §9.13: of %i px, with its borders, is %s', async (px, width) => {
    const experience = {
      id: '1',
      placementId: '9',
      type: 1,
      displayData: { componentType: 1, titleText: 'Prints', completeButtonText: 'Browse' },
    };
    const device = width === 'wide' ? 'mobile' : 'desktop';
    const host = createRecordingHost({ device });
    const messaging = createMessaging({ host, initial: [experience] });
    render(
      <MessagingProvider messaging={messaging}>
        <div style={{ inlineSize: px }}>
          <MessageSlot predicate={() => true} />
        </div>
      </MessagingProvider>,
    );
    const banner = await screen.findByRole('region', { name: 'Prints' });
    expect(banner.offsetWidth).toBe(px);
    expect(banner.clientWidth).toBe(px - 2);
    await expect.poll(() => banner.dataset['width']).toBe(width);
  });
});

describe('a survey on a phone', () => {
  const ORIGIN = 'https://survey.example';
  const survey = {
    titleText: 'Two minutes?',
    subtitleText: 'Five questions.',
    actionTrigger: 1,
    buttons: [{ text: 'No' }, { text: 'Yes', uri: `${ORIGIN}/a` }],
  };

  it('S2 §2.36: asks 320 px wide, and its frame is as wide', async () => {
    const { clock } = await open('mobile', 5, survey);
    const offer = await screen.findByRole('region', { name: 'Two minutes?' });
    expect((await boxOf(offer)).width).toBe(320);
    screen.getByRole('button', { name: 'Yes' }).click();
    await expect.poll(() => document.querySelector('iframe')).not.toBeNull();
    const data = 'surveyLoaded';
    act(() => void dispatchEvent(new MessageEvent('message', { data, origin: ORIGIN })));
    act(() => clock.advance(0));
    const dialog = await screen.findByRole('dialog');
    expect((await boxOf(dialog)).width).toBe(320);
  });
});

describe('the upsell', () => {
  const upsell = {
    title: 'Take your boards along',
    message: 'Faster, and with a camera to search with. '.repeat(4),
    completeButtonText: 'Get the app',
    image: { url: '/missing.png', width: 400, height: 400 },
  };

  it('S2 §2.33: is in the middle of the bottom, at most 348 px wide, with a picture of at most 128 px', async () => {
    await open('desktop', 28, upsell);
    const shown = await screen.findByRole('region', { name: /^Take your boards along/ });
    const box = await boxOf(shown);
    expect(box.width).toBe(348);
    expect(box.left + box.width / 2).toBeCloseTo(innerWidth / 2, 0);
    expect(innerHeight - box.bottom).toBe(24);
    const picture = shown.querySelector('img');
    expect(picture?.getBoundingClientRect().width).toBeLessThanOrEqual(128);
    expect(picture?.getBoundingClientRect().height).toBeLessThanOrEqual(128);
  });

  it('S2 §2.33: is above the footer of the page', async () => {
    document.documentElement.style.setProperty('--tb-footer-height', '56px');
    await open('mobile', 28, upsell);
    const shown = await screen.findByRole('region', { name: /^Take your boards along/ });
    const box = await boxOf(shown);
    expect(innerHeight - box.bottom).toBe(56 + 16);
    expect(box.width).toBe(348);
  });
});
