import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PinCard } from '../card/pin-card.js';
import type { Consent, Pin } from '@tackboard/domain';
import { people, pictures, samplePin } from '../../test-data/pins.js';
import { samplePage, type SampleOptions } from '../../test-data/page.js';
import { useRightClickTracking } from './use-right-click-tracking.js';

const pin = samplePin('1', pictures.dunes, {
  title: 'Dune study',
  pinner: people.lena,
  domain: 'printhouse.example',
  link: 'https://printhouse.example/dunes',
});

function Tracked({ shown = pin, slotIndex }: { shown?: Pin; slotIndex?: number }) {
  useRightClickTracking();
  const card = <PinCard pin={shown} surface="AuthHomefeed" />;
  // A grid item has its position in aria-posinset.
  if (slotIndex === undefined) return card;
  return (
    <ul>
      <li className="tb-grid-item" aria-posinset={slotIndex + 1}>
        {card}
      </li>
    </ul>
  );
}

function setVisibility(visibilityState: 'hidden' | 'visible') {
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    value: visibilityState,
  });
  document.dispatchEvent(new Event('visibilitychange'));
}

afterEach(() => {
  cleanup();
  setVisibility('visible');
});

const ALL: Consent = { analytics: true, marketing: true, personalization: true };

async function show(
  calls: SampleOptions['calls'] = {},
  shown = pin,
  slotIndex?: number,
  chosen = ALL,
) {
  const onEvent = vi.fn();
  const onError = vi.fn();
  const page = samplePage({ onEvent, onError, calls, consent: { chosen } });
  render(page.inside(<Tracked shown={shown} slotIndex={slotIndex} />));
  // Wait for chunks.
  await act(() => vi.dynamicImportSettled());
  const leaveAfter = (ms: number) => {
    page.clock.advance(ms);
    setVisibility('hidden');
  };
  const rightClickOn = (element: HTMLElement) => {
    fireEvent.pointerOver(element);
    fireEvent.contextMenu(element);
  };
  return { onError, onEvent, leaveAfter, rightClickOn };
}

const chip = () => screen.getByRole('link', { name: /printhouse/ });
const card = () => screen.getByRole('link', { name: 'Dune study' });

describe('useRightClickTracking (S2 §4)', () => {
  it('logs a link that was opened, and emits an event once the server has logged it (S1 §7)', async () => {
    const logClickthrough = vi.fn(() => Promise.resolve(true));
    const { leaveAfter, onEvent, rightClickOn } = await show({ logClickthrough });
    rightClickOn(chip());
    leaveAfter(499);
    expect(logClickthrough).toHaveBeenCalledExactlyOnceWith({
      pinId: '1',
      url: 'https://printhouse.example/dunes',
      clickthroughType: 'rightClick',
      nanoseconds: 499_000_000,
    });
    await vi.waitFor(() =>
      expect(onEvent).toHaveBeenCalledExactlyOnceWith({
        name: 'right-click-clickthrough',
        pinId: '1',
        url: 'https://printhouse.example/dunes',
        nanoseconds: 499_000_000,
      }),
    );
  });

  it('includes the position of the pin in the grid (S2 §7)', async () => {
    const logClickthrough = vi.fn(() => Promise.resolve(true));
    const { leaveAfter, onEvent, rightClickOn } = await show({ logClickthrough }, pin, 7);
    rightClickOn(chip());
    leaveAfter(10);
    expect(logClickthrough.mock.calls).toMatchObject([[{ slotIndex: 7 }]]);
    await vi.waitFor(() => expect(onEvent.mock.calls).toMatchObject([[{ slotIndex: 7 }]]));
  });

  it('emits nothing when the server did not log the click (S1 §7)', async () => {
    const response = Promise.resolve(false);
    const { leaveAfter, onEvent, rightClickOn } = await show({ logClickthrough: () => response });
    rightClickOn(chip());
    leaveAfter(10);
    await response;
    expect(onEvent).not.toHaveBeenCalled();
  });

  it('reports a failed call', async () => {
    const error = new Error('lost');
    const { leaveAfter, onError, rightClickOn } = await show({
      logClickthrough: () => Promise.reject(error),
    });
    rightClickOn(chip());
    leaveAfter(10);
    await vi.waitFor(() => expect(onError).toHaveBeenCalledExactlyOnceWith({ error }));
  });

  it('emits only a view event for a link to a pin (S2 §5)', async () => {
    const logClickthrough = vi.fn(() => Promise.resolve(true));
    const { leaveAfter, onEvent, rightClickOn } = await show({ logClickthrough });
    rightClickOn(card());
    leaveAfter(100);
    expect(logClickthrough).not.toHaveBeenCalled();
    expect(onEvent).toHaveBeenCalledExactlyOnceWith({
      name: 'right-click-view',
      pinId: '1',
      url: `${window.location.origin}/pin/1/`,
      nanoseconds: 100_000_000,
    });
  });

  it.each([
    ['half a second has passed (S2 §9)', 500, 'https://printhouse.example/dunes'],
    ['the link is an image file (S2 §5)', 10, 'https://printhouse.example/dunes.JPG'],
  ])('logs nothing when %s', async (_, ms, link) => {
    const logClickthrough = vi.fn(() => Promise.resolve(true));
    const { leaveAfter, rightClickOn } = await show({ logClickthrough }, { ...pin, link });
    rightClickOn(chip());
    leaveAfter(ms);
    expect(logClickthrough).not.toHaveBeenCalled();
  });

  it.each([
    ['an ad', 'analytics alone', { ...pin, isPromoted: true }, { ...ALL, marketing: false }, 0],
    ['an ad', 'marketing', { ...pin, isPromoted: true }, { ...ALL, analytics: false }, 1],
    ['another pin', 'marketing alone', pin, { ...ALL, analytics: false }, 0],
  ])('on %s with consent to %s', async (_pin, _consent, shown, chosen, times) => {
    const logClickthrough = vi.fn(() => Promise.resolve(true));
    const { leaveAfter, onEvent, rightClickOn } = await show(
      { logClickthrough },
      shown,
      undefined,
      chosen,
    );
    rightClickOn(chip());
    leaveAfter(10);
    await vi.waitFor(() => expect(onEvent).toHaveBeenCalledTimes(times));
    expect(logClickthrough).toHaveBeenCalledTimes(times);
  });

  it('ignores right clicks outside of cards, and reports each right click once', async () => {
    const { leaveAfter, onEvent, rightClickOn } = await show();
    rightClickOn(document.body);
    leaveAfter(10);
    expect(onEvent).not.toHaveBeenCalled();
    rightClickOn(card());
    leaveAfter(10);
    setVisibility('visible');
    leaveAfter(10);
    expect(onEvent).toHaveBeenCalledTimes(1);
  });
});
