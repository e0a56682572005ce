import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PinCardRoot } from '../card/pin-card-root.js';
import { people, pictures, samplePin } from '../../test-data/pins.js';
import { samplePage, type SampleOptions } from '../../test-data/page.js';
import { MoreButton, type MoreButtonProps } from './more-button.js';

const pin = samplePin('1', pictures.dunes, { title: 'Dune study', pinner: people.lena });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(
  context: object,
  props: MoreButtonProps = {},
  shown = pin,
  options: SampleOptions = {},
) {
  render(
    samplePage({ viewer: { isAuth: false }, ...context, ...options }).inside(
      <PinCardRoot pin={shown} surface="AuthHomefeed">
        <MoreButton {...props} />
      </PinCardRoot>,
    ),
  );
  return screen.queryByRole('button', { name: 'More options: Dune study' });
}

async function press(button: HTMLElement | null) {
  await userEvent.click(button!);
  await act(() => vi.dynamicImportSettled());
}

describe('MoreButton (S3 §6)', () => {
  it('opens the menu for signed-in viewers on any device', async () => {
    await press(show({ viewer: { isAuth: true, id: '42' }, device: 'mobile' }));
    expect(screen.getByRole('menu')).toBeVisible();
  });

  it('renders nothing for visitors', () => {
    expect(show({})).toBeNull();
  });

  it('opens the menu for visitors on desktop with onTap', async () => {
    const onTap = vi.fn();
    await press(show({}, { onTap }));
    expect(screen.getByRole('menu')).toBeVisible();
    expect(onTap).not.toHaveBeenCalled();
  });

  it('has the link to the site of the pin on touch, where no domain chip shows', async () => {
    const linked = { ...pin, domain: 'a.example', link: 'https://a.example/1' };
    const openLink = vi.fn();
    const changes = { viewer: { isAuth: true, id: '42' } };
    await press(show(changes, {}, linked, { navigation: { openLink } }));
    expect(screen.queryByRole('menuitem', { name: 'Open a.example' })).toBeNull();
    cleanup();
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(hover: none)' }));
    await press(show(changes, {}, linked, { navigation: { openLink } }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Open a.example' }));
    await act(() => vi.dynamicImportSettled());
    await vi.waitFor(() => expect(openLink).toHaveBeenCalledExactlyOnceWith('https://a.example/1'));
  });

  it('calls onTap for visitors on mobile', async () => {
    const onTap = vi.fn();
    const button = show({ device: 'mobile' }, { onTap });
    expect(button?.hasAttribute('aria-haspopup')).toBe(false);
    await press(button);
    expect(onTap).toHaveBeenCalledExactlyOnceWith(pin);
    expect(screen.queryByRole('menu')).toBeNull();
  });
});
