import type { Experience } from '@tackboard/domain/experience';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMessaging } from '../messaging.js';
import { createRecordingHost, flush } from '../testing/index.js';
import { MessageRoot, MessageSlot, MessagingProvider } from './index.js';
import { HeroBanner } from './surfaces/hero-banner.js';

const HERO: Experience = {
  id: '1',
  placementId: '9',
  type: 13,
  displayData: { header: 'Long boards', text: 'Sections' },
};

let isPrerendered = true;
beforeEach(() => {
  isPrerendered = true;
  Object.defineProperty(document, 'prerendering', {
    configurable: true,
    get: () => isPrerendered,
  });
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(document, 'prerendering');
});

function openPage() {
  isPrerendered = false;
  act(() => void document.dispatchEvent(new Event('prerenderingchange')));
}

/** Renders a page with a message, which the browser renders in advance. */
async function renderPage() {
  const host = createRecordingHost();
  host.server.put('v', [HERO]);
  const messaging = createMessaging({ host, initial: [HERO] });
  render(
    <MessagingProvider messaging={messaging} components={{ heroBanner: { component: HeroBanner } }}>
      <MessageSlot placementId="9" />
      <MessageRoot />
    </MessagingProvider>,
  );
  await act(flush);
  return { reports: () => host.server.applied.map(({ kind }) => kind), messaging };
}

describe('a page that the browser renders in advance', () => {
  it('has its message, and reports the view when somebody opens it', async () => {
    const { messaging, reports } = await renderPage();
    expect(screen.getByRole('region', { name: 'Long boards' })).toBeVisible();
    expect(messaging.pendingReports()).toEqual([]);
    expect(reports()).toEqual([]);
    openPage();
    await waitFor(() => expect(reports()).toEqual(['viewed']));
    expect(screen.getByRole('region', { name: 'Long boards' })).toBeVisible();
  });

  it('reports nothing when it is dropped', async () => {
    const { messaging, reports } = await renderPage();
    cleanup();
    openPage();
    await act(flush);
    expect([reports(), messaging.pendingReports()]).toEqual([[], []]);
  });
});
