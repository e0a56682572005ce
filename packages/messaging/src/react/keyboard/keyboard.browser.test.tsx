import uiSheet from '@tackboard/ui/styles.css?inline';
import type { DisplayData, Experience } from '@tackboard/domain/experience';
import { createLayerStore } from '@tackboard/ui';
import { cleanup, configure, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createMessaging } from '../../messaging.js';
import { createRecordingHost } from '../../testing/index.js';
import { MessageRoot, MessageSlot, MessagingProvider } from '../index.js';
import messageSheet from '../styles.css?inline';

// The code of a surface is loaded with its first message, which takes seconds on a busy machine.
configure({ asyncUtilTimeout: 8000 });

beforeAll(() => {
  const style = document.createElement('style');
  style.textContent = `${uiSheet}${messageSheet} body { margin: 0 }`;
  document.head.append(style);
});
afterEach(cleanup);

const message = (type: number, displayData: DisplayData): Experience => ({
  id: '1',
  placementId: '9',
  type,
  displayData,
});

const TOOLTIP = message(8, {
  anchor: 'save',
  hasTooltip: true,
  tooltip: { mainText: 'Save it', confirmButtonText: 'Try it', cancelButtonText: 'Not now' },
});
const PULSAR = message(8, { ...TOOLTIP.displayData, hasPulsar: true });
const FLYOUT = message(0, {
  componentType: 2,
  text: 'Save it',
  buttonText: 'Try it',
  anchorsByPlatform: { web: { anchor: 'save', placement: '9' } },
});
const UPSELL = message(28, { message: 'Save it', completeButton: { text: 'Try it' } });
const HERO = message(13, { header: 'Save it', completeButtonText: 'Try it' });

/** A page with a message over a feed: what stands before the anchor, the anchor, and a hundred links after it. */
async function open(experience: Experience, shown: string) {
  const layers = createLayerStore({ activeElement: () => document.activeElement, onError() {} });
  const host = { ...createRecordingHost(), layers };
  const messaging = createMessaging({ host, initial: [experience] });
  render(
    <MessagingProvider messaging={messaging}>
      <a href="#home">Home</a>
      <MessageSlot predicate={() => true} />
      <div style={{ padding: '200px' }}>
        <button type="button" data-message-anchor="save">
          Save
        </button>
      </div>
      {Array.from({ length: 100 }, (_, at) => (
        <a key={at} href="#pin">
          {`Pin ${at}`}
        </a>
      ))}
      <MessageRoot />
    </MessagingProvider>,
  );
  await screen.findByRole('button', { name: shown });
}

const focused = () => document.activeElement?.textContent || document.activeElement?.ariaLabel;
const press = (keys: string) => userEvent.keyboard(keys);
const focus = (name: string) => screen.getByText(name).focus();

describe('F6 (S2 §2.28 §2.33)', () => {
  it.each([
    ['a tooltip', TOOLTIP, 'Try it', 'Try it'],
    ['a pulsar', PULSAR, 'Save it', 'Save it'],
    ['a flyout', FLYOUT, 'Try it', 'Close'],
    ['an upsell', UPSELL, 'Try it', 'Try it'],
    ['a hero banner', HERO, 'Try it', 'Close'],
  ])('moves from the page to %s, and back to where it was', async (_, experience, shown, first) => {
    await open(experience, shown);
    focus('Pin 7');
    await press('{F6}');
    expect(focused()).toBe(first);
    await press('{F6}');
    expect(focused()).toBe('Pin 7');
    await press('{Shift>}{F6}{/Shift}');
    expect(focused()).toBe(first);
  });
});

it('S2 §2.28: the first Tab stop leads to the message, and is there only with one', async () => {
  await open(TOOLTIP, 'Try it');
  focus('Home');
  await press('{Shift>}{Tab}{/Shift}');
  expect(focused()).toBe('Go to the message');
  await press('{Enter}');
  expect(focused()).toBe('Try it');
  await press('{Enter}');
  await expect.poll(() => screen.queryByText('Go to the message')).toBeNull();
});

describe('Tab (S2 §2.28)', () => {
  it('leads from the anchor into what points at it, and on after the anchor', async () => {
    await open(TOOLTIP, 'Try it');
    focus('Save');
    for (const next of ['Try it', 'Not now', 'Pin 0', 'Pin 1']) {
      await press('{Tab}');
      expect(focused()).toBe(next);
    }
    for (const former of ['Pin 0', 'Not now', 'Try it', 'Save', 'Home']) {
      await press('{Shift>}{Tab}{/Shift}');
      expect(focused()).toBe(former);
    }
  });

  it('leads through a pulsar and the tooltip that it opens', async () => {
    await open(PULSAR, 'Save it');
    focus('Save');
    await press('{Tab}');
    expect(focused()).toBe('Save it');
    await press('{Enter}');
    await screen.findByRole('dialog', { name: 'Save it' });
    for (const next of ['Try it', 'Not now', 'Pin 0']) {
      await press('{Tab}');
      expect(focused()).toBe(next);
    }
  });

  it('stops at a message without a control', async () => {
    const { displayData } = TOOLTIP;
    await open(message(8, { ...displayData, tooltip: { mainText: 'Save it' } }), 'Save');
    const dialog = await screen.findByRole('dialog', { name: 'Save it' });
    focus('Save');
    await press('{Tab}');
    expect(document.activeElement).toBe(dialog);
    await press('{Tab}');
    expect(focused()).toBe('Pin 0');
  });
});

describe('the focus goes back to where it was (S2 §4.11)', () => {
  it.each([
    ['completing a tooltip', TOOLTIP, 'Try it', '{Enter}'],
    ['dismissing a tooltip', TOOLTIP, 'Try it', '{Tab}{Enter}'],
    ['Escape in a tooltip', TOOLTIP, 'Try it', '{Escape}'],
    ['completing by an opened pulsar', PULSAR, 'Save it', '{Enter}{Tab}{Enter}'],
    ['Escape at an opened pulsar', PULSAR, 'Save it', '{Enter}{Escape}'],
    ['dismissing a flyout', FLYOUT, 'Try it', '{Enter}'],
    ['completing a flyout', FLYOUT, 'Try it', '{Tab}{Enter}'],
    ['completing an upsell', UPSELL, 'Try it', '{Enter}'],
    ['Escape in an upsell', UPSELL, 'Try it', '{Escape}'],
    ['dismissing a hero banner', HERO, 'Try it', '{Enter}'],
    ['completing a hero banner', HERO, 'Try it', '{Tab}{Enter}'],
  ])('after %s', async (_, experience, shown, keys) => {
    await open(experience, shown);
    focus('Pin 7');
    await press('{F6}');
    for (const key of keys.match(/\{\w+\}/g) ?? []) {
      await press(key);
      const opens = key === '{Enter}' && document.activeElement?.ariaExpanded === 'true';
      if (opens) await screen.findByRole('dialog', { name: 'Save it' });
    }
    await expect.poll(() => screen.queryAllByText('Try it')).toEqual([]);
    await expect.poll(focused).toBe('Pin 7');
  });

  it('and to the anchor, when a mouse opened the message', async () => {
    await open(PULSAR, 'Save it');
    await userEvent.click(screen.getByRole('button', { name: 'Save it' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
    await expect.poll(focused).toBe('Save');
  });

  it('and to what follows, when a mouse ended a banner', async () => {
    await open(HERO, 'Try it');
    await userEvent.click(screen.getByRole('button', { name: 'Try it' }));
    await expect.poll(focused).toBe('Save');
  });
});
