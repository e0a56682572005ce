import { describeConformance } from '@tackboard/conformance';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { samplePage } from '../../test-data/page.js';
import { NavigationHeader, type NavigationHeaderProps } from './navigation-header.js';

afterEach(cleanup);

const viewer = { isAuth: true, id: '42', fullName: 'Mina Keller', username: 'mina' };
const pageOf = (context: object = {}) => samplePage({ viewer, ...context });

function show(props: NavigationHeaderProps = {}, context: object = {}) {
  const { container } = render(pageOf(context).inside(<NavigationHeader {...props} />));
  return container.querySelector('header')!;
}

const links = () =>
  screen
    .getAllByRole('link')
    .map((link) => [
      link.getAttribute('aria-label') ?? link.lastElementChild?.textContent,
      link.getAttribute('href'),
    ]);

describe('NavigationHeader', () => {
  describeConformance(<NavigationHeader />, { element: HTMLElement, inside: pageOf().inside });

  it('links to home, the pages and the profile (S1 §2)', () => {
    show({ hrefs: { conversations: '/conversation/5' } });
    expect(links()).toEqual([
      ['Tackboard, home', '/'],
      ['Home', '/'],
      ['Today', '/today'],
      ['Create', '/pin-creation-tool'],
      ['News', '/notifications/'],
      ['Messages', '/conversation/5'],
      ['Your profile', '/mina/'],
    ]);
  });

  it('is 80 px high on desktop, and 64 px on phones, with home and profile only (S1 §9)', () => {
    expect(show().dataset['height']).toBe('80');
    cleanup();
    expect(show({}, { device: 'mobile' }).dataset['height']).toBe('64');
    expect(links().map(([name]) => name)).toEqual(['Tackboard, home', 'Home', 'Your profile']);
  });

  it('marks the current page with aria-current', () => {
    show({ current: 'today' });
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Today');
  });

  it('calls onOpen with the button in place of a link', async () => {
    const open = vi.fn();
    show({ onOpen: { news: open }, unread: { news: 120 } });
    const button = screen.getByRole('button', { name: 'News, 99+ new' });
    await userEvent.click(button);
    expect(open).toHaveBeenCalledExactlyOnceWith(button);
  });

  it('shows "Log in" and "Sign up" to visitors', async () => {
    const onLogIn = vi.fn();
    const onSignUp = vi.fn();
    show({ onLogIn, onSignUp }, { viewer: { isAuth: false } });
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
    expect([onLogIn, onSignUp].map((call) => call.mock.calls.length)).toEqual([1, 1]);
    expect(links().map(([name]) => name)).toEqual(['Tackboard, home', 'Home', 'Today']);
  });

  it('renders end as its last child', () => {
    show({ end: <button type="button">Switch account</button> });
    expect(screen.getByRole('banner').lastElementChild?.textContent).toBe('Switch account');
  });

  it('uses the brand in the name of the logo', () => {
    render(samplePage({ viewer, brand: 'Corkwall' }).inside(<NavigationHeader />));
    expect(screen.getByRole('link', { name: 'Corkwall, home' })).toBeVisible();
  });
});
