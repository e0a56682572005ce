import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { settle } from '../settle.test.fixture.js';
import { PinCard } from '../card/pin-card.js';
import { people, pictures, samplePin } from '../../test-data/pins.js';
import { samplePage } from '../../test-data/page.js';

const pin = samplePin('1', pictures.dunes, { title: 'Dune study', pinner: people.lena });

afterEach(cleanup);

const link = () => screen.getByRole('link', { name: 'Dune study' });
const entries = () => screen.queryAllByRole('menuitem').map(({ textContent }) => textContent);

describe('a right click on a card', () => {
  const visitor = { viewer: { isAuth: false } };
  const calls = { hidePin: () => Promise.resolve(), reportPin: () => Promise.resolve() };

  async function rightClick(context: object, shown = pin, init: MouseEventInit = {}) {
    const onLogin = vi.fn();
    const page = samplePage({
      viewer: { isAuth: false },
      ...context,
      calls,
      navigation: { promptLogin: onLogin },
    });
    render(page.inside(<PinCard pin={shown} surface="AuthHomefeed" />));
    await act(page.ready);
    const card = screen.getByRole('article');
    const isOwn = !fireEvent.contextMenu(card, { clientX: 40, clientY: 60, ...init });
    await settle();
    return { isOwn, onLogin };
  }

  it('opens a menu for visitors on a desktop (S1 §6)', async () => {
    const { isOwn } = await rightClick(visitor);
    expect(isOwn).toBe(true);
    expect(entries()).toEqual(['Hide Pin', 'Download image', 'Copy link', 'Report Pin']);
    const point = document.querySelector<HTMLElement>('.tb-context-point')!;
    expect([point.style.left, point.style.top]).toEqual(['40px', '60px']);
  });

  it.each([
    ['on a phone', { ...visitor, device: 'mobile' }, pin, {}],
    ['for members', { viewer: { isAuth: true, id: '42' } }, pin, {}],
    ['on a pin of no one', visitor, samplePin('1', pictures.dunes, { title: 'Dune study' }), {}],
    [
      'on a removed pin (S1 §4)',
      visitor,
      { ...pin, storyPinData: { isDeleted: true } } as typeof pin,
      {},
    ],
    ['with Shift', visitor, pin, { shiftKey: true }],
  ])('is the browser’s own %s', async (_, context, shown, init) => {
    const { isOwn } = await rightClick(context, shown, init);
    expect(isOwn).toBe(false);
    expect(entries()).toEqual([]);
  });

  it('opens the login prompt for an entry that needs an account (S3 §6)', async () => {
    const { onLogin } = await rightClick(visitor);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Hide Pin' }));
    expect(onLogin).toHaveBeenCalledExactlyOnceWith({ reason: 'hide', pin });
    expect(entries()).toEqual([]);
  });

  it('opens the login prompt for a report (S3 §6)', async () => {
    const { onLogin } = await rightClick(visitor);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Report Pin' }));
    expect(onLogin).toHaveBeenCalledExactlyOnceWith({ reason: 'report', pin });
  });

  it('closes the menu with Escape', async () => {
    await rightClick(visitor);
    await userEvent.keyboard('{Escape}');
    expect(entries()).toEqual([]);
  });

  it('opens no menu when the host prevents the event', async () => {
    const page = samplePage({ ...visitor });
    const onContextMenu = vi.fn((event: React.MouseEvent) => event.preventDefault());
    render(page.inside(<PinCard pin={pin} surface="AuthHomefeed" onContextMenu={onContextMenu} />));
    await act(page.ready);
    fireEvent.contextMenu(screen.getByRole('article'));
    await settle();
    expect(onContextMenu).toHaveBeenCalledTimes(1);
    expect(entries()).toEqual([]);
  });
});

describe('a long press on a card', () => {
  async function show(context: object = {}) {
    const page = samplePage({ viewer: { isAuth: true, id: '42' }, ...context });
    render(page.inside(<PinCard pin={pin} surface="AuthHomefeed" />));
    await act(page.ready);
    return (ms: number) => act(() => page.clock.advance(ms));
  }

  const touch = { pointerType: 'touch', pointerId: 7, isPrimary: true, clientX: 100, clientY: 100 };
  function point(type: string, node: Element, changes: PointerEventInit = {}) {
    const init = { bubbles: true, cancelable: true, ...touch, ...changes };
    const event = new PointerEvent(type, init);
    act(() => void node.dispatchEvent(event));
    return event;
  }

  it('opens the menu after more than 500 ms (S1 §4.28), and lifting the finger presses nothing', async () => {
    const wait = await show();
    point('pointerdown', link());
    wait(500);
    await settle();
    expect(entries()).toEqual([]);
    wait(1);
    await settle();
    expect(entries()).toContain('Copy link');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('menu')));
    const card = document.querySelector('.tb-link')!;
    for (const type of ['pointerup', 'touchend', 'mousedown', 'mouseup', 'click']) {
      expect(point(type, card, { detail: 1 }).defaultPrevented).toBe(true);
    }
    await settle();
    expect(entries()).toContain('Copy link');
    const ofKey = { detail: 0, pointerType: '' };
    expect(point('click', document.body, ofKey).defaultPrevented).toBe(false);
    point('pointerdown', document.body);
    expect(point('click', document.body, { detail: 1 }).defaultPrevented).toBe(false);
  });

  it.each([
    ['lifted', 'pointerup', {}],
    ['cancelled by scrolling', 'pointercancel', {}],
    ['moved by more than 10 px', 'pointermove', { clientX: 108, clientY: 107 }],
  ])('opens no menu when it is %s', async (_, type, changes) => {
    const wait = await show();
    point('pointerdown', link());
    point(type, link(), changes);
    wait(600);
    await settle();
    expect(entries()).toEqual([]);
  });

  it('may move by 10 px, and ignores other fingers', async () => {
    const wait = await show();
    point('pointerdown', link());
    point('pointermove', link(), { clientX: 106, clientY: 108 });
    point('pointerup', link(), { pointerId: 8 });
    wait(501);
    await settle();
    expect(entries()).not.toEqual([]);
  });

  it('prevents the browser’s own menu, except for visitors, who have no more button', async () => {
    const wait = await show();
    expect(point('contextmenu', link()).defaultPrevented).toBe(true);
    cleanup();
    await show({ viewer: { isAuth: false }, device: 'mobile' });
    expect(point('contextmenu', link()).defaultPrevented).toBe(false);
    point('pointerdown', link());
    wait(600);
    expect(entries()).toEqual([]);
  });

  it('opens no menu with a mouse', async () => {
    const wait = await show();
    point('pointerdown', link(), { pointerType: 'mouse' });
    wait(600);
    await settle();
    expect(entries()).toEqual([]);
  });
});
