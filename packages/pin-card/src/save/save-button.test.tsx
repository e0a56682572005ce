import { describeConformance } from '@tackboard/conformance';
import type { Board, Pin, Viewer } from '@tackboard/domain';
import { createSignedOutSaves } from '@tackboard/machines';
import { createMemoryStorage } from '@tackboard/machines/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { settle } from '../settle.test.fixture.js';
import { PinCardRoot } from '../card/pin-card-root.js';
import { boards, people, pictures, samplePin } from '../../test-data/pins.js';
import { type SampleOptions, samplePage, viewer } from '../../test-data/page.js';
import { SaveButton, type SaveButtonProps } from './save-button.js';

const pin = samplePin('1', pictures.dunes, { title: 'Dune study', pinner: people.lena });
const other = samplePin('2', pictures.lake, { title: 'Lake' });
const third = samplePin('3', pictures.coffee, { title: 'Cup' });

const listBoards = async () => ({ items: [boards.desert, boards.posters] });
const createBoard = async ({ name }: { readonly name: string }): Promise<Board> => ({
  id: 'new',
  name,
});

/** The name of the experiment as servers send it. */
const QUICK_SAVE = 'quick_save';

afterEach(cleanup);

/** Waits until chunks have loaded and requests have settled. */

interface Setup extends SampleOptions {
  readonly facts?: Partial<Viewer>;
  readonly pins?: readonly Pin[];
  readonly props?: SaveButtonProps;
  readonly surface?: string;
}

function show({ facts, pins = [pin], props, surface = 'SearchItem', ...changes }: Setup = {}) {
  const page = samplePage({ viewer: { ...viewer, ...facts }, ...changes });
  const view = render(
    page.inside(
      pins.map((each) => (
        <PinCardRoot key={each.id} pin={each} surface={surface}>
          <SaveButton {...props} />
        </PinCardRoot>
      )),
    ),
  );
  return { ...page, ...view };
}

const button = (name: RegExp | string) => screen.getByRole('button', { name });
const press = async (name: RegExp | string) => {
  await userEvent.click(button(name));
  await settle();
};
const article = (id = '1') => document.querySelector(`[data-pin-id="${id}"]`);

describe('SaveButton', () => {
  describeConformance(<SaveButton />, {
    element: HTMLButtonElement,
    inside: (children) =>
      samplePage().inside(
        <PinCardRoot pin={pin} surface="SearchItem">
          {children}
        </PinCardRoot>,
      ),
  });

  it.each([
    ['inline', { surface: 'SearchItem' }],
    ['for a viewer who chooses a board each time', { facts: { saveBehavior: 1 } }],
  ])(
    'stores a press at once, whatever has loaded, when the browser is offline: %s (S1 §4 §8)',
    (_, setup: Setup) => {
      const storage = createMemoryStorage();
      const isOnline = () => false;
      show({
        ...setup,
        calls: { listBoards, createBoard },
        environment: { storage, isOnline, outbox: undefined } as object,
      });
      fireEvent.click(button('Save Dune study'));
      expect(article()?.getAttribute('data-save')).toBe('saving');
      expect(storage.keys()).toEqual(['tackboard:outbox:1:42:1']);
    },
  );

  it('saves after its code has loaded when it is pressed before (S1 §4)', async () => {
    const { server } = show();
    server.setMode('by-hand');
    act(() => button('Save Dune study').click());
    expect(article()?.getAttribute('data-save')).toBe('saving');
    expect(button('Saving… Dune study').getAttribute('aria-disabled')).toBe('true');
    await settle();
    expect(server.count('save')).toBe(1);
    act(() => server.calls[0]?.respond());
    await settle();
    expect(article()?.getAttribute('data-save')).toBe('saved');
    expect(button('Saved Dune study')).toBeVisible();
  });

  it('is as wide as its longer label in every state', async () => {
    const { container } = show();
    const label = () => container.querySelector('.tb-save-label');
    expect(label()?.getAttribute('data-widest')).toBe('Saved');
    await press('Save Dune study');
    expect(label()?.textContent).toBe('Saved');
    expect(label()?.getAttribute('data-widest')).toBe('Saved');
  });

  describe('its type (S1 §4 §5)', () => {
    it.each([
      ['a viewer with boards', {}, {}, 'inline'],
      ['a viewer without boards', { boardCount: 0 }, {}, 'classic'],
      ['the host’s choice', {}, { isPersistentOneClick: true }, 'persistentOneClickSave'],
    ])('%s', (_, facts, props, type) => {
      show({ facts, props });
      expect(button(/^Save /).dataset['type']).toBe(type);
    });

    it.each([
      ['a promotion that its owner may remove', { pins: [{ ...pin, promotedIsRemovable: true }] }],
      ['the catalog products metadata', { surface: 'ShoppingCatalogsProductsMetadata' }],
      ['the profile manager', { surface: 'ProfileManager' }],
      ['a bot', { viewer, isBot: true }],
    ])('is none for %s', (_, setup) => {
      show(setup);
      expect(screen.queryByRole('button')).toBeNull();
    });
  });

  describe('the board beside it', () => {
    it('is plain text without the call listBoards', () => {
      const { container } = show();
      expect(container.querySelector('.tb-save-target')?.textContent).toBe('Desert prints');
      expect(screen.getAllByRole('button')).toHaveLength(1);
    });

    it('does not show beside a persistent one-click button (S1 §4)', async () => {
      const { container } = show({
        calls: { listBoards },
        props: { isPersistentOneClick: true },
      });
      await settle();
      expect(container.querySelector('.tb-save-target')).toBeNull();
      await press('Save Dune study');
      expect(container.querySelector('a.tb-save-target')?.textContent).toBe('Desert prints');
    });

    it('opens the picker, and the picked board is the target of this save and the next', async () => {
      const { server } = show({ calls: { listBoards }, pins: [pin, other] });
      const choose = button('Desert prints. Choose a board: Dune study');
      expect(choose.getAttribute('aria-haspopup')).toBe('dialog');
      await press('Desert prints. Choose a board: Dune study');
      expect(choose.getAttribute('aria-expanded')).toBe('true');
      await press('Posters');
      expect(server.hold('42', '1')).toEqual({ id: '1', pinnedToBoard: boards.posters });
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(document.activeElement).toBe(button('Saved Dune study'));
      expect(button('Posters. Choose a board: Lake')).toBeVisible();
      await press('Save Lake');
      expect(server.hold('42', '2')).toEqual({ id: '2', pinnedToBoard: boards.posters });
    });

    it('links to the picked section (S1 §2)', async () => {
      const section = { id: 's1', title: 'Sky', slug: 'sky' };
      const { clock } = show({
        calls: { listBoards, listSections: async () => ({ items: [section] }) },
        surface: 'VisualInspirationPin',
      });
      await press('Desert prints. Choose a board: Dune study');
      await press('Sections of Posters');
      await press('Sky');
      act(() => clock.advance(100));
      expect(screen.getByText('Saved to Sky')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Sky' }).getAttribute('href')).toBe(
        '/mina/posters/sky/',
      );
    });

    it('links to the board of a saved pin (S1 §2), with its name cut to 22 characters (S1 §5)', async () => {
      const board = { id: '9', name: 'x'.repeat(23), url: '/mina/long/' };
      show({ pins: [{ ...pin, pinnedToBoard: board }], surface: 'VisualInspirationPin' });
      const link = screen.getByRole('link', { name: `${'x'.repeat(22)}…` });
      expect(link.getAttribute('href')).toBe('/mina/long/');
    });

    it('is hidden from screen readers when the footer has the same link', () => {
      const { container } = show({ pins: [{ ...pin, pinnedToBoard: boards.posters }] });
      const link = container.querySelector('a.tb-save-target');
      expect(link?.getAttribute('aria-hidden')).toBe('true');
      expect(link?.getAttribute('tabindex')).toBe('-1');
    });

    it.each([
      ['its owner', { owner: { id: '42' } }, 'BaseBoardPinGrid', 'Posters'],
      ['a collaborator', { collaboratedByMe: true }, 'BaseBoardPinGrid', 'Posters'],
      ['another viewer', { owner: { id: '7' } }, 'BaseBoardPinGrid', 'Desert prints'],
      ['its owner on another surface', { owner: { id: '42' } }, 'SearchItem', 'Desert prints'],
    ])('is the board of the grid for %s (S1 §6)', async (_title, facts, surface, expected) => {
      const board = { ...boards.posters, ...facts };
      const { container, server } = show({ pins: [{ ...pin, board }], surface });
      expect(container.querySelector('.tb-save-target')?.textContent).toBe(expected);
      await press('Save Dune study');
      expect(server.hold('42', '1')?.pinnedToBoard?.name).toBe(expected);
    });

    it('links to the profile for a pin that is saved to it', () => {
      show({ pins: [{ ...pin, isSavedToProfile: true }], surface: 'VisualInspirationPin' });
      expect(screen.getByRole('link', { name: 'Profile' }).getAttribute('href')).toBe('/me/');
    });
  });

  describe('opens the board picker first', () => {
    it('for a viewer without boards, who creates one (S1 §4)', async () => {
      const { server } = show({
        facts: { boardCount: 0 },
        defaultBoard: undefined,
        calls: { listBoards: async () => ({ items: [] }), createBoard },
      });
      await press('Save Dune study');
      await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Dunes');
      await press('Create');
      expect(server.hold('42', '1')).toEqual({ id: '1', pinnedToBoard: { id: 'new' } });
      expect(article()?.getAttribute('data-save')).toBe('saved');
    });

    it('for a viewer who chooses the board at every save (S3 §3: save_behavior 1)', async () => {
      const { server } = show({ facts: { saveBehavior: 1 }, calls: { listBoards } });
      await press('Save Dune study');
      expect(server.count('save')).toBe(0);
      expect(screen.getByRole('dialog', { name: 'Choose a board' })).toBeVisible();
    });

    it('on touch, where no board shows beside Save', async () => {
      vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(hover: none)' }));
      const { server } = show({ calls: { listBoards } });
      await press('Save Dune study');
      vi.unstubAllGlobals();
      expect(server.count('save')).toBe(0);
      expect(screen.getByRole('dialog', { name: 'Choose a board' })).toBeVisible();
    });

    it('but not with a persistent one-click button', async () => {
      const { server } = show({
        facts: { saveBehavior: 1 },
        calls: { listBoards },
        props: { isPersistentOneClick: true },
      });
      await press('Save Dune study');
      expect(server.count('save')).toBe(1);
    });
  });

  describe('quick save (S3 §4.9)', () => {
    const experiments = { [QUICK_SAVE]: 'enabled' };

    it('saves to the board of quick saves', async () => {
      const findQuickSavesBoard = vi.fn(async () => ({ id: '99', name: 'Quick saves' }));
      const { container, server } = show({
        viewer,
        experiments,
        calls: { findQuickSavesBoard },
      });
      expect(container.querySelector('.tb-save-target')?.textContent).toBe('Quick saves');
      await press('Save Dune study');
      expect(findQuickSavesBoard).toHaveBeenCalledTimes(1);
      expect(server.hold('42', '1')).toEqual({ id: '1', pinnedToBoard: { id: '99' } });
    });

    it('without its call reports which call to add, and still saves', async () => {
      const onError = vi.fn();
      const { server } = show({ viewer, experiments, onError });
      await press('Save Dune study');
      expect(String(onError.mock.calls[0]?.[0].error)).toContain(
        'createTackboard({ calls: { findQuickSavesBoard: …',
      );
      expect(server.count('save')).toBe(1);
    });
  });

  describe('promote', () => {
    const pins = [{ ...pin, isQuickPromotable: true }];

    it('opens the host’s page and saves nothing', async () => {
      const openPromotePage = vi.fn();
      const { server } = show({ pins, navigation: { openPromote: openPromotePage } });
      await press('Promote Dune study');
      expect(openPromotePage).toHaveBeenCalledWith(pins[0]);
      expect(server.count('save')).toBe(0);
    });

    it('is Save without openPromote', () => {
      show({ pins });
      expect(button('Save Dune study').dataset['type']).toBe('inline');
    });
  });

  describe('on the local explore tab (S1 §2 §4)', () => {
    it('opens the repin page with its state, and saves nothing', async () => {
      const openRepinPage = vi.fn();
      const { server } = show({
        props: { variant: 'explore-local' },
        navigation: { openRepin: openRepinPage },
      });
      await press('Save Dune study');
      expect(openRepinPage).toHaveBeenCalledWith({
        pinId: '1',
        path: '/pin/1/repin',
        state: { isOneTapSave: true, previousLocation: '/' },
      });
      expect(server.count('save')).toBe(0);
    });

    it('opens it at once: a press needs no code that could fail to load', () => {
      const openRepin = vi.fn();
      show({ props: { variant: 'explore-local' }, navigation: { openRepin } });
      act(() => button('Save Dune study').click());
      expect(openRepin).toHaveBeenCalledTimes(1);
    });

    it('prompts a viewer with a limited login', async () => {
      const [openRepin, promptLogin] = [vi.fn(), vi.fn()];
      const props = { variant: 'explore-local' } as const;
      show({ facts: { isLimitedLogin: true }, props, navigation: { openRepin, promptLogin } });
      await press('Save Dune study');
      expect(promptLogin).toHaveBeenCalledExactlyOnceWith({ reason: 'save', pin });
      expect(openRepin).not.toHaveBeenCalled();
    });

    it('is Saved for a pin on a board', () => {
      show({
        props: { variant: 'explore-local' },
        pins: [
          { ...pin, pinnedToBoard: boards.posters },
          { ...other, isSavedToProfile: true },
        ],
      });
      expect(button('Saved Dune study')).toBeVisible();
      expect(button('Save Lake')).toBeVisible();
    });
  });

  describe('for a visitor', () => {
    const visitor = { viewer: { isAuth: false } };

    it('saves two pins, and prompts a login at the third (S1 §9)', async () => {
      const onLogin = vi.fn();
      const signedOutSaves = createSignedOutSaves({ storage: createMemoryStorage() });
      const { clock } = show({
        ...visitor,
        signedOutSaves,
        pins: [pin, other, third],
        navigation: { promptLogin: onLogin },
      });
      await press('Save Dune study');
      await press('Save Lake');
      await press('Save Cup');
      expect(signedOutSaves.list()).toEqual(['1', '2']);
      expect(onLogin).toHaveBeenCalledExactlyOnceWith({ reason: 'save', pin: third });
      act(() => clock.advance(100));
      expect(screen.getAllByText('Saved!')).toHaveLength(2);
      expect(screen.queryByText('Saved to Profile')).toBeNull();
    });

    it('keeps one quick save, and prompts for the second (S1 §4)', async () => {
      const signedOutSaves = createSignedOutSaves({ storage: createMemoryStorage() });
      const promptLogin = vi.fn();
      show({
        facts: { isAuth: false },
        pins: [pin, other],
        signedOutSaves,
        experiments: { [QUICK_SAVE]: 'enabled' },
        calls: { findQuickSavesBoard: async () => boards.posters },
        navigation: { promptLogin },
      });
      for (const button of screen.getAllByRole('button', { name: /^Save/ })) {
        await userEvent.click(button);
        await settle();
      }
      expect(signedOutSaves.list()).toEqual(['1']);
      expect(promptLogin).toHaveBeenCalledExactlyOnceWith({ reason: 'quickSave', pin: other });
    });

    it('prompts a login without signedOutSaves', async () => {
      const onLogin = vi.fn();
      show({ ...visitor, navigation: { promptLogin: onLogin } });
      await press('Save Dune study');
      expect(onLogin).toHaveBeenCalledExactlyOnceWith({ reason: 'save', pin });
    });
  });

  it.each([
    ['Save Dune study', pin, 'save'],
    ['Saved Dune study', { ...pin, pinnedToBoard: boards.posters }, 'unsave'],
  ])('prompts a limited login to log in again: %s (S3 §6)', async (name, shown, reason) => {
    const onLogin = vi.fn();
    const { server } = show({
      facts: { isLimitedLogin: true },
      pins: [shown],
      navigation: { promptLogin: onLogin },
    });
    await press(name);
    expect(onLogin).toHaveBeenCalledExactlyOnceWith({ reason, pin: shown });
    expect(server.count('save') + server.count('unsave')).toBe(0);
  });

  it('fails at once offline with an error toast, and can be pressed again', async () => {
    const { clock, server } = show({ environment: { isOnline: () => false } });
    await press('Save Dune study');
    act(() => clock.advance(100));
    expect(server.count('save')).toBe(0);
    expect(screen.getByRole('status').textContent).toBe('Sorry! Something went wrong on our end.');
    expect(button('Save Dune study').getAttribute('aria-disabled')).toBeNull();
  });

  it('shows the board in a toast with a link to change it (S1 §2)', async () => {
    const { clock } = show();
    await press('Save Dune study');
    act(() => clock.advance(100));
    expect(screen.getByText('Saved to Desert prints')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change' }).getAttribute('href')).toBe(
      '/pin/copy-1/repin/?isEditingPin=true&pinBoardId=51&isFromToast=true&originalPinId=1',
    );
  });

  it('unsaves a saved pin', async () => {
    const { server } = show({ pins: [{ ...pin, pinnedToBoard: boards.posters }] });
    server.setMode('by-hand');
    await press('Saved Dune study');
    expect(article()?.getAttribute('data-save')).toBe('deleting');
    act(() => server.calls[0]?.respond());
    await settle();
    expect(button('Save Dune study')).toBeVisible();
  });

  it('emits the id of the original pin with the save (S1 §4)', async () => {
    const onEvent = vi.fn();
    show({ onEvent, props: { originalPinId: '77' } });
    await press('Save Dune study');
    expect(onEvent).toHaveBeenCalledWith({
      name: 'pin-saved',
      pinId: '1',
      originalPinId: '77',
      boardId: '51',
      copyId: 'copy-1',
    });
  });
});
