import type { DisplayData, Experience } from '@tackboard/domain/experience';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createLayerStore } from '@tackboard/ui';
import { LayerHost } from '@tackboard/ui/toast';
import { type ReactNode, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMessaging } from '../messaging.js';
import type { MessagingOptions } from '../messaging.types.js';
import type { TabMessage } from '../tabs.js';
import { createRecordingHost, type RecordingHostOptions } from '../testing/index.js';
import { MessageRoot, MessageSlot, MessagingProvider, useExperience } from './index.js';
import { HeroBanner } from './surfaces/hero-banner.js';

const CLIENT_RECT = { width: 10, height: 10, top: 0, left: 0, right: 10, bottom: 10, x: 0, y: 0 };

beforeEach(() => {
  // jsdom has no layout: every element takes room.
  HTMLElement.prototype.getBoundingClientRect = () => ({ ...CLIENT_RECT, toJSON: () => '' });
});
afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

const message = (type: number, displayData: DisplayData, changes: Partial<Experience> = {}) => ({
  id: '1',
  placementId: '9',
  type,
  displayData,
  ...changes,
});

const hero = (displayData: DisplayData = {}, id = '1') =>
  message(13, { header: 'Long boards', text: 'Sections', ...displayData }, { id });

const modal = (displayData: DisplayData = {}) =>
  message(14, {
    title: 'Sections',
    body: 'Split a board',
    completeButtonText: 'Try',
    ...displayData,
  });

function setUp(
  experiences: readonly Experience[],
  options: Partial<MessagingOptions> = {},
  hostOptions: RecordingHostOptions = {},
) {
  const recording = createRecordingHost(hostOptions);
  const layers = createLayerStore({
    activeElement: () => document.activeElement,
    onError: (error) => recording.errors.push(error),
  });
  const host = { ...recording, layers };
  recording.server.put('v', experiences);
  const messaging = createMessaging({ host, initial: experiences, ...options });
  const reports = () => recording.server.applied.map(({ kind }) => kind);
  return { host, layers, messaging, reports };
}

type TestPage = ReturnType<typeof setUp>;

function show(
  page: TestPage,
  children: ReactNode = <MessageSlot placementId="9" />,
  props: object = {},
) {
  return render(
    <StrictMode>
      <MessagingProvider messaging={page.messaging} {...props}>
        <button type="button" id="save">
          Save
        </button>
        {children}
        <MessageRoot />
        <LayerHost store={page.layers} />
      </MessagingProvider>
    </StrictMode>,
  );
}

describe('the hero banner', () => {
  it('S2 §2.20 §2.21: is a named region with the default texts, and reports one view', async () => {
    const page = setUp([hero({ completeButtonUrl: '/go/' })]);
    show(page);
    const region = await screen.findByRole('region', { name: 'Long boards' });
    expect(within(region).getByText('Sections')).toBeVisible();
    expect(within(region).getByRole('link', { name: 'Go' }).getAttribute('href')).toBe('/go/');
    await userEvent.click(within(region).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region')).toBeNull();
    await waitFor(() => expect(page.reports()).toEqual(['viewed', 'dismissed']));
  });

  it('S2 §2.18: welcomes the viewer back by name, with a close icon', async () => {
    const page = setUp([hero({ header: '', completeButtonText: 'See' }, '500863')]);
    show(page);
    const region = await screen.findByRole('region', { name: 'Welcome back, Eileen' });
    expect(within(region).getByRole('button', { name: 'See' })).toBeVisible();
    expect(within(region).getByRole('button', { name: 'Close' })).toBeVisible();
  });

  it('S2 §2.18 §3.29: shows a picture of the viewer of any size', async () => {
    const page = setUp([hero({}, '500863')]);
    const viewer = { ...page.host.viewer.get(), imageSmallUrl: '/lena-30.jpg' };
    const { imageLargeUrl: _, imageMediumUrl: __, ...small } = viewer;
    const host = { ...page.host, viewer: { ...page.host.viewer, get: () => small } };
    show({ ...page, messaging: createMessaging({ host, initial: [hero({}, '500863')] }) });
    const region = await screen.findByRole('region', { name: /Welcome back/ });
    expect(region.querySelector('img')?.getAttribute('src')).toBe('/lena-30.jpg');
  });

  it.each(['501153', '501487'])('S2 §2.19: %s can only be completed', async (id) => {
    show(setUp([hero({}, id)]));
    const region = await screen.findByRole('region');
    expect(within(region).getAllByRole('button')).toHaveLength(1);
    expect(within(region).getByRole('button', { name: 'Go' })).toBeVisible();
  });

  it('S2 §2.20 §2.21: has "Go" and "Close" without texts and URLs of its own', async () => {
    show(setUp([hero()]));
    const region = await screen.findByRole('region');
    const names = within(region)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(names.toSorted()).toEqual(['Close', 'Go']);
  });

  it('S2 §2.4 §2.24 §5.6: an external link opens a new tab with nofollow', async () => {
    show(setUp([hero({ completeButtonUrl: 'https://other.example/' })]));
    const link = await screen.findByRole('link');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('nofollow noopener');
    expect(link.textContent).toBe('Go (opens in a new tab)');
  });

  it.each([
    ['#9a9a9a', 'dark'],
    ['#9b9b9b', 'light'],
  ])('S2 §9.25: a background %s takes the tokens of the %s theme', async (color, theme) => {
    show(setUp([hero({ color })]));
    const region = await screen.findByRole('region');
    expect(region.dataset['theme']).toBe(theme);
    expect(region.style.getPropertyValue('--tb-message-background')).toBe(color);
  });

  it('renders on a server and hydrates without a difference', async () => {
    const page = setUp([hero()]);
    const app = (
      <MessagingProvider
        messaging={page.messaging}
        components={{ heroBanner: { component: HeroBanner } }}
      >
        <MessageSlot placementId="9" />
      </MessagingProvider>
    );
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(app);
    expect(container.querySelector('h2')?.textContent).toBe('Long boards');
    expect(container.innerHTML).not.toContain('style=');
    const errors: unknown[] = [];
    const root = await act(async () =>
      hydrateRoot(container, app, { onRecoverableError: (error) => errors.push(error) }),
    );
    expect(errors).toEqual([]);
    await waitFor(() => expect(page.reports()).toEqual(['viewed']));
    act(() => root.unmount());
  });
});

describe('the modal', () => {
  it('S2 §2.23: has the focus, and gives it back after Escape, which dismisses', async () => {
    const page = setUp([modal()]);
    show(page, null);
    screen.getByRole('button', { name: 'Save' }).focus();
    const dialog = await screen.findByRole('dialog', { name: 'Sections' });
    expect(within(dialog).getByText('Split a board')).toBeVisible();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(page.reports()).toEqual(['viewed', 'dismissed']);
  });

  it.each([
    [14, { title: 'Sections', body: 'Split a board' }],
    [14, { header: 'Sections', text: 'Split a board' }],
    [26, { title: 'Sections', body: 'Split a board' }],
    [26, { header: 'Sections', text: 'Split a board' }],
  ])('S2 §3.6: type %i accepts %j', async (type, texts) => {
    show(setUp([message(type, { ...texts, completeButtonText: 'Try' })]), null);
    const dialog = await screen.findByRole('dialog', { name: 'Sections' });
    expect(within(dialog).getByText('Split a board')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Try' })).toBeVisible();
  });

  it('S2 §5.1: without the text of its complete button it does not show', async () => {
    const page = setUp([message(14, { title: 'Sections', body: 'Split a board' })]);
    show(page, null);
    expect(page.messaging.explain()[0]?.state).toBe('refused');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(page.reports()).toEqual([]);
  });

  it('S2 §4.25: waits for its delay', async () => {
    const page = setUp([modal({ delayInMillis: 700 })]);
    show(page, null);
    await waitFor(() => expect(page.messaging.explain()[0]?.reason).toBe('its delay runs'));
    act(() => page.host.clock.advance(699));
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => page.host.clock.advance(1));
    expect(await screen.findByRole('dialog', { name: 'Sections' })).toBeVisible();
  });

  it('S2 §2.23: completes by its link', async () => {
    const page = setUp([modal({ completeButtonCtaUrl: '/try/' })]);
    show(page, null);
    const link = await screen.findByRole('link', { name: 'Try' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await waitFor(() => expect(page.reports()).toEqual(['viewed', 'completed']));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('S2 §2.25: has no close icon on a phone', async () => {
    show(setUp([modal({ dismissButtonText: 'Later' })], {}, { device: 'mobile' }), null);
    const dialog = await screen.findByRole('dialog');
    const names = within(dialog)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Later', 'Try']);
  });
});

describe('messages beside an anchor', () => {
  const tooltip = (displayData: DisplayData) =>
    message(8, {
      anchor: 'save',
      hasTooltip: true,
      tooltip: { mainText: 'Save it', cancelButtonText: 'Not now' },
      ...displayData,
    });

  it('S2 §2.28: waits for its anchor, and leaves the focus where it is', async () => {
    const page = setUp([tooltip({ anchor: 'late' })]);
    show(page, <input aria-label="Search" />);
    screen.getByRole('textbox').focus();
    await waitFor(() =>
      expect(page.messaging.explain()[0]?.reason).toBe('its anchor is not in the page'),
    );
    expect(page.reports()).toEqual([]);
    const late = document.createElement('button');
    late.id = 'late';
    document.body.append(late);
    const panel = await screen.findByRole('dialog', { name: 'Save it' });
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    await userEvent.type(screen.getByRole('textbox'), 'blue');
    page.messaging.dismiss('9:1');
    await waitFor(() => expect(panel.isConnected).toBe(false));
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
  });

  it('S2 §2.28 §5.1: an anchor that is no valid selector is reported once, and its message waits', async () => {
    const page = setUp([tooltip({ anchor: '[[save' })]);
    show(page, null);
    await waitFor(() =>
      expect(page.host.errors).toMatchObject([
        { code: 'invalid_message', key: '9:1', message: expect.stringContaining('[[save') },
      ]),
    );
    act(() => page.messaging.refresh());
    act(() => page.messaging.refresh());
    expect(page.host.errors).toHaveLength(1);
    expect(page.messaging.explain()[0]?.reason).toBe('its anchor is not in the page');
  });

  it('S2 §2.28: the name of an element that is no selector is no error', async () => {
    const page = setUp([tooltip({ anchor: '1-save' })]);
    show(
      page,
      <button type="button" id="1-save">
        Save it here
      </button>,
    );
    expect(await screen.findByRole('dialog', { name: 'Save it' })).toBeVisible();
    expect(page.host.errors).toEqual([]);
  });

  it('S2 §2.30: has a sub text, a secondary link, and buttons to complete and to dismiss', async () => {
    const full = {
      subText: 'It goes to the board you used last.',
      secondaryCtaLink: { href: '/help/', text: 'How it works' },
      tooltip: { mainText: 'Save it', confirmButtonText: 'Try it', cancelButtonText: 'Not now' },
    };
    const page = setUp([tooltip(full)]);
    show(page, null);
    const panel = await screen.findByRole('dialog', { name: 'Save it' });
    expect(within(panel).getByText('It goes to the board you used last.')).toBeVisible();
    const link = within(panel).getByRole('link', { name: 'How it works' });
    expect(link.getAttribute('href')).toBe('/help/');
    expect(within(panel).getByRole('button', { name: 'Try it' })).toBeVisible();
    await userEvent.click(within(panel).getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(page.reports()).toEqual(['viewed', 'dismissed']));
    cleanup();
    show(setUp([tooltip({ tooltip: { mainText: 'Save it' } })]), null);
    const bare = await screen.findByRole('dialog', { name: 'Save it' });
    expect(within(bare).queryAllByRole('button')).toEqual([]);
    expect(within(bare).queryAllByRole('link')).toEqual([]);
  });

  it.each(['501041', '505086'])(
    'S2 §4.21: the tooltip of %s stands where the host says',
    async (id) => {
      const page = setUp([{ ...tooltip({}), id }]);
      show(page, null, { tooltipSides: { [id]: 'up' } });
      const panel = await screen.findByRole('dialog', { name: 'Save it' });
      await waitFor(() => expect(panel.dataset['side']).toBe('top'));
    },
  );

  it('S2 §4.17: a press on the anchor dismisses a tooltip without a pulsar', async () => {
    const page = setUp([tooltip({})]);
    show(page, null);
    await screen.findByRole('dialog', { name: 'Save it' });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(page.reports()).toEqual(['viewed', 'dismissed']));
  });

  it('S2 §4.13: a tap on the pulsar pauses it and opens the tooltip', async () => {
    const page = setUp([tooltip({ hasPulsar: true })]);
    show(page, null);
    const pulsar = await screen.findByRole('button', { name: 'Save it' });
    expect(pulsar.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(pulsar);
    expect(await screen.findByRole('dialog', { name: 'Save it' })).toBeVisible();
    expect(pulsar.getAttribute('aria-expanded')).toBe('true');
    expect(pulsar.hasAttribute('data-open')).toBe(true);
  });

  it('S2 §4.20: hovering may complete a pulsar', async () => {
    const page = setUp([tooltip({ hasPulsar: true, completeOnHover: true })]);
    show(page, null);
    await userEvent.hover(await screen.findByRole('button', { name: 'Save it' }));
    await waitFor(() => expect(page.reports()).toEqual(['viewed', 'completed']));
  });

  it.each([false, true])(
    'S2 §3.16: with skipComplete a press only dismisses, and hovering does nothing (tooltip: %s)',
    async (hasTooltip) => {
      const skipping = { skipComplete: true, completeOnHover: true, completeButtonText: 'Try it' };
      const page = setUp([tooltip({ ...skipping, hasPulsar: true, hasTooltip })]);
      show(page, null);
      await userEvent.hover(await screen.findByRole('button', { name: 'Save it' }));
      await userEvent.click(screen.getByRole('button', { name: 'Save it' }));
      if (hasTooltip) await userEvent.click(await screen.findByRole('button', { name: 'Try it' }));
      await waitFor(() => expect(page.reports()).toEqual(['viewed', 'dismissed']));
    },
  );

  it('S2 §2.29: shows the last three thumbnails, each titled', async () => {
    show(setUp([tooltip({ thumbnailUrls: ['/1', '/2', '/3', '/4'] })]), null);
    const images = await screen.findAllByAltText('More Ideas Thumbnail');
    expect(images.map((image) => image.getAttribute('src'))).toEqual(['/2', '/3', '/4']);
  });

  it('S2 §5.4: a flyout needs its anchor and its placement', async () => {
    const flyout = (placement: string) =>
      message(0, {
        componentType: 2,
        text: 'Drafts',
        buttonText: 'See',
        anchorsByPlatform: { web: { anchor: 'save', placement } },
      });
    const other = setUp([flyout('8')]);
    show(other, null);
    await waitFor(() =>
      expect(other.messaging.explain()[0]?.reason).toBe('its anchor is not in the page'),
    );
    cleanup();
    show(setUp([flyout('9')]), null);
    expect(await screen.findByRole('button', { name: 'See' })).toBeVisible();
  });

  it('an anchor that goes takes its message along, unreported', async () => {
    const page = setUp([tooltip({ anchor: 'late' })]);
    show(page, null);
    const late = document.createElement('button');
    late.id = 'late';
    document.body.append(late);
    await screen.findByRole('dialog');
    late.remove();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(page.reports()).toEqual(['viewed']);
  });
});

describe('callouts, banners and upsells', () => {
  it('S2 §2.32: a callout has its actions, or a close sign', async () => {
    const page = setUp([
      message(27, { message: 'Boards moved', link: { text: 'How', href: '/how/' } }),
    ]);
    show(page);
    const region = await screen.findByRole('region', { name: 'Boards moved How' });
    expect(region.dataset['kind']).toBe('neutral');
    await userEvent.click(within(region).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(page.reports()).toEqual(['viewed', 'dismissed']));
  });

  it.each([
    ['error-callout', 1],
    ['warning-callout', 0],
  ])('a %s that arrives after the page is %i alerts', async (type, alerts) => {
    show(setUp([message(0, { type, message: 'The tag is missing' })]));
    await screen.findByRole('region', { name: 'The tag is missing' });
    expect(screen.queryAllByRole('alert')).toHaveLength(alerts);
  });

  it('S2 §2.3 §9.21: the business upgrade leads to /business/convert/', async () => {
    const display = { titleText: 'Sell what you make', completeButtonText: 'Convert account' };
    show(setUp([message(0, display, { id: '503755' })]));
    const link = await screen.findByRole('link', { name: 'Convert account' });
    expect(link.getAttribute('href')).toBe('/business/convert/');
  });

  it('S2 §9.21: the location upsell has two buttons and no close sign', async () => {
    const display = { title: 'Shops that deliver to you', completeButtonText: 'Set country' };
    const page = setUp([message(28, display, { id: '502722' })]);
    show(page, null);
    const region = await screen.findByRole('region');
    const names = within(region)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Set country', 'Close']);
    await userEvent.click(within(region).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(page.reports()).toEqual(['viewed', 'dismissed']));
  });

  it('S2 §3.12: a banner prints links for {n}, and no braces', async () => {
    const display = {
      componentType: 1,
      titleText: 'Terms',
      message: 'Read {0}.',
      links: ['/t/'],
      linkTitles: ['them'],
    };
    show(setUp([message(0, display)]));
    const region = await screen.findByRole('region');
    expect(within(region).getByText(/Read/).textContent).toBe('Read them.');
    expect(within(region).getByRole('link', { name: 'them' })).toBeVisible();
  });

  it('S2 §7.16: a click on a link of a banner has event type 101 and the placed experience', async () => {
    const display = {
      componentType: 1,
      titleText: 'Terms',
      message: 'Read {0}.',
      links: ['#terms'],
      linkTitles: ['them'],
    };
    const page = setUp([message(0, display)]);
    show(page);
    await userEvent.click(await screen.findByRole('link', { name: 'them' }));
    expect(page.host.emitted.at(-1)).toEqual({
      name: 'message-link-clicked',
      key: '9:1',
      href: '#terms',
      eventType: 101,
      placedExperienceId: '9%3A1',
    });
    // The banner stays.
    expect(page.reports()).not.toContain('completed');
  });

  it('S2 §2.33: an upsell is a region in the root', async () => {
    const page = setUp([
      message(28, {
        title: 'Take your boards along',
        message: 'Faster',
        completeButtonText: 'Get the app',
      }),
    ]);
    show(page, null);
    await userEvent.click(await screen.findByRole('button', { name: 'Get the app' }));
    await waitFor(() => expect(page.reports()).toEqual(['viewed', 'completed']));
  });

  it('S2 §5.2: a metrics banner completes by its first button', async () => {
    const display = {
      titleText: '12 people',
      subtitleText: 'in May',
      buttons: [{ text: 'See' }, { text: 'Later' }],
    };
    const page = setUp([message(5, display)]);
    show(page);
    const region = await screen.findByRole('region', { name: '12 people' });
    await userEvent.click(within(region).getByRole('button', { name: 'See' }));
    await waitFor(() => expect(page.reports()).toEqual(['viewed', 'completed']));
  });

  it('S2 §5.2: a metrics banner has two buttons of one text', async () => {
    const consoleError = vi.spyOn(console, 'error');
    const buttons = [{ text: 'See' }, { text: 'Later' }, { text: 'Later' }];
    show(setUp([message(5, { titleText: '12 people', subtitleText: 'in May', buttons })]));
    const region = await screen.findByRole('region', { name: '12 people' });
    expect(within(region).getAllByRole('button', { name: 'Later' })).toHaveLength(2);
    expect(consoleError).not.toHaveBeenCalled();
  });
});

describe('the toast', () => {
  it('S2 §4.23 §9.10: shows once for 2000 ms and 200 ms, and is dismissed when it leaves', async () => {
    const page = setUp([message(10, { text: 'Ready', link: { text: 'See', href: '/b/' } })]);
    show(page, null);
    await waitFor(() => expect(page.host.shownToasts).toHaveLength(1));
    const [toast] = page.host.shownToasts;
    expect(toast).toMatchObject({
      kind: 'plain',
      text: 'Ready',
      timing: { showDelayMs: 0, durationMs: 2000, fadeMs: 200 },
      action: { text: 'See', href: '/b/' },
    });
    act(() => toast?.onClosed?.());
    await waitFor(() => expect(page.reports()).toEqual(['viewed', 'dismissed']));
  });

  it('S2 §4.23: shows once while messages are fetched again', async () => {
    const page = setUp([message(10, { text: 'Ready' })]);
    show(page, null);
    await waitFor(() => expect(page.host.shownToasts).toHaveLength(1));
    // A server sends the same message as another object.
    page.host.server.put('v', [message(10, { text: 'Ready' }), hero({}, '2')]);
    page.messaging.refetch();
    await waitFor(() => expect(page.messaging.explain()).toHaveLength(2));
    expect(page.host.shownToasts).toHaveLength(1);
  });
});

describe('a toast whose message another tab ends', () => {
  it('S2 §4: closes', async () => {
    const listeners = new Set<(message: TabMessage) => void>();
    const tabs = {
      post: () => undefined,
      listen(listener: (message: TabMessage) => void) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    };
    const page = setUp([message(10, { text: 'Ready' })], { tabs });
    show(page, null);
    await waitFor(() => expect(page.host.shownToasts).toHaveLength(1));
    act(() => listeners.forEach((listener) => listener({ viewerId: 'v', key: '9:1' })));
    await waitFor(() => expect(page.host.shownToasts).toEqual([]));
  });
});

describe('surfaces of the host', () => {
  function Own() {
    const experience = useExperience<{ readonly points: number }>({ placementId: '9' });
    return experience ? (
      <button type="button" onClick={() => experience.complete()}>
        {experience.message.model.points} points
      </button>
    ) : null;
  }

  const schema = {
    '~standard': {
      version: 1 as const,
      validate: (value: unknown) =>
        typeof value === 'object' && value !== null && 'text' in value
          ? { value: { points: Number(value.text) } }
          : { issues: [{ message: 'points are missing' }] },
    },
  };
  const surfaces = [{ surface: 'points', layer: 'flow' as const, types: [99], schema }];

  it('useExperience validates with a Standard Schema and completes', async () => {
    const page = setUp([message(99, { text: '7' })], { surfaces });
    show(page, <Own />);
    await userEvent.click(await screen.findByRole('button', { name: '7 points' }));
    await waitFor(() => expect(page.reports()).toEqual(['viewed', 'completed']));
  });

  it('an invalid message names its issue', () => {
    const page = setUp([message(99, {})], { surfaces });
    show(page, <Own />);
    expect(page.messaging.explain()[0]?.reason).toBe(
      'its display data is no points: points are missing',
    );
  });

  it('S2 §8.4: a surface that throws is reported and leaves nothing; it is no dismissal', async () => {
    const page = setUp([hero()]);
    const Crash = () => {
      throw new Error('crash');
    };
    const slot = (
      <div data-testid="slot">
        <MessageSlot placementId="9" />
      </div>
    );
    show(page, slot, { components: { heroBanner: { component: Crash } } });
    await waitFor(() => expect(page.host.errors).toMatchObject([{ message: 'crash' }]));
    await waitFor(() => expect(page.reports()).toEqual(['viewed']));
    expect(screen.getByTestId('slot').childNodes).toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
  });

  it('S2 §8.4: a slot shows its fallback in place of a surface that throws, for this viewer', async () => {
    const page = setUp([hero()]);
    const Crash = () => {
      throw new Error('crash');
    };
    const slot = <MessageSlot placementId="9" fallback={<p>No news</p>} />;
    show(page, slot, { components: { heroBanner: { component: Crash } } });
    expect(await screen.findByText('No news')).toBeVisible();
    await waitFor(() => expect(page.reports()).toEqual(['viewed']));
    expect(page.host.errors).toMatchObject([{ message: 'crash' }]);
    act(() => page.host.setViewer({ isAuth: true, id: 'w' }));
    expect(screen.queryByText('No news')).toBeNull();
  });

  it('S2 §8.4: the root shows its fallback in place of a dialog that throws', async () => {
    const page = setUp([modal()]);
    const Crash = () => {
      throw new Error('crash');
    };
    const root = <MessageRoot fallback={<p>No news</p>} />;
    show(page, root, { components: { modal: { component: Crash } } });
    expect(await screen.findByText('No news')).toBeVisible();
    expect(page.host.errors).toMatchObject([{ message: 'crash' }]);
    expect(page.layers.isOpen()).toBe(false);
  });

  it('S2 §8.4: a fallback shows until another message shows, and does not come back', async () => {
    const page = setUp([hero()]);
    const Crash = () => {
      throw new Error('crash');
    };
    const slot = <MessageSlot placementId="9" fallback={<p>No news</p>} />;
    show(page, slot, { components: { heroBanner: { component: Crash } } });
    await screen.findByText('No news');
    const callout = message(27, { message: 'Boards have moved' });
    page.host.server.put('v', [{ ...callout, id: '2' }]);
    act(() => page.messaging.refetch());
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText('Boards have moved')).toBeNull());
    expect(screen.queryByText('No news')).toBeNull();
  });

  it('S2 §8.4: a fallback does not show for messages that render', async () => {
    const page = setUp([hero()]);
    show(page, <MessageSlot placementId="9" fallback={<p>No news</p>} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region')).toBeNull();
    expect(screen.queryByText('No news')).toBeNull();
  });

  it('a chunk that fails to load is reported, not viewed, and loaded again', async () => {
    const page = setUp([hero()]);
    let attempts = 0;
    const load = () =>
      ++attempts === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(HeroBanner);
    show(page, <MessageSlot placementId="9" />, { components: { heroBanner: { load } } });
    await waitFor(() => expect(page.host.errors).toMatchObject([{ message: 'offline' }]));
    expect(page.reports()).toEqual([]);
    act(() => page.host.clock.advance(3000));
    expect(await screen.findByRole('region', { name: 'Long boards' })).toBeVisible();
  });

  it('throws outside of a provider', () => {
    expect(() => renderToString(<MessageRoot />)).toThrow('There is no <MessagingProvider>');
  });
});
