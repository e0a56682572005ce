import type { CallName, Pin, TackboardCalls } from '@tackboard/domain';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { settle } from '../settle.test.fixture.js';
import { type SampleOptions, samplePage } from '../../test-data/page.js';
import { boards, people, pictures, samplePin } from '../../test-data/pins.js';
import { BoardActions } from '../boards/board-actions.js';
import { BoardSections, SectionActions } from '../boards/board-sections.js';
import { ProfileBoards } from '../boards/profile-boards.js';
import { ProfileHeader } from '../boards/profile-header.js';
import { PinCard } from '../card/pin-card.js';
import { PinCloseup } from '../closeup/pin-closeup.js';
import { FollowButton } from '../feedback/follow-button.js';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const other = { ...people.lena, explicitlyFollowedByMe: true };
const viewerAsUser = { id: '42', username: 'mina', fullName: 'Mina Keller' };
const pin = samplePin('1', pictures.dunes, { title: 'Dune study', pinner: other });
const own: Pin = { ...pin, pinner: viewerAsUser };
const board = { ...boards.posters, id: '52', owner: other };
const ownBoard = { ...board, owner: viewerAsUser };
const section = { id: 's1', title: 'Sky', slug: 'sky' };
const query = { sort: 'last_pinned_to', privacy: 'all' } as const;

const card = (shown: Pin) => <PinCard pin={shown} surface="AuthHomefeed" />;
const cardWith = (changes: Partial<Pin>) => card({ ...pin, ...changes });

const MORE = 'More options: Dune study';
const more = () => screen.queryByRole('button', { name: MORE });

/** Opens the menu of the card, if it has one. */
async function openMenu() {
  const button = more();
  if (button) await userEvent.click(button);
  await settle();
}

async function hidePin() {
  await openMenu();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Hide Pin' }));
  await settle();
}

interface Feature {
  /** The role and the name of the entry or button. */
  readonly entry: readonly ['button' | 'menuitem', string];
  readonly element: ReactElement;
  /** Each of them is needed; the entry is there with all of them. */
  readonly calls: readonly CallName[];
  /** Further calls that the test itself needs. */
  readonly alsoNeeds?: readonly CallName[];
  readonly before?: () => Promise<void>;
}

const PEOPLE = [
  'listCollaborators',
  'listBoardInvites',
  'listPeople',
  'inviteCollaborator',
  'removeCollaborator',
] as const;

const FEATURES: Readonly<Record<string, Feature>> = {
  'hide in the menu': {
    entry: ['menuitem', 'Hide Pin'],
    element: card(pin),
    calls: ['hidePin'],
    before: openMenu,
  },
  'report in the menu': {
    entry: ['menuitem', 'Report Pin'],
    element: card(pin),
    calls: ['reportPin'],
    before: openMenu,
  },
  'unfollow in the menu': {
    entry: ['menuitem', 'Unfollow Lena Adler'],
    element: card(pin),
    calls: ['followUser'],
    before: openMenu,
  },
  'delete in the menu': {
    entry: ['menuitem', 'Delete Pin'],
    element: card(own),
    calls: ['deletePin'],
    before: openMenu,
  },
  'unfollow the pinner of a hidden pin': {
    entry: ['button', 'Unfollow'],
    element: card(pin),
    calls: ['followUser'],
    alsoNeeds: ['hidePin'],
    before: hidePin,
  },
  'unfollow the board of a hidden pin': {
    entry: ['button', 'Unfollow'],
    element: cardWith({ board: { ...board, followedByMe: true } }),
    calls: ['followBoard'],
    alsoNeeds: ['hidePin'],
    before: hidePin,
  },
  'the board beside Save': {
    entry: ['button', 'Desert prints. Choose a board: Dune study'],
    element: card(pin),
    calls: ['listBoards'],
  },
  'the follow button of a person': {
    entry: ['button', 'Follow'],
    element: <FollowButton kind="user" followedId="7" followedName="Lena" isFollowed={false} />,
    calls: ['followUser'],
  },
  'the follow button of a board': {
    entry: ['button', 'Follow'],
    element: <FollowButton kind="board" followedId="7" followedName="Dunes" isFollowed={false} />,
    calls: ['followBoard'],
  },
  'the follow button of a topic': {
    entry: ['button', 'Follow'],
    element: <FollowButton kind="topic" followedId="7" followedName="Sand" isFollowed={false} />,
    calls: ['followTopic'],
  },
  'the follow button of a close-up': {
    entry: ['button', 'Following'],
    element: <PinCloseup pin={pin} />,
    calls: ['followUser'],
  },
  'the delete button of a close-up': {
    entry: ['button', 'Delete Pin'],
    element: <PinCloseup pin={own} />,
    calls: ['deletePin'],
  },
  'the followers of a board': {
    entry: ['button', 'Followers'],
    element: <BoardActions board={board} />,
    calls: ['listFollowers'],
  },
  'the people of a board': {
    entry: ['button', 'People'],
    element: <BoardActions board={ownBoard} />,
    calls: PEOPLE,
  },
  'editing a board': {
    entry: ['button', 'Edit'],
    element: <BoardActions board={ownBoard} />,
    calls: ['editBoard'],
  },
  'deleting a board': {
    entry: ['button', 'Delete'],
    element: <BoardActions board={ownBoard} />,
    calls: ['deleteBoard'],
  },
  'adding a section': {
    entry: ['button', 'Add section'],
    element: <BoardSections board={ownBoard} sections={[section]} />,
    calls: ['createSection'],
  },
  'renaming a section': {
    entry: ['button', 'Rename'],
    element: <SectionActions board={ownBoard} section={section} />,
    calls: ['editSection'],
  },
  'deleting a section': {
    entry: ['button', 'Delete'],
    element: <SectionActions board={ownBoard} section={section} />,
    calls: ['deleteSection'],
  },
  'creating a board on a profile': {
    entry: ['button', 'Create board'],
    element: (
      <ProfileBoards person={viewerAsUser} boards={[board]} query={query} onQuery={() => {}} />
    ),
    calls: ['createBoard'],
    alsoNeeds: ['listBoards'],
  },
  'following a profile': {
    entry: ['button', 'Following'],
    element: <ProfileHeader person={other} />,
    calls: ['followUser'],
  },
  'blocking a profile': {
    entry: ['button', 'More options: Lena Adler'],
    element: <ProfileHeader person={other} />,
    calls: ['blockUser'],
  },
};

const NO_CALLS: { readonly [Name in CallName]?: undefined } = {
  deletePin: undefined,
  listPeople: undefined,
  sendPin: undefined,
};

/** Renders an element on a site that has `savePin`, `unsavePin`, `readPin` and the named calls. */
async function show(element: ReactElement, names: readonly CallName[], options = {}) {
  const calls = Object.fromEntries(names.map((name) => [name, async () => ({ items: [] })]));
  const page = samplePage({
    ...options,
    calls: { ...NO_CALLS, ...calls } as Partial<TackboardCalls>,
  });
  render(page.inside(element));
  await act(() => page.ready());
  await settle();
  return page;
}

describe.each(Object.entries(FEATURES))('%s', (_, { entry, element, calls, ...rest }) => {
  const { alsoNeeds = [], before } = rest;
  const [role, name] = entry;
  const isShown = async (names: readonly CallName[]) => {
    await show(element, [...alsoNeeds, ...names]);
    await before?.();
    return screen.queryByRole(role, { name }) !== null;
  };

  it('is there with its calls', async () => {
    expect(await isShown(calls)).toBe(true);
  });

  it.each(calls)('is not there without %s', async (missing) => {
    expect(await isShown(calls.filter((call) => call !== missing))).toBe(false);
  });
});

describe('sending', () => {
  const send = () => screen.queryByRole('button', { name: 'Send: Dune study' });
  const inMenu = async () => {
    await openMenu();
    return screen.queryByRole('menuitem', { name: 'Send' });
  };
  const visitor: SampleOptions = {
    viewer: { isAuth: false },
    navigation: { openSend: undefined! },
  };

  it.each([
    ['a signed-in viewer', {}],
    ['a visitor', visitor],
  ])('is not offered to %s without listPeople and sendPin', async (_, options) => {
    await show(card(pin), [], options);
    expect(send()).toBeNull();
    expect(await inMenu()).toBeNull();
  });

  it.each([
    ['a signed-in viewer', {}],
    ['a visitor', visitor],
  ])('is offered to %s with them', async (_, options) => {
    await show(card(pin), ['listPeople', 'sendPin'], options);
    expect(send()).toBeVisible();
  });

  it('is in the menu with them', async () => {
    await show(card(pin), ['listPeople', 'sendPin']);
    expect(await inMenu()).toBeVisible();
  });

  it('is the page of a host that sends by itself, without them', async () => {
    const openSend = vi.fn();
    await show(card(pin), [], { navigation: { openSend } });
    await userEvent.click(send()!);
    await settle();
    expect(openSend).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: '1' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a menu', () => {
  const names = () => screen.queryAllByRole('menuitem').map(({ textContent }) => textContent);
  const NO_ENTRIES = { copyLink: false, downloadImage: false } as const;
  const noBoards: SampleOptions = { defaultBoard: undefined, navigation: {} };

  it('has what needs no call', async () => {
    await show(cardWith({ isPromoted: true, pinnedToBoard: boards.posters }), []);
    await openMenu();
    expect(names()).toEqual(["Why you're seeing this ad", 'Unsave', 'Download image', 'Copy link']);
  });

  it.each([
    ['a pin of someone else', pin],
    ['their own pin', own],
  ])('has no pages on a site without boards that names none: %s', async (_, shown) => {
    const pages = { edit: undefined!, tune: undefined! };
    await show(card(shown), [], { ...noBoards, navigation: pages });
    await openMenu();
    expect(names()).toEqual(['Download image', 'Copy link']);
  });

  it('has the pages that a site without boards names', async () => {
    const navigation = { edit: vi.fn(), tune: vi.fn() };
    await show(card(own), [], { ...noBoards, navigation });
    await openMenu();
    expect(names()).toEqual(['Edit Pin', 'Download image', 'Copy link', 'Tune your home feed']);
  });

  describe('without entries', () => {
    const options = { ...noBoards, menuActions: NO_ENTRIES };

    it('has no button, and a long press does nothing', async () => {
      const { clock } = await show(card(pin), [], options);
      expect(more()).toBeNull();
      const touch = { pointerType: 'touch', isPrimary: true, pointerId: 1 };
      fireEvent.pointerDown(screen.getByRole('article'), touch);
      act(() => clock.advance(600));
      await settle();
      expect(screen.queryByRole('menu')).toBeNull();
      const ownMenu = fireEvent.contextMenu(screen.getByRole('article'), touch);
      expect(ownMenu).toBe(true);
    });

    it('has a button for entries of the host alone', async () => {
      const select = vi.fn();
      const menuItems = ({ id }: Pin) => [
        { name: 'editor', text: 'Report to editor', onSelect: () => select(id) },
        { name: 'post', text: 'Open the post', href: `/posts/${id}` },
      ];
      await show(card(pin), [], { ...options, menuItems });
      await openMenu();
      expect(names()).toEqual(['Report to editor', 'Open the post']);
      await userEvent.click(screen.getByRole('menuitem', { name: 'Report to editor' }));
      expect(select).toHaveBeenCalledExactlyOnceWith(pin.id);
    });

    it('does not open at the right click of a visitor', async () => {
      await show(card(pin), [], { ...options, viewer: { isAuth: false } });
      fireEvent.contextMenu(screen.getByRole('article'));
      await settle();
      expect(screen.queryByRole('menu')).toBeNull();
    });

    it('gets its button with its first entry', async () => {
      await show(card(pin), [], options);
      await userEvent.click(screen.getByRole('button', { name: 'Save Dune study' }));
      await settle();
      await openMenu();
      expect(names()).toEqual(['Unsave']);
    });

    it.each(['hidePin', 'reportPin', 'followUser'] as const)(
      'has its button with the call %s',
      async (name) => {
        await show(card(pin), [name], options);
        expect(more()).toBeVisible();
      },
    );

    it('has its button for a link on touch, where no chip shows', async () => {
      vi.stubGlobal('matchMedia', (media: string) => ({ matches: media === '(hover: none)' }));
      await show(cardWith({ link: 'https://shop.example/', domain: 'shop.example' }), [], options);
      await openMenu();
      expect(names()).toEqual(['Open shop.example']);
    });
  });
});
