import { describeConformance } from '@tackboard/conformance';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { samplePage } from '../../test-data/page.js';
import { NavigationFooter, type NavigationFooterProps } from './navigation-footer.js';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 10, 20);

const member = { isAuth: true, id: '42', fullName: 'Mina Keller', username: 'mina' };

function show(viewer: object = member, props: NavigationFooterProps = {}) {
  const context = { viewer: { isAuth: true, ...viewer }, now: NOW, device: 'mobile' as const };
  const { container } = render(samplePage({ ...context }).inside(<NavigationFooter {...props} />));
  return container.querySelector('nav')!;
}

function scrollTo(top: number) {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: top });
  act(() => void window.dispatchEvent(new Event('scroll')));
}

afterEach(() => {
  cleanup();
  scrollTo(0);
});

describe('NavigationFooter', () => {
  describeConformance(<NavigationFooter />, {
    element: HTMLElement,
    inside: samplePage({ viewer: member }).inside,
  });

  it.each([
    ['a new account', { ...member, createdAt: NOW - DAY_MS }, '64'],
    ['an account of 28 days', { ...member, createdAt: NOW - 28 * DAY_MS }, '52'],
    ['an account of unknown age', member, '52'],
    ['a visitor', { isAuth: false, createdAt: NOW - DAY_MS }, '52'],
  ])('for %s is %s px high (S1 §9)', (_, viewer, height) => {
    expect(show(viewer).dataset['height']).toBe(height);
  });

  it('has the entries of the host after those of a visitor (S1 §2)', () => {
    const children = (
      <li>
        <a href="/search/">Search</a>
      </li>
    );
    show({ isAuth: false }, { children });
    const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(links).toEqual(['Home', 'Today', 'Search']);
  });

  it('is 0 px high after scrolling down, and shows again after scrolling up (S1 §4)', () => {
    const footer = show();
    scrollTo(100);
    expect(footer.dataset['height']).toBe('0');
    scrollTo(60);
    expect(footer.dataset['height']).toBe('52');
  });

  it('in a frame follows the scroll position of the frame', () => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    const { body, defaultView: view } = frame.contentDocument!;
    render(samplePage({ viewer: member }).inside(<NavigationFooter />), {
      container: body.appendChild(body.ownerDocument.createElement('div')),
    });
    Object.defineProperty(view, 'scrollY', { configurable: true, value: 100 });
    act(() => void view!.dispatchEvent(new Event('scroll')));
    expect(body.querySelector('nav')?.dataset['height']).toBe('0');
    frame.remove();
  });

  it('shows when it gets focus', () => {
    const footer = show();
    scrollTo(100);
    fireEvent.focusIn(screen.getByRole('link', { name: 'Home' }));
    expect(footer.dataset['height']).toBe('52');
    scrollTo(120);
    expect(footer.dataset['height']).toBe('0');
  });

  it('follows isHidden instead of the scroll position', () => {
    const footer = show(member, { isHidden: false });
    scrollTo(100);
    expect(footer.dataset['height']).toBe('52');
    cleanup();
    expect(show(member, { isHidden: true }).dataset['height']).toBe('0');
  });

  it('ends with a link to the profile of the viewer', () => {
    show();
    expect(screen.getAllByRole('link').at(-1)?.getAttribute('href')).toBe('/mina/');
    cleanup();
    show({ isAuth: false });
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home', 'Today']);
  });
});
