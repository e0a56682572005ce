import uiSheet from '@tackboard/ui/styles.css?inline';
import type { DisplayData, Experience } from '@tackboard/domain/experience';
import { createLayerStore } from '@tackboard/ui';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createMessaging } from '../messaging.js';
import type { Messaging } from '../messaging.types.js';
import { createRecordingHost } from '../testing/index.js';
import { MessageRoot, MessagingProvider } from './index.js';
import messageSheet from './styles.css?inline';

beforeAll(() => {
  const style = document.createElement('style');
  style.textContent = `${uiSheet}${messageSheet} body { margin: 0 }`;
  document.head.append(style);
});
afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  scrollTo(0, 0);
});

function open(displayData: DisplayData = {}) {
  return openMessage({
    type: 8,
    displayData: {
      anchor: 'save',
      hasTooltip: true,
      tooltip: { mainText: 'Save it', cancelButtonText: 'Not now' },
      ...displayData,
    },
  });
}

function openMessage(message: Pick<Experience, 'type' | 'displayData'>) {
  const experience: Experience = { id: '1', placementId: '9', ...message };
  const layers = createLayerStore({ activeElement: () => document.activeElement, onError() {} });
  const host = { ...createRecordingHost(), layers };
  const messaging = createMessaging({ host, initial: [experience] });
  render(
    <MessagingProvider messaging={messaging}>
      <MessageRoot />
    </MessagingProvider>,
  );
  const reports = () => host.server.applied.map(({ kind }) => kind);
  const reason = () => messaging.explain()[0]?.reason;
  return { host, messaging, reason, reports };
}

/** Adds the anchor of the message at a place of the page. */
function addAnchor(top: number, parent: HTMLElement = document.body) {
  const anchor = document.createElement('button');
  anchor.dataset['messageAnchor'] = 'save';
  anchor.textContent = 'Save';
  anchor.style.cssText = `position: absolute; top: ${top}px; left: 300px; inline-size: 80px; block-size: 40px`;
  parent.append(anchor);
  return anchor;
}

const panel = () => screen.findByRole('dialog', { name: 'Save it' });
const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });

/** How far the message is from the bottom of its anchor, and from the corner of the window. */
function placeOf(element: Element, anchor: Element) {
  const { left, top } = element.getBoundingClientRect();
  return { below: top - anchor.getBoundingClientRect().bottom, left, top };
}

describe('an anchored message (S2 §2.28 §5.4)', () => {
  it('waits for an anchor that comes late, and is placed beside it', async () => {
    const { reason, reports } = open();
    await expect.poll(reason).toBe('its anchor is not in the page');
    expect(document.querySelector('.tb-anchored')).toBeNull();
    const anchor = addAnchor(200);
    const message = await panel();
    await expect.poll(() => placeOf(message, anchor).below).toBeCloseTo(17, 0);
    expect(placeOf(message, anchor).left).toBeGreaterThan(8);
    await expect.poll(reports).toEqual(['viewed']);
  });

  it('waits, unseen, for an anchor below the fold', async () => {
    document.body.style.blockSize = '3000px';
    addAnchor(2000);
    const { reason, reports } = open();
    await expect.poll(reason).toBe('its anchor is out of view');
    expect(reports()).toEqual([]);
    scrollTo(0, 1800);
    expect(isVisible(await panel())).toBe(true);
    await expect.poll(reports).toEqual(['viewed']);
  });

  it('follows its anchor, hides when it is scrolled away, and is never at 0,0', async () => {
    document.body.style.blockSize = '3000px';
    const anchor = addAnchor(400);
    open();
    const message = await panel();
    await expect.poll(() => placeOf(message, anchor).below).toBeCloseTo(17, 0);
    scrollTo(0, 150);
    await expect.poll(() => placeOf(message, anchor).below).toBeCloseTo(17, 0);
    anchor.style.left = '500px';
    await expect.poll(() => placeOf(message, anchor).left).toBeGreaterThan(350);
    scrollTo(0, 1500);
    await expect.poll(() => isVisible(message)).toBe(false);
    scrollTo(0, 0);
    await expect.poll(() => isVisible(message)).toBe(true);
    await expect.poll(() => placeOf(message, anchor).below).toBeCloseTo(17, 0);
  });

  it('goes with an anchor that is detached, and comes back with it, viewed once', async () => {
    const anchor = addAnchor(200);
    const { reports } = open();
    const message = await panel();
    anchor.remove();
    await expect.poll(() => message.isConnected).toBe(false);
    document.body.append(anchor);
    await panel();
    expect(reports()).toEqual(['viewed']);
  });

  it.each([
    ['its hidden attribute', (anchor: HTMLElement) => void (anchor.hidden = true)],
    ['its opacity', (anchor: HTMLElement) => void (anchor.style.opacity = '0')],
    ['its visibility', (anchor: HTMLElement) => void (anchor.style.visibility = 'hidden')],
    ['its clip', (anchor: HTMLElement) => void (anchor.style.clipPath = 'inset(50%)')],
    ['the removal of its parent', (anchor: HTMLElement) => anchor.parentElement?.remove()],
  ])('goes when its anchor is hidden by %s', async (_, hide) => {
    const parent = document.body.appendChild(document.createElement('div'));
    const anchor = addAnchor(200, parent);
    const sheet = document.body.appendChild(document.createElement('style'));
    sheet.textContent = '[hidden] { display: none !important }';
    open();
    const message = await panel();
    act(() => hide(anchor));
    await expect.poll(() => message.isConnected && isVisible(message)).toBe(false);
  });

  it('does not count an anchor that shows on hover alone (S2 §2.28)', async () => {
    const layer = document.body.appendChild(document.createElement('div'));
    layer.style.setProperty('--tb-shows-on-hover', '1');
    addAnchor(200, layer);
    const { reason, reports } = open();
    await expect.poll(reason).toBe('its anchor is not in the page');
    const anchor = addAnchor(400);
    const message = await panel();
    await expect.poll(() => placeOf(message, anchor).below).toBeCloseTo(17, 0);
    expect(reports()).toEqual(['viewed']);
  });

  it('goes on beside the next anchor of its name when the first leaves', async () => {
    const first = addAnchor(200);
    const second = addAnchor(500);
    const { reports } = open();
    const message = await panel();
    await expect.poll(() => placeOf(message, first).below).toBeCloseTo(17, 0);
    first.remove();
    await expect.poll(() => placeOf(message, second).below).toBeCloseTo(17, 0);
    await expect.poll(reports).toEqual(['viewed']);
  });

  it('a pulsar follows the end corner of its anchor and hides with it', async () => {
    document.body.style.blockSize = '3000px';
    const anchor = addAnchor(400);
    open({ hasPulsar: true });
    const dot = await screen.findByRole('button', { name: 'Save it' });
    const offset = () => {
      const { left, top, width, height } = dot.getBoundingClientRect();
      const { right, top: anchorTop } = anchor.getBoundingClientRect();
      return [left + width / 2 - right, top + height / 2 - anchorTop];
    };
    await expect.poll(offset).toEqual([0, 0]);
    await expect.poll(() => isVisible(dot)).toBe(true);
    scrollTo(0, 100);
    await expect.poll(offset).toEqual([0, 0]);
    scrollTo(0, 2000);
    await expect.poll(() => isVisible(dot)).toBe(false);
  });
});

it('a message that goes fades for 120 ms: a copy that nobody can use', async () => {
  addAnchor(120);
  const { messaging } = open();
  await panel();
  await act(async () => messaging.dismiss('9:1'));
  expect(screen.queryByRole('dialog')).toBeNull();
  const copy = document.querySelector<HTMLElement>('.tb-popover-place')!;
  expect([copy.inert, copy.ariaHidden, copy.querySelector('[id]')]).toEqual([true, 'true', null]);
  const [fading] = copy.getAnimations();
  expect(fading?.effect?.getTiming().duration).toBe(120);
  fading?.finish();
  await expect.poll(() => document.querySelector('.tb-popover-place')).toBeNull();
});

describe('how often messages are decided about', () => {
  /** Changes the page in each of ten frames, as a feed that is scrolled does. */
  async function changePage() {
    const item = document.body.appendChild(document.createElement('div'));
    for (let frame = 0; frame < 10; frame++) {
      item.style.translate = `0 ${frame}px`;
      item.className = `item-${frame}`;
      await new Promise(requestAnimationFrame);
    }
  }

  function countDecisions(messaging: Messaging) {
    const count = { decisions: 0 };
    messaging.subscribe(() => {
      count.decisions++;
    });
    return count;
  }

  it('never for a change of the page while no message has an anchor', async () => {
    const { messaging } = openMessage({
      type: 28,
      displayData: { message: 'Take it along', completeButton: { text: 'Get it' } },
    });
    await screen.findByText('Take it along');
    const count = countDecisions(messaging);
    await changePage();
    expect(count.decisions).toBe(0);
  });

  it('not for a change of the page that leaves the anchor as it is', async () => {
    addAnchor(200);
    const { messaging } = open();
    await panel();
    const count = countDecisions(messaging);
    await changePage();
    expect(count.decisions).toBe(0);
  });
});
