import type { Pin } from '@tackboard/domain';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PinCard } from '../card/pin-card.js';
import { pictures, samplePin } from '../../test-data/pins.js';
import { samplePage, type SampleOptions, viewer } from '../../test-data/page.js';
import { pressScript } from './press-script.gen.js';
import { PressScript } from './press-script.js';
import { handOverPresses, replayPresses } from './replay-presses.js';

const lake = samplePin('1', pictures.lake, { title: 'Lake', pinner: { id: '7' } });
const dunes = samplePin('2', pictures.dunes, { title: 'Dunes', pinner: { id: '7' } });
const slots = ['a', 'b', 'c'].map((id) => ({ id, title: `Slot ${id}` }));
const carousel = samplePin('3', pictures.lake, {
  title: 'Slots',
  carouselData: { carouselSlots: slots },
});

const cancel = vi.fn();
const animate = vi.fn(() => ({ cancel }) as unknown as Animation);
let scriptListeners: Parameters<typeof window.addEventListener>[] = [];
let root: Root | undefined;
let served: HTMLElement;

beforeEach(() => {
  // jsdom animates nothing.
  HTMLElement.prototype.animate = animate;
  const add = vi.spyOn(window, 'addEventListener');
  // oxlint-disable-next-line typescript/no-implied-eval -- a page runs the text as an inline script
  new Function(pressScript)();
  scriptListeners = add.mock.calls;
  add.mockRestore();
});
afterEach(() => {
  for (const [type, listener] of scriptListeners) window.removeEventListener(type, listener!);
  act(() => root?.unmount());
  cleanup();
  served.remove();
  delete window.tackboardPresses;
  vi.clearAllMocks();
});

function serve(pins: readonly Pin[], changes: SampleOptions = {}) {
  const page = samplePage(changes);
  const app = page.inside(
    pins.map((pin) => <PinCard key={pin.id} pin={pin} surface="AuthHomefeed" />),
  );
  served = document.body.appendChild(document.createElement('div'));
  served.innerHTML = renderToString(app);
  const hydrate = async () => {
    await act(async () => {
      root = hydrateRoot(served, app);
    });
    await act(() => vi.dynamicImportSettled());
  };
  return { hydrate };
}

const button = (name: RegExp | string) => screen.getByRole('button', { name });

describe('a press before hydration', () => {
  it('on Save saves that pin once, when its card hydrates', async () => {
    const savePin = vi.fn(() => new Promise<never>(() => {}));
    const { hydrate } = serve([lake, dunes], { calls: { savePin } });
    fireEvent.click(button('Save Dunes'));
    expect(animate).toHaveBeenCalledTimes(1);
    expect(savePin).not.toHaveBeenCalled();
    await hydrate();
    await vi.waitFor(() => expect(savePin).toHaveBeenCalledTimes(1));
    expect(savePin.mock.calls[0]).toMatchObject([{ pinId: '2' }, {}]);
    expect(cancel).toHaveBeenCalledTimes(1);
    expect(window.tackboardPresses).toHaveLength(0);
  });

  it('on More opens the menu of that pin', async () => {
    const { hydrate } = serve([lake, dunes]);
    fireEvent.click(button('More options: Lake'));
    await hydrate();
    await vi.waitFor(() => expect(button('More options: Lake').ariaExpanded).toBe('true'));
  });

  it('on an arrow of a carousel shows its next picture', async () => {
    const { hydrate } = serve([carousel]);
    fireEvent.click(button('Next picture'));
    await hydrate();
    await vi.waitFor(() =>
      expect(served.querySelector('.tb-carousel-number')?.textContent).toBe('2/3'),
    );
  });

  it('keeps the focus on the arrow when the carousel replaces its frame', async () => {
    const { hydrate } = serve([carousel]);
    button('Next picture').focus();
    await hydrate();
    await vi.waitFor(() => expect(served.querySelector('.tb-carousel-pictures')).not.toBeNull());
    expect(document.activeElement).toBe(button('Next picture'));
  });

  it('on the link to another site checks it when its card hydrates, and does not open it before (S3 §4.1)', async () => {
    const link = 'https://printhouse.example/lake';
    const pin = { ...lake, link, domain: 'printhouse.example' };
    const checkLink = vi.fn(async () => ({ redirectStatus: 'blocked' }) as const);
    const openLink = vi.fn();
    const { hydrate } = serve([pin], { calls: { checkLink }, navigation: { openLink } });
    const chip = served.querySelector('.tb-domain-chip')!;
    expect(fireEvent.click(chip)).toBe(false);
    expect(fireEvent.click(chip)).toBe(false);
    await hydrate();
    await screen.findByRole('alertdialog');
    expect(checkLink).toHaveBeenCalledTimes(1);
    expect(checkLink.mock.calls[0]).toMatchObject([{ url: link, pinId: '1' }, {}]);
    expect(openLink).not.toHaveBeenCalled();
  });

  it('on a link that is not checked opens it', () => {
    const pin = { ...lake, link: 'https://printhouse.example/lake', domain: 'printhouse.example' };
    serve([pin]);
    expect(fireEvent.click(served.querySelector('.tb-domain-chip')!)).toBe(true);
    expect(window.tackboardPresses).toHaveLength(0);
  });

  it('on one of several links follows the same one when React has replaced it', async () => {
    const [first, second] = ['https://printhouse.example/a', 'https://printhouse.example/b'];
    serve([lake]);
    const card = served.querySelector<HTMLElement>('.tb-card')!;
    for (const href of [first, second]) {
      const anchor = card.appendChild(document.createElement('a'));
      anchor.href = href!;
      anchor.dataset['press'] = 'link';
    }
    const pressed = card.querySelector<HTMLElement>(`a[href="${second}"]`)!;
    fireEvent.click(pressed);
    const clicked = vi.fn();
    const current = pressed.cloneNode(true);
    current.addEventListener('click', clicked);
    pressed.dataset['waiting'] = '1';
    pressed.replaceWith(current);
    handOverPresses(card, '1', viewer);
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it('of a finger that rests for 500 ms presses More (S1 §9), and one that moves does not', () => {
    vi.useFakeTimers();
    serve([lake]);
    const picture = served.querySelector('.tb-visual')!;
    fireEvent.touchStart(picture, { touches: [{}] });
    vi.advanceTimersByTime(499);
    fireEvent.touchMove(picture, { touches: [{}] });
    vi.advanceTimersByTime(500);
    expect(window.tackboardPresses).toHaveLength(0);
    fireEvent.touchStart(picture, { touches: [{}] });
    vi.advanceTimersByTime(500);
    expect(window.tackboardPresses?.map(([pressed]) => pressed)).toEqual([
      button('More options: Lake'),
    ]);
    vi.useRealTimers();
  });

  it('twice on Save or More counts once, and on an arrow twice', async () => {
    const savePin = vi.fn(() => new Promise<never>(() => {}));
    const { hydrate } = serve([lake, carousel], { calls: { savePin } });
    for (const name of ['Save Lake', 'More options: Lake', 'Next picture']) {
      fireEvent.click(button(name));
      fireEvent.click(button(name));
    }
    await hydrate();
    await vi.waitFor(() => expect(button('More options: Lake').ariaExpanded).toBe('true'));
    await vi.waitFor(() => expect(savePin).toHaveBeenCalledTimes(1));
    await vi.waitFor(() =>
      expect(served.querySelector('.tb-carousel-number')?.textContent).toBe('3/3'),
    );
    // Six presses, and the menu while its code loads.
    expect(cancel).toHaveBeenCalledTimes(7);
  });

  it('is dropped after the 10 seconds that it shows as pressed', async () => {
    const savePin = vi.fn(() => new Promise<never>(() => {}));
    const { hydrate } = serve([lake], { calls: { savePin } });
    animate.mockReturnValueOnce({ cancel, playState: 'finished' } as unknown as Animation);
    fireEvent.click(button('Save Lake'));
    expect(animate).toHaveBeenCalledWith({ opacity: [0.6, 0.6] }, 10_000);
    await hydrate();
    expect(savePin).not.toHaveBeenCalled();
    expect(window.tackboardPresses).toHaveLength(0);
  });

  it('by a finger that rests on while its card hydrates opens the menu', async () => {
    const { hydrate } = serve([lake]);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.touchStart(served.querySelector('.tb-visual')!, { touches: [{}] });
    vi.advanceTimersByTime(300);
    await hydrate();
    expect(button('More options: Lake').ariaExpanded).toBe('false');
    vi.advanceTimersByTime(200);
    await vi.waitFor(() => expect(button('More options: Lake').ariaExpanded).toBe('true'));
    vi.useRealTimers();
  });

  it('by a finger that is still down when the menu opens leaves it open when the finger is lifted', async () => {
    const { hydrate } = serve([lake]);
    const picture = served.querySelector('.tb-visual')!;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.touchStart(picture, { touches: [{}] });
    vi.advanceTimersByTime(500);
    vi.useRealTimers();
    await hydrate();
    await screen.findByRole('menu');
    // The events of a lifted finger that the browser takes for a tap.
    for (const release of [fireEvent.touchEnd, fireEvent.mouseDown, fireEvent.mouseUp])
      expect(release(picture)).toBe(false);
    expect(screen.queryByRole('menu')).not.toBeNull();
  });

  it('by a finger leaves its release alone when the card that hydrates has no button for it', () => {
    serve([lake]);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const picture = served.querySelector('.tb-visual')!;
    // A new touch. It also ends the suppressed release of an earlier test.
    fireEvent.pointerDown(picture);
    fireEvent.touchStart(picture, { touches: [{}] });
    vi.advanceTimersByTime(500);
    vi.useRealTimers();
    expect(window.tackboardPresses).toHaveLength(1);
    const card = served.querySelector('.tb-card')!;
    const successor = card.cloneNode(true) as HTMLElement;
    for (const more of successor.querySelectorAll('[data-press=more]')) more.remove();
    card.replaceWith(successor);
    replayPresses(window.tackboardPresses!, '1', successor);
    expect(window.tackboardPresses).toHaveLength(0);
    expect(fireEvent.touchEnd(successor.querySelector('.tb-visual')!)).toBe(true);
  });

  it('on the second card of a pin waits for that card', () => {
    serve([lake, lake]);
    const [first, second] = served.querySelectorAll<HTMLElement>('.tb-card');
    const clicked = vi.fn();
    const save = second!.querySelector('[data-press=save]')!;
    fireEvent.click(save);
    save.addEventListener('click', clicked);
    handOverPresses(first!, '1', viewer);
    expect(clicked).not.toHaveBeenCalled();
    handOverPresses(second!, '1', viewer);
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it('keeps no card that was removed before its presses were replayed', () => {
    serve([lake, dunes]);
    const recorded = window.tackboardPresses!;
    const card = served.querySelector<HTMLElement>('[data-pin-id="1"]')!;
    card.remove();
    replayPresses(recorded, '1', card);
    expect([...(recorded.trees ?? [])]).toEqual([]);
    replayPresses(recorded, '2', served.querySelector<HTMLElement>('[data-pin-id="2"]')!);
    expect([...(recorded.trees ?? [])]).toEqual([document]);
  });

  it('on a card that hydrates after a long press on another one counts too', async () => {
    const savePin = vi.fn(() => new Promise<never>(() => {}));
    const { hydrate } = serve([lake, dunes], { calls: { savePin } });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.touchStart(served.querySelector('.tb-visual')!, { touches: [{}] });
    vi.advanceTimersByTime(500);
    vi.useRealTimers();
    fireEvent.click(button('Save Dunes'));
    await hydrate();
    await vi.waitFor(() => expect(savePin).toHaveBeenCalledTimes(1));
  });

  it.each([
    ['the browser scrolls', () => fireEvent.touchCancel(served.querySelector('.tb-visual')!)],
    [
      'a second finger joins',
      () => fireEvent.touchStart(served.querySelector('.tb-visual')!, { touches: [{}, {}] }),
    ],
  ])('by a finger is no long press when %s', (_case, interrupt) => {
    vi.useFakeTimers();
    serve([lake]);
    fireEvent.touchStart(served.querySelector('.tb-visual')!, { touches: [{}] });
    vi.advanceTimersByTime(300);
    interrupt();
    vi.advanceTimersByTime(1000);
    expect(window.tackboardPresses).toHaveLength(0);
    vi.useRealTimers();
  });

  it('is dropped when another viewer looks by the time the card hydrates', async () => {
    const savePin = vi.fn(() => new Promise<never>(() => {}));
    const { hydrate } = serve([lake], { calls: { savePin }, viewer: { ...viewer, id: '43' } });
    fireEvent.click(button('Save Lake'));
    handOverPresses(served, '0', viewer);
    await hydrate();
    expect(savePin).not.toHaveBeenCalled();
    expect(window.tackboardPresses).toHaveLength(0);
  });

  it('is recorded only until then', async () => {
    const { hydrate } = serve([lake]);
    await hydrate();
    fireEvent.click(button('Save Lake'));
    expect(window.tackboardPresses).toHaveLength(0);
  });
});

it('is rendered under the nonce of the page', () => {
  expect(renderToString(<PressScript nonce="abc" />)).toBe(
    `<script nonce="abc">${pressScript}</script>`,
  );
});

it('makes no script in a browser, because Trusted Types refuse it', () => {
  const { container } = render(<PressScript nonce="abc" />);
  expect(container.innerHTML).toBe('');
});
