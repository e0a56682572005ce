import uiSheet from '@tackboard/ui/styles.css?inline';
import type { Experience } from '@tackboard/domain/experience';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { createMessaging } from '../messaging.js';
import { createRecordingHost } from '../testing/index.js';
import { MessageRoot, MessageSlot, MessagingProvider } from './index.js';
import messageSheet from './styles.css?inline';

const MESSAGES: readonly Experience[] = [
  { id: '1', placementId: '9', type: 13, displayData: { header: 'Long boards' } },
  {
    id: '2',
    placementId: '8',
    type: 8,
    displayData: { anchor: 'save', hasPulsar: true, hasTooltip: true, text: 'Save it' },
  },
  { id: '3', placementId: '7', type: 28, displayData: { message: 'Upsell' } },
];

const emulate = (value: '' | 'reduce') =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  });

beforeAll(() => {
  const style = document.createElement('style');
  style.textContent = `${uiSheet}${messageSheet} body { margin: 0 }`;
  document.head.append(style);
});
afterEach(async () => {
  cleanup();
  await emulate('');
});

/** Shows a late hero banner, a pulsar and an upsell, and returns how many animations the page has started. */
async function countAnimations(): Promise<number> {
  const started = new Set<Animation>();
  const messaging = createMessaging({ host: createRecordingHost(), initial: MESSAGES });
  render(
    <MessagingProvider messaging={messaging}>
      <MessageSlot types={[13]} />
      <main>
        <button type="button" id="save">
          Save
        </button>
      </main>
      <MessageRoot />
    </MessagingProvider>,
  );
  await screen.findByRole('region', { name: 'Long boards' });
  await screen.findByRole('button', { name: 'Save it' });
  await screen.findByText('Upsell');
  for (let frame = 0; frame < 3; frame++) {
    for (const animation of document.getAnimations()) started.add(animation);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return started.size;
}

it('S2 §9.5: the hero banner, the pulsar and the upsell move', async () => {
  expect(await countAnimations()).toBeGreaterThan(0);
});

it('nothing moves with reduced motion', async () => {
  await emulate('reduce');
  expect(await countAnimations()).toBe(0);
});
