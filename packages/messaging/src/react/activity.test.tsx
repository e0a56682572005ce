import type { Experience } from '@tackboard/domain/experience';
import { createLayerStore } from '@tackboard/ui';
import { LayerHost } from '@tackboard/ui/toast';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Activity, type ComponentType } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { createMessaging } from '../messaging.js';
import { createRecordingHost } from '../testing/index.js';
import { MessageRoot, MessageSlot, MessagingProvider, useExperience } from './index.js';

const HERO: Experience = {
  id: '1',
  placementId: '9',
  type: 13,
  displayData: { header: 'Long boards', text: 'Sections' },
};

const MODAL: Experience = {
  id: '2',
  placementId: '9',
  type: 14,
  displayData: { title: 'Sections', body: 'Split a board', completeButtonText: 'Try' },
};

afterEach(cleanup);

/** A site that keeps its last page, hidden, behind the one that shows. `Kept` is what the page has of messages. */
function keptPage(message: Experience, Kept: ComponentType) {
  const recording = createRecordingHost();
  recording.server.put('v', [message]);
  const layers = createLayerStore({
    activeElement: () => document.activeElement,
    onError: (error) => recording.errors.push(error),
  });
  const messaging = createMessaging({ host: { ...recording, layers }, initial: [message] });
  const at = (mode: 'hidden' | 'visible') => (
    <MessagingProvider messaging={messaging}>
      <Activity mode={mode}>
        <Kept />
      </Activity>
      <LayerHost store={layers} />
    </MessagingProvider>
  );
  const { rerender } = render(at('visible'));
  const change = async (mode: 'hidden' | 'visible') => {
    rerender(at(mode));
    // The life of a message whose part left ends a moment later.
    await act(async () => recording.clock.advance(10));
  };
  return {
    hide: () => change('hidden'),
    show: () => change('visible'),
    reports: () => recording.server.applied.map(({ kind }) => kind),
  };
}

describe('a message on a page that React hides and shows again', () => {
  it('is there again, viewed once, and ends as before', async () => {
    const page = keptPage(HERO, () => <MessageSlot placementId="9" />);
    expect(await screen.findByRole('region', { name: 'Long boards' })).toBeVisible();
    await waitFor(() => expect(page.reports()).toEqual(['viewed']));
    await page.hide();
    expect(screen.queryByRole('region')).toBeNull();
    await page.show();
    expect(screen.getAllByRole('region', { name: 'Long boards' })).toHaveLength(1);
    expect(page.reports()).toEqual(['viewed']);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(page.reports()).toEqual(['viewed', 'dismissed']));
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('leaves no open dialog over the other page, and opens it again, viewed once', async () => {
    const page = keptPage(MODAL, MessageRoot);
    expect(await screen.findByRole('dialog', { name: 'Sections' })).toBeVisible();
    await waitFor(() => expect(page.reports()).toEqual(['viewed']));
    await page.hide();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await page.show();
    expect(await screen.findByRole('dialog', { name: 'Sections' })).toBeVisible();
    expect(page.reports()).toEqual(['viewed']);
  });

  it('does not render again for a moment when it ended before', async () => {
    const rendered: (string | undefined)[] = [];
    function Probe() {
      const handle = useExperience({ placementId: '9' });
      rendered.push(handle?.message.key);
      return handle ? (
        <button type="button" onClick={() => handle.dismiss()}>
          Close
        </button>
      ) : null;
    }
    const page = keptPage(HERO, Probe);
    fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
    await page.hide();
    rendered.length = 0;
    await page.show();
    expect(new Set(rendered)).toEqual(new Set([undefined]));
  });
});
