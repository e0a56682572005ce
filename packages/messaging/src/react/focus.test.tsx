import type { DisplayData, Experience } from '@tackboard/domain/experience';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as runtime from '../engine/runtime.js';
import { createMessaging } from '../messaging.js';
import { createRecordingHost } from '../testing/index.js';
import { MessageRoot, MessageSlot, MessagingProvider } from './index.js';
import { HeroBanner } from './surfaces/hero-banner.js';

const CLIENT_RECT = { width: 10, height: 10, top: 0, left: 0, right: 10, bottom: 10, x: 0, y: 0 };

beforeEach(() => {
  // jsdom has no layout: every element takes room.
  HTMLElement.prototype.getBoundingClientRect = () => ({ ...CLIENT_RECT, toJSON: () => '' });
});
afterEach(cleanup);

const message = (type: number, displayData: DisplayData): Experience => ({
  id: '1',
  placementId: '9',
  type,
  displayData,
});

/** A banner that loads later waits while something has the focus. */
const COMPONENTS = { heroBanner: { component: HeroBanner } };

const focus = (field: HTMLElement | null) => field?.focus();

const button = { text: 'Try it' };

it.each([
  ['heroBanner', message(13, { header: 'New', completeButtonText: 'Try it' })],
  ['callout', message(27, { message: 'New', completeButton: button })],
  ['banner', message(0, { componentType: 1, message: 'New', completeButtonText: 'Try it' })],
  ['upsell', message(28, { message: 'New', completeButton: button })],
  [
    'flyout',
    message(0, {
      componentType: 2,
      text: 'New',
      buttonText: 'Try it',
      anchorsByPlatform: { web: { anchor: 'save', placement: '9' } },
    }),
  ],
  ['popover', message(0, { message: 'New', anchor: 'save', completeButton: button })],
  ['educationPopover', message(29, { title: 'New', anchor: 'save', completeButton: button })],
  [
    'tooltip',
    message(8, {
      anchor: 'save',
      hasTooltip: true,
      tooltip: { mainText: 'New', confirmButtonText: 'Try it' },
    }),
  ],
])('S2 §2.28: %s leaves the focus where it is', async (surface, experience) => {
  const host = createRecordingHost();
  host.server.put('v', [experience]);
  const messaging = createMessaging({
    host,
    initial: [experience],
    loadRuntime: () => Promise.resolve(runtime),
  });
  render(
    <MessagingProvider messaging={messaging} components={COMPONENTS}>
      <input aria-label="Search" ref={focus} />
      <button type="button" id="save">
        Save
      </button>
      <MessageSlot predicate={() => true} />
      <MessageRoot />
    </MessagingProvider>,
  );
  const field = screen.getByRole('textbox');
  expect(document.activeElement).toBe(field);
  await waitFor(() => {
    act(() => host.clock.advance(2000));
    expect(messaging.explain()).toMatchObject([{ surface, state: 'shown' }]);
    expect(document.body.textContent).toContain('New');
  });
  await act(async () => host.clock.advance(0));
  expect(document.activeElement).toBe(field);
});
