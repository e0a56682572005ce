import { describeConformance, nestedInteractive } from '@tackboard/conformance';
import type { Pin } from '@tackboard/domain';
import { flush } from '@tackboard/machines/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { settle } from '../settle.test.fixture.js';
import { boards, people, pictures, samplePin } from '../../test-data/pins.js';
import { samplePage, viewer } from '../../test-data/page.js';
import { PinCard } from './pin-card.js';

const pin = samplePin('1', pictures.dunes, {
  title: 'Dune study',
  altText: 'Layers of dunes under a low sun',
  pinner: people.lena,
});

/** The name as servers send it. */
const CUSTOM_ACTIVATION = 'custom_activation';

afterEach(cleanup);

const saveButton = () => screen.getByRole('button', { name: /^Sav/ });

/** Waits until chunks have loaded and requests have settled. */

function show(shown: Pin, page = samplePage(), surface = 'AuthHomefeed') {
  return { ...page, ...render(page.inside(<PinCard pin={shown} surface={surface} />)) };
}

describe('PinCard', () => {
  describeConformance(<PinCard pin={pin} surface="AuthHomefeed" />, {
    element: HTMLElement,
    inside: samplePage().inside,
  });

  it('has one link, to the pin, and Save beside it', () => {
    const { container } = show(pin);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Dune study' }).getAttribute('href')).toBe('/pin/1/');
    expect(screen.getByRole('button', { name: 'Save Dune study' })).toBeVisible();
    expect(nestedInteractive(container)).toEqual([]);
  });

  it('is an article with the name of its pin, unless its grid item is the article', () => {
    show(pin);
    expect(screen.getByRole('article', { name: 'Dune study' })).toBeVisible();
    cleanup();
    render(samplePage().inside(<PinCard pin={pin} surface="AuthHomefeed" role="presentation" />));
    expect(document.querySelector('.tb-card')?.hasAttribute('aria-label')).toBe(false);
  });

  it('receives the focus first on its link, then on Save', async () => {
    show(pin);
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('link'));
    await userEvent.tab();
    expect(document.activeElement).toBe(saveButton());
  });

  it.each([
    ['the description of its picture', { title: '' }, 'Layers of dunes under a low sun'],
    ['the word "Pin"', { title: ' ', altText: '' }, 'Pin'],
  ])('without a title has the name of %s', (_, changes, name) => {
    show({ ...pin, ...changes });
    expect(screen.getByRole('link', { name })).toBeVisible();
    expect(screen.getByRole('button', { name: `Save ${name}` })).toBeVisible();
  });

  it('renders a pin with nothing but an id', () => {
    const { container } = show({ id: '9' });
    expect(screen.getByRole('link', { name: 'Pin' })).toBeVisible();
    expect(container.querySelector('img')).toBeNull();
  });

  it.each([
    ['Pin', {}],
    ['A lake', { altText: 'A lake' }],
    ['Lake', { title: 'Lake', altText: 'A lake' }],
  ])('without a picture shows "%s", once for screen readers', (text, changes) => {
    const { container } = show({ id: '9', ...changes });
    expect(container.querySelector('.tb-visual')?.textContent).toBe(text);
    expect(container.querySelector('.tb-visual p:not([aria-hidden="true"])')).toBeNull();
    expect(screen.getByRole('link', { name: text })).toBeVisible();
  });

  it('shows HTML in texts as text', () => {
    const { container } = show({ ...pin, title: '<b onclick="x">Hi</b>', altText: '<img src=x>' });
    expect(container.querySelector('b')).toBeNull();
    expect(screen.getByRole('link').textContent).toBe('<b onclick="x">Hi</b>');
  });

  it('reserves the box of its picture, at most 2.1 times as tall as wide', () => {
    const frame = (shown: Pin) =>
      show(shown).container.querySelector<HTMLElement>('.tb-visual')?.style.aspectRatio;
    expect(frame(samplePin('2', pictures.alps))).toBe('1000 / 473');
    cleanup();
    expect(frame(samplePin('3', pictures.tallBlocks))).toBe('1000 / 2100');
    cleanup();
    expect(frame({ id: '4' })).toBe('1000 / 1000');
  });

  it('shows the description on the dominant colour when its picture fails to load', () => {
    const { container } = show(pin);
    fireEvent.error(container.querySelector('img') as Element);
    expect(container.querySelector('img')).toBeNull();
    const failed = screen.getByText('Layers of dunes under a low sun').parentElement;
    expect(failed?.style.backgroundColor).toBe('rgb(217, 118, 60)');
  });

  it('loads another picture of the pin after a failure', () => {
    const page = samplePage();
    const { container, rerender } = show(pin, page);
    fireEvent.error(container.querySelector('img') as Element);
    const mended = samplePin('1', pictures.lake);
    rerender(page.inside(<PinCard pin={mended} surface="AuthHomefeed" />));
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/prints/lake.svg');
  });

  it('saves with one press and shows the board (S1 §4 §8)', async () => {
    const { server, clock } = show(pin);
    server.setMode('by-hand');
    await userEvent.dblClick(saveButton());
    await settle();
    expect(server.count('save')).toBe(1);
    expect(screen.getByRole('button', { name: 'Saving… Dune study' })).toBeVisible();
    act(() => server.calls[0]?.respond());
    await settle();
    expect(screen.getByRole('button', { name: 'Saved Dune study' })).toBeVisible();
    expect(screen.getByText('Saved!')).toBeVisible();
    expect(screen.getByRole('status').textContent).toBe('');
    act(() => clock.advance(100));
    expect(screen.getByRole('status').textContent).toBe('Saved to Desert printsChange');
    act(() => clock.advance(850));
    expect(screen.getAllByText('Saved to Desert prints')).toHaveLength(2);
    expect(screen.getByRole('article').hasAttribute('data-newly-saved')).toBe(true);
  });

  it('unsaves a saved pin', async () => {
    const { server, clock } = show({ ...pin, pinnedToBoard: boards.posters });
    server.put('42', '1', boards.posters);
    expect(screen.getByText('Saved to Posters')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Saved Dune study' }));
    await settle();
    expect(screen.getByRole('button', { name: 'Save Dune study' })).toBeVisible();
    act(() => clock.advance(100));
    expect(screen.getByRole('status').textContent).toBe('Pin deleted!Undo');
    expect(screen.getByText('Lena Adler')).toBeVisible();
  });

  it('replaces the toast of a save by that of its unsave', async () => {
    const { clock } = show(pin);
    await userEvent.click(saveButton());
    await settle();
    act(() => clock.advance(1000));
    expect(screen.getByRole('status').textContent).toBe('Saved to Desert printsChange');
    await userEvent.click(screen.getByRole('button', { name: 'Saved Dune study' }));
    await settle();
    act(() => clock.advance(200));
    expect(screen.getByRole('status').textContent).toBe('Pin deleted!Undo');
  });

  it('shows the former state and an error toast when a save fails (S1 §8)', async () => {
    const { server, clock } = show(pin);
    server.setMode('by-hand');
    await userEvent.click(saveButton());
    await settle();
    await act(async () => {
      server.calls[0]?.refuse();
      await flush();
    });
    expect(screen.getByRole('button', { name: 'Save Dune study' })).toBeVisible();
    act(() => clock.advance(100));
    expect(screen.getByRole('status').textContent).toBe('Sorry! Something went wrong on our end.');
  });

  it('prompts a visitor to log in, and has no footer for them (S1 §4 §6)', async () => {
    const onLogin = vi.fn();
    const page = samplePage({ viewer: { isAuth: false }, navigation: { promptLogin: onLogin } });
    const { server } = show(pin, page);
    expect(screen.queryByText('Lena Adler')).toBeNull();
    expect(screen.getByText('Open')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Save Dune study' }));
    expect(onLogin).toHaveBeenCalledExactlyOnceWith({ reason: 'save', pin });
    expect(server.count('save')).toBe(0);
  });

  it('labels an ad once, also for visitors without a footer (S1 §5 §6)', () => {
    const promoted = { ...pin, isPromoted: true };
    show(promoted, samplePage({ viewer: { isAuth: false } }));
    expect(screen.getAllByText('Promoted')).toHaveLength(1);
    cleanup();
    show(promoted);
    expect(screen.getAllByText(/^Promoted/)).toHaveLength(1);
  });

  it('shows no toast in the custom activation experiments (S1 §8)', async () => {
    const context = { viewer, experiments: { [CUSTOM_ACTIVATION]: 'enabled' } };
    const { clock } = show(pin, samplePage({ ...context }));
    await userEvent.click(saveButton());
    await settle();
    expect(screen.getByRole('button', { name: 'Saved Dune study' })).toBeVisible();
    act(() => clock.advance(100));
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it.each([
    ['a promoted pin that its owner may remove', { promotedIsRemovable: true }, 'AuthHomefeed'],
    ['the catalog', {}, 'ShoppingCatalogsProductsMetadata'],
  ])('has no Save for %s (S1 §5)', (_, changes, surface) => {
    show({ ...pin, ...changes }, samplePage(), surface);
    expect(screen.queryByRole('button', { name: /^Sav/ })).toBeNull();
  });

  it.each([
    ['a video', { videos: { duration: 24_000 } }, '0:24', 'Video, 0:24'],
    ['five pictures', { carouselData: { carouselSlots: [{}, {}, {}, {}, {}] } }, '5', '5 pictures'],
  ])('shows a badge for %s (S3 §5 §6)', async (_, changes, shown, label) => {
    show({ ...pin, ...changes });
    await settle();
    expect(screen.getByText(shown).getAttribute('aria-hidden')).toBe('true');
    expect(screen.getByText(label)).toBeVisible();
  });

  it.each([
    [{ isOosProduct: true }, 'Sold out'],
    [{ isStaleProduct: true }, 'See price on site'],
  ])('shows a badge for %j to members and visitors (S1 §4 §8)', async (changes, text) => {
    show({ ...pin, ...changes });
    await settle();
    expect(screen.getByText(text)).toBeVisible();
    cleanup();
    show({ ...pin, ...changes }, samplePage({ viewer: { isAuth: false } }));
    await settle();
    expect(screen.getByText(text)).toBeVisible();
  });

  it('links to the page that the pin is from, in a new tab', async () => {
    const { container } = show({ ...pin, domain: 'a.example', link: 'https://a.example/1' });
    await settle();
    const chip = screen.getByRole('link', { name: 'Open a.example' });
    expect(chip.getAttribute('href')).toBe('https://a.example/1');
    expect(chip.getAttribute('target')).toBe('_blank');
    expect(chip.getAttribute('rel')).toBe('noopener nofollow');
    expect(nestedInteractive(container)).toEqual([]);
  });

  it('never links to a script', async () => {
    show({ ...pin, domain: 'a.example', link: 'javascript:alert(1)' });
    await settle();
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('shows a placeholder without actions for a removed story (S1 §2 §4)', async () => {
    show({ ...pin, storyPinData: { isDeleted: true } });
    await settle();
    expect(screen.getByText('Unavailable')).toBeVisible();
    expect(screen.getByText('Removed by the creator')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('renders an empty box and reports the error when it throws', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const onError = vi.fn();
    const page = samplePage({ onError });
    const thrower = {
      ...pin,
      get isPromoted(): boolean {
        throw new RangeError('broken pin');
      },
    };
    const { container } = show(thrower, page);
    expect(container.querySelector('.tb-card-failed')).toBeVisible();
    expect(onError.mock.calls[0]?.[0]).toMatchObject({ pin: { id: '1' } });
    expect(onError.mock.calls[0]?.[0].error).toBeInstanceOf(RangeError);
    vi.restoreAllMocks();
  });
});
