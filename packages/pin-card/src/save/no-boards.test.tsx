import type { Pin, Viewer } from '@tackboard/domain';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { settle } from '../settle.test.fixture.js';
import { samplePage, type SampleOptions, viewer } from '../../test-data/page.js';
import { boards, people, pictures, samplePin } from '../../test-data/pins.js';
import { PinCard } from '../card/pin-card.js';

const pin = samplePin('1', pictures.dunes, { title: 'Dune study', pinner: people.lena });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Renders a card on a site without boards: it has `savePin`, `unsavePin` and `readPin`, and no default board. */
function show(shown: Pin = pin, facts: Partial<Viewer> = {}, options: SampleOptions = {}) {
  const page = samplePage({ defaultBoard: undefined, viewer: { ...viewer, ...facts }, ...options });
  const view = render(page.inside(<PinCard pin={shown} surface="AuthHomefeed" />));
  return { ...page, ...view };
}

const save = (name: string) => screen.getByRole('button', { name: `${name} Dune study` });
const press = async (name: string) => {
  await userEvent.click(save(name));
  await settle();
};
const status = () => document.querySelector('.tb-saved-status');

const VIEWERS: readonly (readonly [string, Partial<Viewer>])[] = [
  ['who has no count of boards', {}],
  ['without boards', { boardCount: 0 }],
  ['who chooses a board at every save', { saveBehavior: 1 }],
];

const PRESSES: Readonly<Record<string, () => Promise<void>>> = {
  mouse: () => userEvent.click(save('Save')),
  touch: async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(hover: none)' }));
    await userEvent.pointer({ keys: '[TouchA]', target: save('Save') });
  },
  keyboard: async () => {
    save('Save').focus();
    await userEvent.keyboard('{Enter}');
  },
};

describe('a site without boards', () => {
  describe.each(VIEWERS)('for a viewer %s', (_, facts) => {
    it.each(Object.entries(PRESSES))('saves at once by %s', async (_way, pressSave) => {
      const { server } = show(pin, facts);
      await settle();
      await pressSave();
      await settle();
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(server.hold('42', '1')).toEqual({ id: '1', isSavedToProfile: true });
      expect(save('Saved')).toBeVisible();
    });
  });

  it('says "Saved!" and then "Saved", without a place and a link', async () => {
    const { clock, container } = show();
    expect(container.textContent).not.toMatch(/board|profile/i);
    await press('Save');
    expect(status()?.textContent).toBe('Saved!');
    act(() => clock.advance(100));
    expect(screen.getAllByText('Saved!')).toHaveLength(2);
    expect(screen.queryByRole('link', { name: 'Change' })).toBeNull();
    act(() => clock.advance(850));
    expect(status()?.textContent).toBe('Saved');
    expect(status()?.querySelector('a')).toBeNull();
    expect(container.querySelector('.tb-save-target')).toBeNull();
    expect(document.body.textContent).not.toMatch(/board|profile/i);
  });

  it.each([
    ['isSaved', { isSaved: true }],
    ['a board that the server sent', { pinnedToBoard: boards.posters }],
  ])('shows a saved pin as saved: %s', (_, saved) => {
    const { container } = show({ ...pin, ...saved });
    expect(save('Saved')).toBeVisible();
    expect(status()?.textContent).toBe('Saved');
    expect(container.textContent).not.toMatch(/board|profile|Posters/i);
  });

  it('says "Removed" after an unsave, with Undo', async () => {
    const { clock, server } = show({ ...pin, isSaved: true });
    await press('Saved');
    act(() => clock.advance(100));
    expect(screen.getByText('Removed')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await settle();
    expect(server.hold('42', '1')).toEqual({ id: '1', isSavedToProfile: true });
  });

  it('does not speak of deleting when an unsave fails', async () => {
    const { clock, server } = show({ ...pin, isSaved: true });
    server.setMode('by-hand');
    await press('Saved');
    act(() => server.calls[0]?.refuse());
    await settle();
    act(() => clock.advance(100));
    expect(screen.getByText('Sorry! Something went wrong on our end.')).toBeVisible();
    expect(save('Saved')).toBeVisible();
  });

  it('has no "Change board" in the menu of a saved pin', async () => {
    show({ ...pin, pinnedToBoard: boards.posters });
    await userEvent.click(screen.getByRole('button', { name: 'More options: Dune study' }));
    await settle();
    expect(screen.getByRole('menuitem', { name: 'Unsave' })).toBeVisible();
    expect(screen.getByRole('menu').textContent).not.toMatch(/board/i);
  });

  it.each([
    ['the call listBoards', { calls: { listBoards: async () => ({ items: [] }) } }],
    ['the call createBoard', { calls: { createBoard: async () => boards.posters } }],
    ['a default board', { defaultBoard: boards.desert }],
  ])('is none with %s', (_, options: SampleOptions) => {
    show({ ...pin, isSaved: true }, {}, options);
    expect(status()?.textContent).toBe('Saved to Profile');
  });
});
