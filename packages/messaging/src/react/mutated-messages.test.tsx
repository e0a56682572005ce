import type { Experience } from '@tackboard/domain/experience';
import { createLayerStore } from '@tackboard/ui';
import { LayerHost } from '@tackboard/ui/toast';
import { act, cleanup, render } from '@testing-library/react';
import { decodeExperiences } from '@tackboard/domain/wire';
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import * as runtime from '../engine/runtime.js';
import { createMessaging } from '../messaging.js';
import { mutatedMessages } from '../mutated-messages.test.fixture.js';
import { createRecordingHost, flush } from '../testing/index.js';
import { MessageRoot, MessageSlot, MessagingProvider } from './index.js';

const RUNS = 50;
const CLIENT_RECT = { width: 10, height: 10, top: 0, left: 0, right: 10, bottom: 10, x: 0, y: 0 };

beforeEach(() => {
  // jsdom has no layout: every element takes room.
  HTMLElement.prototype.getBoundingClientRect = () => ({ ...CLIENT_RECT, toJSON: () => '' });
});

/** Renders a page with these messages, lets time pass, and returns the errors besides those about invalid data. */
async function errorsOf(experiences: readonly Experience[]): Promise<readonly string[]> {
  const recording = createRecordingHost();
  const layers = createLayerStore({
    activeElement: () => document.activeElement,
    onError: (error) => recording.errors.push(error),
  });
  recording.server.put('v', experiences);
  const messaging = createMessaging({
    host: { ...recording, layers },
    initial: experiences,
    loadRuntime: () => Promise.resolve(runtime),
  });
  const { container } = render(
    <MessagingProvider messaging={messaging}>
      <main>The page</main>
      <MessageSlot predicate={() => true} />
      <MessageRoot findAnchors={() => container.querySelectorAll('main')} />
      <LayerHost store={layers} />
    </MessagingProvider>,
  );
  for (let round = 0; round < 4; round++) {
    await act(async () => {
      await flush();
      recording.clock.advance(3000);
    });
  }
  expect(container.querySelector('main')?.textContent).toBe('The page');
  cleanup();
  return recording.errors
    .filter((error) => (error as { code?: string }).code !== 'invalid_message')
    .map(String);
}

it(
  `S2 §5.1 §8.4: the surfaces survive mutated messages that were decoded (${RUNS} runs)`,
  { timeout: 120_000 },
  async () => {
    const property = fc.asyncProperty(mutatedMessages, async (json) => {
      expect(await errorsOf(decodeExperiences(json).experiences)).toEqual([]);
    });
    await fc.assert(property, { numRuns: RUNS });
  },
);
