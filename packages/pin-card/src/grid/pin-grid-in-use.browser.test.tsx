import { act, cleanup, render } from '@testing-library/react';
import type { Pin } from '@tackboard/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useInternals } from '../client/tackboard-context.js';
import {
  sample,
  all,
  Grid,
  show,
  items,
  indexOf,
  indices,
  painted,
  scrollTo,
  blanks,
  freshPage,
} from './pin-grid.test.fixture.js';

beforeEach(freshPage);
afterEach(cleanup);

describe('a card that is in use stays', () => {
  it('while it has the focus', async () => {
    show(<Grid />);
    const link = items()[3]!.querySelector('a')!;
    act(() => link.focus({ preventScroll: true }));
    await scrollTo(30_000);
    expect(document.activeElement).toBe(link);
    expect(indices()[0]).toBe(3);
    act(() => link.blur());
    await scrollTo(31_000);
    expect(indices()).not.toContain(3);
  });

  it('while it has the focus inside a shadow tree', async () => {
    const place = document.body.appendChild(document.createElement('div'));
    const root = place.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [...document.styleSheets].map((from) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync([...from.cssRules].map(({ cssText }) => cssText).join(' '));
      return sheet;
    });
    const container = root.appendChild(document.createElement('div'));
    render(sample.inside(<Grid />), { container });
    const link = items(root)[3]!.querySelector('a')!;
    act(() => link.focus({ preventScroll: true }));
    await scrollTo(30_000);
    expect(root.activeElement).toBe(link);
    place.remove();
  });

  it('while it has the focus and pins are prepended', async () => {
    const { rerender } = show(<Grid pins={all.slice(60)} />);
    const link = items()[3]!.querySelector('a')!;
    act(() => link.focus({ preventScroll: true }));
    rerender(<Grid pins={all} />);
    await painted();
    expect(document.activeElement).toBe(link);
    expect(link.closest('[aria-posinset]')?.ariaPosInSet).toBe('64');
  });

  it.each([
    ['aria-expanded', 'true'],
    ['data-open', ''],
  ])('while something in it is open: %s', async (name, value) => {
    show(<Grid />);
    const link = items()[3]!.querySelector('a')!;
    link.setAttribute(name, value);
    await scrollTo(30_000);
    expect(link.isConnected).toBe(true);
    link.removeAttribute(name);
    await scrollTo(31_000);
    expect(link.isConnected).toBe(false);
  });

  it.each([3, 12])('while another card of its pin is removed and added: card %i', async (index) => {
    const pins = all.map((pin, at) => (at === 3 || at === 12 ? { ...pin, id: '5000' } : pin));
    show(<Grid pins={pins} />);
    const link = items()[index]!.querySelector('a')!;
    link.focus({ preventScroll: true });
    for (const top of [30_000, 0, 30_000]) {
      await scrollTo(top);
      expect(document.activeElement).toBe(link);
      expect(indexOf(link.closest('[aria-posinset]')!)).toBe(index);
    }
  });

  it('while a layer of the page belongs to it', async () => {
    function Opener({ pin }: { readonly pin: Pin }) {
      const { core } = useInternals('Opener');
      const open = (anchor: HTMLElement) =>
        core.layers.open({ load: async () => () => <p>Opened</p>, props: {}, anchor });
      return (
        <button type="button" onClick={({ currentTarget }) => open(currentTarget)}>
          {pin.id}
        </button>
      );
    }
    show(<Grid renderCard={({ pin }) => <Opener pin={pin} />} />);
    const button = items()[3]!.querySelector('button')!;
    await act(async () => button.click());
    await vi.waitUntil(() => document.body.textContent?.includes('Opened'));
    await scrollTo(30_000);
    expect(button.isConnected).toBe(true);
  });

  it('and the next card receives its focus when it is removed', async () => {
    const { rerender } = show(<Grid />);
    act(() => items()[3]!.querySelector('a')!.focus());
    const nextId = items()[4]!.textContent;
    rerender(<Grid pins={all.filter((_, index) => index !== 3)} />);
    expect(document.activeElement?.textContent).toBe(nextId);
    await scrollTo(30_000);
    expect(document.activeElement?.textContent).toBe(nextId);
    rerender(<Grid pins={all.slice(4, 5)} />);
    expect(document.activeElement?.textContent).toBe(nextId);
  });

  it('and a removed pin does not move the focus from elsewhere', () => {
    const { rerender } = show(<Grid />);
    act(() => items()[3]!.querySelector('a')!.focus());
    act(() => (document.activeElement as HTMLElement).blur());
    rerender(<Grid pins={all.filter((_, index) => index !== 3)} />);
    expect(document.activeElement).toBe(document.body);
  });
});

describe('a feed', () => {
  it('is a list of articles, busy while a page is pending; Page Up and Page Down move between them', async () => {
    show(
      <>
        <a href="/before">before</a>
        <Grid role="feed" isFetchingNextPage />
        <a href="/after">after</a>
      </>,
    );
    const feed = document.querySelector('[role="feed"]')!;
    expect(feed.getAttribute('aria-busy')).toBe('true');
    expect(items()[0]!.getAttribute('role')).toBe('article');
    expect(items()[0]!.getAttribute('aria-posinset')).toBe('1');
    expect(items()[0]!.getAttribute('aria-setsize')).toBe('-1');
    act(() => items()[0]!.querySelector('a')!.focus());
    await userEvent.keyboard('{PageDown}');
    await expect.poll(() => document.activeElement, { timeout: 8000 }).toBe(items()[1]);
    await userEvent.keyboard('{PageDown}');
    expect(document.activeElement).toBe(items()[2]);
    await userEvent.keyboard('{PageUp}');
    expect(document.activeElement).toBe(items()[1]);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    expect(document.activeElement?.textContent).toBe('after');
    await scrollTo(0);
    act(() => items()[1]!.focus());
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    expect(document.activeElement?.textContent).toBe('before');
  });

  it('moves past the rendered cards', async () => {
    show(<Grid role="feed" />);
    act(() => items()[0]!.focus());
    await userEvent.keyboard('{PageDown}');
    await expect.poll(() => document.activeElement, { timeout: 8000 }).toBe(items()[1]);
    for (let press = 1; press < 60; press++) await userEvent.keyboard('{PageDown}');
    expect(document.activeElement?.ariaPosInSet).toBe('61');
    const { top, bottom } = document.activeElement!.getBoundingClientRect();
    expect(bottom).toBeGreaterThan(0);
    expect(top).toBeLessThan(window.innerHeight);
  });

  it('follows the viewport when a list becomes a feed', async () => {
    const { rerender } = show(<Grid />);
    rerender(<Grid role="feed" />);
    await scrollTo(6000);
    expect(blanks()).toBe(0);
    expect(items()[0]!.getAttribute('role')).toBe('article');
  });
});

describe('arrow keys', () => {
  it.each(['ltr', 'rtl'] as const)('move the focus in their direction, %s', async (dir) => {
    document.documentElement.dir = dir;
    show(<Grid hasArrowKeys />);
    await painted();
    const box = () => document.activeElement!.closest('[aria-posinset]')!.getBoundingClientRect();
    act(() => items()[1]!.querySelector('a')!.focus());
    const start = box();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => box().top).toBe(start.bottom + 16);
    const below = box();
    expect(below.left).toBe(start.left);
    await userEvent.keyboard('{ArrowRight}');
    expect(box().left).toBe(below.right + 16);
    await userEvent.keyboard('{ArrowLeft}');
    expect(box().left).toBe(below.left);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(box().top).toBe(0);
  });

  it('do nothing unless they are enabled', async () => {
    show(<Grid />);
    const link = items()[1]!.querySelector('a')!;
    act(() => link.focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(link);
  });
});
