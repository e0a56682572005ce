import type { CheckLink, OffsiteResponse, Pin } from '@tackboard/domain';
import {
  act,
  cleanup,
  fireEvent,
  render,
  renderHook,
  screen,
  waitFor,
} from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { pictures, samplePin } from '../../test-data/pins.js';
import { samplePage, type SampleOptions, viewer } from '../../test-data/page.js';
import { useInternals } from '../client/tackboard-context.js';
import { openLink } from './follow-link.js';
import { openInNewTab } from '../client/navigation.js';
import { useOutboundLink } from './use-outbound-link.js';

const HREF = 'https://printhouse.example/dunes';
const pin = samplePin('1', pictures.dunes, { link: HREF, domain: 'printhouse.example' });

function Link({ href = HREF, about = pin }: { readonly href?: string; readonly about?: Pin }) {
  return (
    <a {...useOutboundLink(about)} href={href} target="_blank" rel="noopener">
      Open
    </a>
  );
}

interface Start {
  readonly href?: string;
  readonly about?: Pin;
  readonly isAuth?: boolean;
  readonly response?: OffsiteResponse;
  readonly options?: SampleOptions;
}

function start({ isAuth = true, response = {}, options, ...link }: Start = {}) {
  const onEvent = vi.fn();
  const onError = vi.fn();
  const openLink = vi.fn();
  const checkLink = vi.fn<CheckLink>(async () => response);
  const page = samplePage({
    onEvent,
    onError,
    viewer: isAuth ? viewer : { isAuth: false },
    ...options,
    calls: { checkLink, ...options?.calls },
    navigation: { openLink, ...options?.navigation },
  });
  render(page.inside(<Link {...link} />));
  return { onError, onEvent, openLink, checkLink, page };
}

/** Presses the link. Returns true when the browser would open it itself. */
const press = (init: MouseEventInit = {}) => fireEvent.click(screen.getByText('Open'), init);

// Load the chunk once: the first import takes longer than a test waits.
beforeAll(() => import('./link-check-layer.js'));
// jsdom cannot navigate, and reports an error for each link that the test does not prevent.
const preventNavigation = (event: Event) => event.preventDefault();
beforeEach(() => addEventListener('click', preventNavigation));
afterEach(() => {
  removeEventListener('click', preventNavigation);
  cleanup();
  vi.restoreAllMocks();
});

/** Presses the link. Returns whether the hook handled the press. */
function isHandled(init?: MouseEventInit): boolean {
  removeEventListener('click', preventNavigation);
  let handled = false;
  const record = (event: Event) => {
    handled = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', record);
  press(init);
  removeEventListener('click', record);
  return handled;
}

describe('useOutboundLink', () => {
  it('opens an allowed link and emits link-opened (S3 §4.1)', async () => {
    const { openLink, checkLink, onEvent } = start({ response: { redirectStatus: 'allowed' } });
    expect(isHandled()).toBe(true);
    await vi.dynamicImportSettled();
    await waitFor(() => expect(openLink).toHaveBeenCalledExactlyOnceWith(HREF));
    expect(checkLink.mock.calls[0]?.[0]).toMatchObject({ url: HREF, pinId: '1' });
    await vi.dynamicImportSettled();
    expect(onEvent.mock.calls).toEqual([[{ name: 'link-opened', url: HREF, pinId: '1' }]]);
    await waitFor(() => expect(screen.getByText('Open').hasAttribute('aria-busy')).toBe(false));
  });

  it('logs the click, and emits link-opened once the server has logged it (S1 §7)', async () => {
    let resolveLog: (isLogged: boolean) => void = () => {};
    const logClickthrough = vi.fn(() => new Promise<boolean>((resolve) => (resolveLog = resolve)));
    const about = { ...pin, dpaCreativeType: '3', trackingParams: 'abc~1' };
    const { openLink, onEvent } = start({
      about,
      response: { redirectStatus: 'allowed' },
      options: { calls: { logClickthrough } },
    });
    press();
    await waitFor(() => expect(openLink).toHaveBeenCalledTimes(1));
    expect(logClickthrough).toHaveBeenCalledExactlyOnceWith({
      pinId: '1',
      url: HREF,
      clickthroughType: 'clickthrough',
      clientCreativeType: '3',
      clientTrackingParams: 'abc~1',
    });
    expect(onEvent).not.toHaveBeenCalled();
    resolveLog(true);
    await waitFor(() =>
      expect(onEvent).toHaveBeenCalledExactlyOnceWith({
        name: 'link-opened',
        url: HREF,
        pinId: '1',
      }),
    );
  });

  it('emits nothing when the server did not log the click (S1 §7)', async () => {
    const logClickthrough = vi.fn(async () => false);
    const { onEvent, page } = start({
      options: { calls: { checkLink: undefined, logClickthrough } },
    });
    await act(page.ready);
    expect(isHandled()).toBe(false);
    await waitFor(() => expect(logClickthrough).toHaveBeenCalledTimes(1));
    await logClickthrough.mock.results[0]?.value;
    expect(onEvent).not.toHaveBeenCalled();
  });

  it.each(['pointerDown', 'focus'] as const)(
    'logs the click synchronously after %s, before the page unloads (S1 §7)',
    async (sign) => {
      const logClickthrough = vi.fn(async () => true);
      start({ options: { calls: { checkLink: undefined, logClickthrough } } });
      fireEvent[sign](screen.getByText('Open'));
      await vi.dynamicImportSettled();
      press();
      expect(logClickthrough).toHaveBeenCalledTimes(1);
    },
  );

  it('reports a failure to log the click (S1 §7)', async () => {
    const logClickthrough = () => Promise.reject(new Error('lost'));
    const { onError, onEvent } = start({
      options: { calls: { checkLink: undefined, logClickthrough } },
    });
    press();
    await waitFor(() => expect(onError.mock.calls[0]?.[0]).toMatchObject({ pin }));
    expect(onEvent).not.toHaveBeenCalled();
  });

  it.each(['blocked', 'suspicious', 'porn'] as const)(
    'warns about a %s link and does not open it (S3 §4.1)',
    async (redirectStatus) => {
      const { openLink } = start({ response: { redirectStatus, message: 'No.' } });
      press();
      const modal = await screen.findByRole('alertdialog', { name: 'Heads up!' });
      expect(modal.dataset['warning']).toBe(redirectStatus);
      expect(modal.textContent).toContain('printhouse.example');
      await userEvent.click(screen.getByRole('button', { name: 'Okay' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      expect(openLink).not.toHaveBeenCalled();
      press();
      await screen.findByRole('alertdialog');
    },
  );

  it('opens a link whose check fails, and emits link-reported (S3 §8)', async () => {
    const checkLink = () => Promise.reject(new Error('lost'));
    const { openLink, onEvent } = start({ options: { calls: { checkLink } } });
    press();
    await waitFor(() => expect(openLink).toHaveBeenCalledTimes(1));
    expect(onEvent.mock.calls[0]?.[0]).toMatchObject({
      name: 'link-reported',
      situation: 'linkCheckFailed',
    });
  });

  it('starts one check for two presses', async () => {
    let respond: (response: OffsiteResponse) => void = () => {};
    const checkLink = vi.fn<CheckLink>(() => new Promise((resolve) => (respond = resolve)));
    const { openLink } = start({ options: { calls: { checkLink } } });
    press();
    await waitFor(() => expect(checkLink).toHaveBeenCalledTimes(1));
    expect(screen.getByText('Open').getAttribute('aria-busy')).toBe('true');
    expect(isHandled()).toBe(true);
    await act(async () => respond({ redirectStatus: 'allowed' }));
    await waitFor(() => expect(openLink).toHaveBeenCalledTimes(1));
    expect(checkLink).toHaveBeenCalledTimes(1);
  });

  it('acts once in StrictMode', async () => {
    const openLinkless = vi.fn();
    const openLink = vi.fn();
    const checkLink: CheckLink = async () => ({ redirectStatus: 'allowed' });
    const page = samplePage({
      viewer: { isAuth: false },
      calls: { checkLink },
      navigation: { openLink, openLinkless },
    });
    const { rerender } = render(<StrictMode>{page.inside(<Link />)}</StrictMode>);
    press();
    await waitFor(() => expect(openLink).toHaveBeenCalledTimes(1));
    const linkless = { ...pin, isGoLinkless: true };
    rerender(<StrictMode>{page.inside(<Link about={linkless} />)}</StrictMode>);
    await waitFor(() => expect(screen.getByText('Open').hasAttribute('aria-busy')).toBe(false));
    press();
    await waitFor(() => expect(openLinkless).toHaveBeenCalledTimes(1));
    expect(openLink).toHaveBeenCalledTimes(1);
  });

  it('does nothing offline (S3 §4.1)', () => {
    const { checkLink } = start({ options: { environment: { isOnline: () => false } } });
    expect(isHandled()).toBe(true);
    expect(screen.getByText('Open').hasAttribute('aria-busy')).toBe(false);
    expect(checkLink).not.toHaveBeenCalled();
  });

  it('does nothing offline without the call either (S3 §4.1)', async () => {
    const logClickthrough = vi.fn(async () => true);
    const calls = { checkLink: undefined, logClickthrough };
    start({ options: { calls, environment: { isOnline: () => false } } });
    expect(isHandled()).toBe(true);
    await vi.dynamicImportSettled();
    expect(logClickthrough).not.toHaveBeenCalled();
  });

  it('checks a third-party ad as one, with its creative type (S3 §7)', async () => {
    const about = {
      ...pin,
      dpaCreativeType: '3',
      thirdPartyAdAttributes: { promotedIsPersonalized: true },
    };
    const { checkLink } = start({ about, response: { redirectStatus: 'allowed' } });
    press();
    await waitFor(() => expect(checkLink).toHaveBeenCalledTimes(1));
    expect(checkLink.mock.calls[0]?.[0]).toEqual({
      url: HREF,
      pinId: '1',
      isThirdPartyAd: true,
      auxData: { clickthrough_type: 'clickthrough', client_creative_type: '3' },
    });
  });

  it.each([
    ['an ad', { ...pin, dpaCreativeType: '3' }, { client_creative_type: '3' }],
    ['another pin', pin, {}],
  ])('checks the link of %s with its aux_data (S3 §7.1)', async (_, about, more) => {
    const { checkLink } = start({ about, response: { redirectStatus: 'allowed' } });
    press();
    await waitFor(() => expect(checkLink).toHaveBeenCalledTimes(1));
    expect(checkLink.mock.calls[0]?.[0]).toEqual({
      url: HREF,
      pinId: '1',
      auxData: { clickthrough_type: 'clickthrough', ...more },
    });
  });

  it('reports an empty link with a rate of 0.1 (S3 §8.4)', async () => {
    // 0x1999999a is the first sample that is not below 0.1 of 2 ** 32.
    const samples = [
      [0x19, 0x99, 0x99, 0x9a],
      [0x19, 0x99, 0x99, 0x99],
    ];
    const random = vi.fn((bytes: Uint8Array) => bytes.set(samples.shift() ?? []));
    const { onEvent } = start({ href: '', options: { environment: { random } } });
    const isDone = () => expect(screen.getByText('Open').hasAttribute('aria-busy')).toBe(false);
    press();
    await waitFor(() => expect(random).toHaveBeenCalledTimes(1));
    await waitFor(isDone);
    expect(onEvent).not.toHaveBeenCalled();
    press();
    await waitFor(() => expect(onEvent).toHaveBeenCalledTimes(1));
    expect(random).toHaveBeenCalledTimes(2);
  });

  it.each(['', '#top'])(
    'does not open the empty link %j, and emits link-reported (S3 §4.1)',
    async (href) => {
      const { openLink, onEvent } = start({
        href,
        options: { environment: { random: (bytes) => void bytes.fill(0) } },
      });
      expect(isHandled()).toBe(true);
      await waitFor(() =>
        expect(onEvent).toHaveBeenCalledExactlyOnceWith({
          name: 'link-reported',
          situation: 'emptyLink',
          url: href,
          redirectStatus: undefined,
        }),
      );
      expect(openLink).not.toHaveBeenCalled();
    },
  );

  it("leaves the site's own links to the browser, and all links without the call", async () => {
    await act(start({ href: '/pin/2/' }).page.ready);
    expect(isHandled()).toBe(false);
    cleanup();
    const page = samplePage();
    render(page.inside(<Link />));
    await act(page.ready);
    expect(isHandled()).toBe(false);
  });

  it('opens a link that is pressed before its code has loaded, once it has', async () => {
    const { openLink } = start({ options: { calls: { checkLink: undefined } } });
    expect(isHandled()).toBe(true);
    expect(openLink).not.toHaveBeenCalled();
    await waitFor(() => expect(openLink).toHaveBeenCalledExactlyOnceWith(HREF));
  });

  it.each(['javascript:alert(1)', 'data:text/html,1', 'https://'])('never opens %s', (link) => {
    // React removes `javascript:` URLs, so set the attribute as server-rendered markup would have it.
    const handling = (options: Start) => {
      const { checkLink, openLink } = start(options);
      screen.getByText('Open').setAttribute('href', link);
      const isPrevented = isHandled();
      cleanup();
      return [isPrevented, checkLink.mock.calls.length, openLink.mock.calls.length];
    };
    expect(handling({})).toEqual([true, 0, 0]);
    expect(handling({ options: { calls: { checkLink: undefined } } })).toEqual([true, 0, 0]);
    expect(handling({ isAuth: false })).toEqual([true, 0, 0]);
  });

  it.each([{ metaKey: true }, { ctrlKey: true }])(
    'opens a new tab for a click with %j, on a link that the browser opens',
    async (keys) => {
      const page = samplePage();
      const Own = () => (
        <a {...useOutboundLink(pin)} href="/pin/2/">
          Open
        </a>
      );
      render(page.inside(<Own />));
      await act(page.ready);
      let target: string | undefined;
      const read = () => (target = screen.getByText<HTMLAnchorElement>('Open').target);
      addEventListener('click', read, { once: true });
      expect(press(keys)).toBe(false);
      expect(target).toBe('_blank');
      page.clock.advance(0);
      expect(screen.getByText('Open').hasAttribute('target')).toBe(false);
    },
  );

  it('checks clicks with the middle button', async () => {
    const { checkLink } = start({ response: { redirectStatus: 'blocked' } });
    fireEvent(screen.getByText('Open'), new MouseEvent('auxclick', { button: 1, bubbles: true }));
    await screen.findByRole('alertdialog');
    expect(checkLink).toHaveBeenCalledTimes(1);
  });

  describe('a visitor (S3 §4.8)', () => {
    const recordSignedOutClick = vi.fn();
    beforeEach(() => recordSignedOutClick.mockClear());

    it('opens the action of a linkless pin', async () => {
      const openLinkless = vi.fn();
      const about = { ...pin, isGoLinkless: true };
      const options = { recordSignedOutClick, navigation: { openLinkless } };
      const { openLink } = start({ isAuth: false, about, options });
      press();
      await waitFor(() => expect(openLinkless).toHaveBeenCalledExactlyOnceWith(about));
      expect(recordSignedOutClick).toHaveBeenCalledExactlyOnceWith({
        pinId: '1',
        link: HREF,
        domain: 'printhouse.example',
      });
      expect(openLink).not.toHaveBeenCalled();
    });

    it('sees the interstitial when they are new', async () => {
      const options = { recordSignedOutClick, visitor: () => ({ isNew: true }) };
      const about = {
        ...pin,
        category: 'diy',
        trackingParams: 'CwAB',
        linkDomain: { officialUser: { imageMediumUrl: 'https://i.example/house.jpg' } },
      };
      const { openLink } = start({ isAuth: false, about, options });
      press();
      await waitFor(() => expect(openLink).toHaveBeenCalledTimes(1));
      const opened = new URL(String(openLink.mock.calls[0]?.[0]));
      expect(opened.pathname).toBe('/pin_redirect');
      expect(opened.searchParams.get('redirectUrl')).toBe(HREF);
      expect(Object.fromEntries(opened.searchParams)).toEqual({
        domain: 'printhouse.example',
        domainImageUrl: 'https://i.example/house.jpg',
        origin: '/',
        pinCategory: 'diy',
        pinImageUrl: expect.any(String) as string,
        redirectUrl: HREF,
        pin: '1',
        client_tracking_params: 'CwAB',
        aux_data: '{"clickthrough_type":"clickthrough"}',
      });
      expect(recordSignedOutClick).toHaveBeenCalledTimes(1);
    });

    it('opens the link otherwise, after it is recorded and checked', async () => {
      const response = { redirectStatus: 'allowed' } as const;
      const options = { recordSignedOutClick };
      const { openLink, checkLink } = start({ isAuth: false, response, options });
      press();
      await waitFor(() => expect(openLink).toHaveBeenCalledExactlyOnceWith(HREF));
      expect(recordSignedOutClick).toHaveBeenCalledTimes(1);
      expect(checkLink).toHaveBeenCalledTimes(1);
    });
  });
});

describe('openInNewTab', () => {
  it('opens a tab without an opener', () => {
    const tab = { opener: window as unknown, location: { href: '' } };
    vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    openInNewTab(HREF, window);
    expect(tab).toEqual({ opener: null, location: { href: HREF } });
  });

  it('opens it from the window of its link, and falls back to that one', () => {
    const assign = vi.fn();
    const view = { open: vi.fn(() => null), location: { assign } } as unknown as Window;
    openInNewTab(HREF, view);
    expect(assign).toHaveBeenCalledExactlyOnceWith(HREF);
  });
});

describe('a link that the kit of the outer page renders into a frame', () => {
  it('opens from the window of the frame (S3 §4.1)', async () => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    const tab = { opener: window as unknown, location: { href: '' } };
    const open = vi.spyOn(frame.contentWindow!, 'open').mockReturnValue(tab as unknown as Window);
    const page = samplePage({
      calls: { checkLink: async () => ({ redirectStatus: 'allowed' }) },
    });
    const inner = frame.contentDocument!;
    const container = inner.body.appendChild(inner.createElement('div'));
    const { getByText, unmount } = render(page.inside(<Link />), { container });
    fireEvent.click(getByText('Open'));
    await vi.dynamicImportSettled();
    await waitFor(() => expect(tab).toEqual({ opener: null, location: { href: HREF } }));
    expect(open).toHaveBeenCalledTimes(1);
    unmount();
    frame.remove();
  });

  it('opens there when it was pressed before the code had loaded', () => {
    const assign = vi.fn();
    const anchor = {
      href: `${window.location.origin}/pin/7/`,
      getAttribute: () => '/pin/7/',
      ownerDocument: { defaultView: { location: { assign } } },
    } as unknown as HTMLAnchorElement;
    const setPendingHref = vi.fn();
    const { result } = renderHook(() => useInternals('useOutboundLink'), {
      wrapper: ({ children }) => samplePage().inside(children),
    });
    openLink(result.current, {
      anchor,
      pin: undefined,
      isNewTab: false,
      pendingHref: null,
      setPendingHref,
    });
    expect(assign).toHaveBeenCalledExactlyOnceWith(`${window.location.origin}/pin/7/`);
  });
});
