import uiSheet from '@tackboard/ui/styles.css?inline';
import type { Device, Experience } from '@tackboard/domain';
import { createLayerStore } from '@tackboard/ui/layer';
import { LayerHost } from '@tackboard/ui/layer-host';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createMessaging } from '../messaging.js';
import { createRecordingHost } from '../testing/index.js';
import { MessageRoot, MessagingProvider } from './index.js';
import messageSheet from './styles.css?inline';

/** The first message of a surface loads its code. */
const LOADED = { timeout: 10_000 };

let style: HTMLStyleElement;
beforeAll(() => {
  style = document.createElement('style');
  style.textContent = `${uiSheet}${messageSheet} body { margin: 0 } *, ::before { animation: none !important }`;
  document.head.append(style);
  return () => style.remove();
});
afterEach(cleanup);

function show(type: number, displayData: Experience['displayData'], device: Device) {
  const recording = createRecordingHost();
  const layers = createLayerStore({
    activeElement: () => document.activeElement,
    onError: (error) => recording.errors.push(error),
  });
  const experience: Experience = { id: '1', placementId: '9', type, displayData: displayData! };
  const messaging = createMessaging({ host: { ...recording, layers }, initial: [experience] });
  render(
    <MessagingProvider messaging={messaging} device={device}>
      <MessageRoot />
      <LayerHost store={layers} />
    </MessagingProvider>,
  );
}

const sizeOf = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return [width, height];
};

const modal = { title: 'Plates', body: 'Sixty.', completeButtonText: 'Go' };

describe('S2 §2.26 §9.14: the modal', () => {
  it.each<[Device, readonly [number, number]]>([
    ['desktop', [540, 363]],
    ['mobile', [320, 215]],
  ])('on %s is %j', async (device, size) => {
    show(14, modal, device);
    expect(sizeOf(await screen.findByRole('dialog', {}, LOADED))).toEqual(size);
  });
});

it('S2 §2.36: the survey is 320 px wide on a phone', async () => {
  const buttons = [{ text: 'No' }, { text: 'Yes', uri: 'https://survey.example/f' }];
  show(5, { titleText: 'Two minutes?', subtitleText: 'Five questions.', buttons }, 'mobile');
  expect(sizeOf(await screen.findByRole('region', {}, LOADED))[0]).toBe(320);
});

it('S2 §2.33: an upsell is at most 348 px wide', async () => {
  show(28, { title: 'Boards', message: 'In the app.', completeButtonText: 'Get' }, 'desktop');
  expect(sizeOf(await screen.findByRole('region', {}, LOADED))[0]).toBe(348);
});
