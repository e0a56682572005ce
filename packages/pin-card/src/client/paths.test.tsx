import type { Pin, SendObject } from '@tackboard/domain';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { settle } from '../settle.test.fixture.js';
import { AnnotationPills } from '../closeup/annotation-pills.js';
import { useOutboundLink } from '../links/use-outbound-link.js';
import { PinCardRoot } from '../card/pin-card-root.js';
import { PinCard } from '../card/pin-card.js';
import { NavigationFooter } from '../navigation/navigation-footer.js';
import { NavigationHeader } from '../navigation/navigation-header.js';
import { RepinConfirmation } from '../save/repin-confirmation.js';
import { boards, people, pictures, samplePin } from '../../test-data/pins.js';
import { type SampleOptions, samplePage, viewer } from '../../test-data/page.js';
import { SeoPanel } from '../closeup/seo-panel.js';
import type { NativeShare } from '../share/share-ports.js';
import { ShareButton } from '../share/share-button.js';
import { TuneLink } from '../navigation/tune-link.js';
import type { CardLinkProps } from './navigation.js';
import { type Paths, resolvePaths } from './paths.js';

afterEach(cleanup);

/** Every address of a site that shares none with the defaults. */
const OWN: Paths = {
  home: () => '/own/home',
  today: () => '/own/today',
  create: () => '/own/create',
  news: () => '/own/news',
  conversations: () => '/own/conversations',
  pin: (id) => `/own/pin/${id}`,
  editPin: (id) => `/own/edit/${id}`,
  repin: (id) => `/own/repin/${id}`,
  repinAfterLogin: (id) => `/own/repin-after/${id}`,
  organizePin: (copyId, boardId, id) => `/own/organize/${copyId}/${boardId}/${id}`,
  promotePin: (id) => `/own/promote/${id}`,
  board: ({ id }) => `/own/board/${id}`,
  section: (board, { id }) => `/own/board/${board.id}/${id}`,
  profile: (username) => `/own/people/${username}`,
  ownProfile: () => '/own/me',
  savedProfile: (username) => `/own/saved/${username}`,
  annotation: ({ name }) => `/own/ideas/${name}`,
  pinRedirect: ({ redirectUrl }) => `/own/out?to=${encodeURIComponent(redirectUrl)}`,
  tuneHomeFeed: () => '/own/tune',
  login: (mode, next) => `/own/${mode}?to=${next}`,
  adSettings: () => '/own/ads',
  app: () => '/own/app',
};

const pin = samplePin('1', pictures.dunes, {
  title: 'Dune study',
  pinner: people.lena,
  link: 'https://printhouse.example/dunes',
  domain: 'printhouse.example',
  pinnedToBoard: boards.posters,
  board: { id: '9', name: 'Prints', url: '/lenaadler/prints/' },
  pinJoin: {
    visualAnnotation: ['Dunes'],
    annotationsWithLinksArray: [{ name: 'Dunes', url: '/ideas/dunes/1/' }],
  },
});
const unsaved: Pin = { ...pin, pinnedToBoard: undefined };

function show(children: ReactNode, options: SampleOptions = {}) {
  const page = samplePage({
    viewer: { ...viewer, username: 'mina' },
    ...options,
    navigation: { paths: OWN, ...options.navigation },
  });
  render(page.inside(children));
  return page;
}
async function press(name: string, role = 'button') {
  await userEvent.click(screen.getByRole(role, { name }));
  await settle();
}
/** The addresses of the site's links, in the order of the document. */
const links = () =>
  [...document.querySelectorAll('a')]
    .map((link) => link.getAttribute('href'))
    .filter((href) => !href?.startsWith('https://'));

describe('paths change the addresses of', () => {
  it('a card, and where a saved pin is', () => {
    show(<PinCard pin={pin} surface="AuthHomefeed" />);
    expect(new Set(links())).toEqual(new Set(['/own/pin/1', '/own/board/52']));
  });

  it('the menu, and the link that it copies', async () => {
    const copyText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
    show(
      <PinCard pin={{ ...pin, pinner: { ...people.lena, id: '42' } }} surface="AuthHomefeed" />,
      {
        environment: { copyText },
        navigation: { edit: undefined, tune: undefined } as object,
      },
    );
    await press('More options: Dune study');
    const entries = links().filter((href) => href !== '/own/pin/1' && href !== '/own/board/52');
    expect(entries).toContain('/own/edit/1');
    expect(entries.filter((href) => !href?.startsWith('/own/'))).toEqual([pictures.dunes.url]);
    await press('Copy link', 'menuitem');
    expect(copyText).toHaveBeenCalledExactlyOnceWith('http://localhost:3000/own/pin/1');
  });

  it('a pin that is sent, and one that is shared through the device', async () => {
    const openSend = vi.fn<(object: SendObject) => void>();
    const share = vi.fn<NativeShare>(() => Promise.resolve());
    const card = (
      <PinCardRoot pin={pin} surface="AuthHomefeed">
        <ShareButton />
      </PinCardRoot>
    );
    show(card, { viewer: { isAuth: false }, navigation: { openSend } });
    await press('Send: Dune study');
    expect(openSend.mock.calls[0]?.[0].url).toBe('/own/pin/1');
    cleanup();
    show(card, { environment: { share } });
    await press('Send: Dune study');
    await press('Share');
    expect(share.mock.calls[0]?.[0].url).toBe('http://localhost:3000/own/pin/1');
  });

  it('the toast of a save', async () => {
    const { clock } = show(<PinCard pin={unsaved} surface="AuthHomefeed" />);
    await press('Save Dune study');
    act(() => clock.advance(100));
    const change = screen.getByRole('link', { name: 'Change' });
    expect(change.getAttribute('href')).toBe('/own/organize/copy-1/51/1');
  });

  it('the repin page of the local explore tab', async () => {
    const openRepin = vi.fn();
    show(
      <PinCard pin={unsaved} surface="AuthHomefeed" saveButton={{ variant: 'explore-local' }} />,
      { navigation: { openRepin } },
    );
    await press('Save Dune study');
    expect(openRepin).toHaveBeenCalledWith(expect.objectContaining({ path: '/own/repin/1' }));
  });

  it('the page that opens a link of a pin', async () => {
    function Link() {
      const link = useOutboundLink(pin);
      return (
        <a href="https://printhouse.example/dunes" {...link}>
          Open
        </a>
      );
    }
    const openLink = vi.fn();
    const calls = { checkLink: async () => ({ redirectStatus: 'allowed' as const }) };
    show(<Link />, {
      viewer: { isAuth: false },
      visitor: () => ({ isNew: true }),
      navigation: { openLink },
      calls,
    });
    await userEvent.click(screen.getByText('Open'));
    await settle();
    await vi.waitFor(() =>
      expect(openLink).toHaveBeenCalledExactlyOnceWith(
        'http://localhost:3000/own/out?to=https%3A%2F%2Fprinthouse.example%2Fdunes',
      ),
    );
  });

  it('the bars, the pills, and the other parts of a page', () => {
    const { clock } = show(
      <>
        <NavigationHeader />
        <AnnotationPills pin={pin} />
        <TuneLink />
        <RepinConfirmation pin={pin} board={boards.posters} section={{ id: '7', slug: 'x' }} />
        <NavigationFooter />
      </>,
    );
    act(() => clock.advance(2500));
    const bar = ['/own/home', '/own/today', '/own/create', '/own/news', '/own/conversations'];
    expect(links()).toEqual([
      '/own/home',
      ...bar,
      '/own/people/mina',
      '/own/ideas/Dunes',
      '/own/tune',
      '/own/board/52/7',
      ...bar,
      '/own/people/mina',
    ]);
  });

  it('the information about a pin', () => {
    show(<SeoPanel pin={pin} />, { viewer: { isAuth: false }, isBot: true });
    expect(links()).toEqual(['/own/people/lenaadler', '/own/board/9', '/own/ideas/Dunes']);
  });
});

describe('an address that is derived', () => {
  const board = { id: '9', url: '/lena/prints/' };
  const section = { id: '7', slug: 'red ones' };

  it('follows the address that you give', () => {
    const { repinAfterLogin, section: sectionPath } = resolvePaths({
      repin: (id) => `/own/repin/${id}`,
      board: ({ id }) => `/own/board/${id}`,
    });
    expect(repinAfterLogin('1')).toBe('/own/repin/1');
    expect(sectionPath(board, section)).toBe('/own/board/9/red%20ones');
  });

  it('is that of the specification by default (S1 §2, S3 §2.3)', () => {
    const { repinAfterLogin, section: sectionPath } = resolvePaths();
    expect(repinAfterLogin('1')).toBe('/pin/1/repin/');
    expect(sectionPath(board, section)).toBe('/lena/prints/red%20ones/');
  });
});

it('links within the site render with the link component that you give', () => {
  const RouterLink = ({ ref, children, ...props }: CardLinkProps) => (
    <a data-router="" {...props} ref={ref}>
      {children}
    </a>
  );
  show(<PinCard pin={pin} surface="AuthHomefeed" />, { navigation: { link: RouterLink } });
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-router]')];
  expect(new Set(links.map((link) => link.getAttribute('href')))).toEqual(
    new Set(['/own/pin/1', '/own/board/52']),
  );
});

it('an address that could run a script is no link', () => {
  show(<AnnotationPills pin={pin} />, {
    navigation: { paths: { annotation: () => 'javascript:alert(1)' } },
  });
  expect(links()).toEqual([]);
});
