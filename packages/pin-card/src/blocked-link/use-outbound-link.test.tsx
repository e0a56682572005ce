import type { CheckLink, OffsiteAnswer, Pin } from '@tackboard/domain';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { pictures, samplePin } from '../sample-pins.stories.js';
import { samplePage, type SampleOptions, viewer } from '../sample-page.stories.js';
import { openInNewTab } from './open-in-new-tab.js';
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
  readonly answer?: OffsiteAnswer;
  readonly options?: SampleOptions;
}

function start({ isAuth = true, answer = {}, options, ...link }: Start = {}) {
  const onEvent = vi.fn();
  const onError = vi.fn();
  const openLink = vi.fn();
  const checkLink = vi.fn<CheckLink>(async () => answer);
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

/** Presses the link; true when the browser would follow it by itself. */
const press = (init: MouseEventInit = {}) => fireEvent.click(screen.getByText('Open'), init);

// Fetched once before: the first time takes longer than a test waits.
beforeAll(() => import('./link-check-layer.lazy.js'));
// What no test catches would leave the page: jsdom says that it cannot.
const stay = (event: Event) => event.preventDefault();
beforeEach(() => addEventListener('click', stay));
afterEach(() => {
  removeEventListener('click', stay);
  cleanup();
  vi.restoreAllMocks();
});

/** Whether the hook has taken the press. */
function isTaken(init?: MouseEventInit): boolean {
  removeEventListener('click', stay);
  let taken = false;
  const look = (event: Event) => {
    taken = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', look);
  press(init);
  removeEventListener('click', look);
  return taken;
}

describe('useOutboundLink', () => {
  it('S3 §4.1: opens a link that is allowed, and says so', async () => {
    const { openLink, checkLink, onEvent } = start({ answer: { redirectStatus: 'allowed' } });
    expect(isTaken()).toBe(true);
    await vi.dynamicImportSettled();
    await waitFor(() => expect(openLink).toHaveBeenCalledExactlyOnceWith(HREF));
    expect(checkLink.mock.calls[0]?.[0]).toMatchObject({ url: HREF, pinId: '1' });
    await vi.dynamicImportSettled();
    expect(onEvent.mock.calls).toEqual([[{ name: 'link-opened', url: HREF, pinId: '1' }]]);
    await waitFor(() => expect(screen.getByText('Open').hasAttribute('aria-busy')).toBe(false));
  });

  it('S1 §7: has the click logged, and says so once the server took note', async () => {
    let note: (isNoted: boolean) => void = () => {};
    const logClickthrough = vi.fn(() => new Promise<boolean>((resolve) => (note = resolve)));
    const about = { ...pin, dpaCreativeType: '3', trackingParams: 'abc~1' };
    const { openLink, onEvent } = start({
      about,
      answer: { redirectStatus: 'allowed' },
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
    note(true);
    await waitFor(() =>
      expect(onEvent).toHaveBeenCalledExactlyOnceWith({
        name: 'link-opened',
        url: HREF,
        pinId: '1',
      }),
    );
  });

  it('S1 §7: says nothing of a click that the server took no note of', async () => {
    const logClickthrough = vi.fn(async () => false);
    const { onEvent } = start({ options: { calls: { checkLink: undefined, logClickthrough } } });
    expect(isTaken()).toBe(false);
    await waitFor(() => expect(logClickthrough).toHaveBeenCalledTimes(1));
    await logClickthrough.mock.results[0]?.value;
    expect(onEvent).not.toHaveBeenCalled();
  });

  it.each(['pointerDown', 'focus'] as const)(
    'S1 §7: after a %s a click is logged within the press: the page is being left then',
    async (sign) => {
      const logClickthrough = vi.fn(async () => true);
      start({ options: { calls: { checkLink: undefined, logClickthrough } } });
      fireEvent[sign](screen.getByText('Open'));
      await vi.dynamicImportSettled();
      press();
      expect(logClickthrough).toHaveBeenCalledTimes(1);
    },
  );

  it('S1 §7: reports a click that could not be logged', async () => {
    const logClickthrough = () => Promise.reject(new Error('lost'));
    const { onError, onEvent } = start({
      options: { calls: { checkLink: undefined, logClickthrough } },
    });
    press();
    await waitFor(() => expect(onError.mock.calls[0]?.[0]).toMatchObject({ pin }));
    expect(onEvent).not.toHaveBeenCalled();
  });

  it.each(['blocked', 'suspicious', 'porn'] as const)(
    'S3 §4.1: warns of a %s link and does not open it',
    async (redirectStatus) => {
      const { openLink } = start({ answer: { redirectStatus, message: 'No.' } });
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

  it('S3 §8: opens a link whose check fails, and reports it', async () => {
    const checkLink = () => Promise.reject(new Error('lost'));
    const { openLink, onEvent } = start({ options: { calls: { checkLink } } });
    press();
    await waitFor(() => expect(openLink).toHaveBeenCalledTimes(1));
    expect(onEvent.mock.calls[0]?.[0]).toMatchObject({
      name: 'link-reported',
      situation: 'linkCheckFailed',
    });
  });

  it('a second press while a check runs is the same check', async () => {
    let answer: (answer: OffsiteAnswer) => void = () => {};
    const checkLink = vi.fn<CheckLink>(() => new Promise((resolve) => (answer = resolve)));
    const { openLink } = start({ options: { calls: { checkLink } } });
    press();
    await waitFor(() => expect(checkLink).toHaveBeenCalledTimes(1));
    expect(screen.getByText('Open').getAttribute('aria-busy')).toBe('true');
    expect(isTaken()).toBe(true);
    await act(async () => answer({ redirectStatus: 'allowed' }));
    await waitFor(() => expect(openLink).toHaveBeenCalledTimes(1));
    expect(checkLink).toHaveBeenCalledTimes(1);
  });

  it('acts once in StrictMode', async () => {
    const followLinkless = vi.fn();
    const openLink = vi.fn();
    const checkLink: CheckLink = async () => ({ redirectStatus: 'allowed' });
    const page = samplePage({
      viewer: { isAuth: false },
      calls: { checkLink },
      navigation: { openLink, openLinkless: followLinkless },
    });
    const { rerender } = render(<StrictMode>{page.inside(<Link />)}</StrictMode>);
    press();
    await waitFor(() => expect(openLink).toHaveBeenCalledTimes(1));
    const linkless = { ...pin, isGoLinkless: true };
    rerender(<StrictMode>{page.inside(<Link about={linkless} />)}</StrictMode>);
    await waitFor(() => expect(screen.getByText('Open').hasAttribute('aria-busy')).toBe(false));
    press();
    await waitFor(() => expect(followLinkless).toHaveBeenCalledTimes(1));
    expect(openLink).toHaveBeenCalledTimes(1);
  });

  it('S3 §4.1: does nothing offline', () => {
    const { checkLink } = start({ options: { environment: { isOnline: () => false } } });
    expect(isTaken()).toBe(true);
    expect(screen.getByText('Open').hasAttribute('aria-busy')).toBe(false);
    expect(checkLink).not.toHaveBeenCalled();
  });

  it.each(['', '#top'])('S3 §4.1: an empty link %j goes nowhere and is reported', async (href) => {
    const { openLink, onEvent } = start({ href });
    expect(isTaken()).toBe(true);
    await waitFor(() =>
      expect(onEvent).toHaveBeenCalledExactlyOnceWith({
        name: 'link-reported',
        situation: 'emptyLink',
        url: href,
        redirectStatus: undefined,
      }),
    );
    expect(openLink).not.toHaveBeenCalled();
  });

  it("leaves the site's own links, and all without the port, to the browser", () => {
    start({ href: '/pin/2/' });
    expect(isTaken()).toBe(false);
    cleanup();
    render(samplePage().inside(<Link />));
    expect(isTaken()).toBe(false);
  });

  it.each(['javascript:alert(1)', 'data:text/html,1', 'https://'])(
    'follows %s for nobody, whether or not links are checked',
    (link) => {
      // React takes a `javascript:` address away by itself: the anchor gets it here as a server prints it.
      const taken = (options: Start) => {
        const { checkLink, openLink } = start(options);
        screen.getByText('Open').setAttribute('href', link);
        const isPrevented = isTaken();
        cleanup();
        return [isPrevented, checkLink.mock.calls.length, openLink.mock.calls.length];
      };
      expect(taken({})).toEqual([true, 0, 0]);
      expect(taken({ options: { calls: { checkLink: undefined } } })).toEqual([true, 0, 0]);
      expect(taken({ isAuth: false })).toEqual([true, 0, 0]);
    },
  );

  it('checks what the middle button opens too', async () => {
    const { checkLink } = start({ answer: { redirectStatus: 'blocked' } });
    fireEvent(screen.getByText('Open'), new MouseEvent('auxclick', { button: 1, bubbles: true }));
    await screen.findByRole('alertdialog');
    expect(checkLink).toHaveBeenCalledTimes(1);
  });

  describe('S3 §4.8: a signed-out visitor', () => {
    const recordSignedOutClick = vi.fn();
    beforeEach(() => recordSignedOutClick.mockClear());

    it('follows a pin without a link to its action', async () => {
      const followLinkless = vi.fn();
      const about = { ...pin, isGoLinkless: true };
      const options = { recordSignedOutClick, navigation: { openLinkless: followLinkless } };
      const { openLink } = start({ isAuth: false, about, options });
      press();
      await waitFor(() => expect(followLinkless).toHaveBeenCalledExactlyOnceWith(about));
      expect(recordSignedOutClick).toHaveBeenCalledExactlyOnceWith({
        pinId: '1',
        link: HREF,
        domain: 'printhouse.example',
      });
      expect(openLink).not.toHaveBeenCalled();
    });

    it('who is new goes through the interstitial', async () => {
      const options = { recordSignedOutClick, visitor: () => ({ isNew: true }) };
      const { openLink } = start({ isAuth: false, options });
      press();
      await waitFor(() => expect(openLink).toHaveBeenCalledTimes(1));
      const opened = new URL(String(openLink.mock.calls[0]?.[0]));
      expect(opened.pathname).toBe('/pin_redirect');
      expect(opened.searchParams.get('redirectUrl')).toBe(HREF);
      expect(opened.searchParams.get('domain')).toBe('printhouse.example');
      expect(recordSignedOutClick).toHaveBeenCalledTimes(1);
    });

    it('goes to the link itself otherwise, recorded and checked', async () => {
      const answer = { redirectStatus: 'allowed' } as const;
      const options = { recordSignedOutClick };
      const { openLink, checkLink } = start({ isAuth: false, answer, options });
      press();
      await waitFor(() => expect(openLink).toHaveBeenCalledExactlyOnceWith(HREF));
      expect(recordSignedOutClick).toHaveBeenCalledTimes(1);
      expect(checkLink).toHaveBeenCalledTimes(1);
    });
  });
});

describe('openInNewTab', () => {
  it('opens a tab that knows nothing of this page', () => {
    const tab = { opener: window as unknown, location: { href: '' } };
    vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    openInNewTab(HREF);
    expect(tab).toEqual({ opener: null, location: { href: HREF } });
  });
});
