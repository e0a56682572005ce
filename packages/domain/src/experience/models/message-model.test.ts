import { describe, expect, it } from 'vitest';
import type { DisplayData } from '../display-data.js';
import type { Experience } from '../experience.js';
import { readMessage } from './message-model.js';

const model = (type: number, displayData: DisplayData, id = '1') =>
  readMessage({ id, type, displayData }).model;

const modal = { title: 'Sections', body: 'Split a board', completeButtonText: 'Try' };

describe('a modal', () => {
  it.each([14, 26])('S2 §3.6: type %i accepts its own shape and the general one', (type) => {
    const expected = {
      surface: 'modal',
      sourceType: type,
      title: 'Sections',
      body: 'Split a board',
      complete: { text: 'Try', link: undefined },
      dismissText: 'No',
      delayMs: 0,
    };
    expect(model(type, { ...modal, dismissButtonText: 'No' })).toEqual(expected);
    const { body: text, title: header, ...rest } = modal;
    expect(model(type, { ...rest, header, text, dismissButtonText: 'No' })).toEqual(expected);
  });

  it.each(['title', 'body', 'completeButtonText'] as const)('S2 §5.1: needs its %s', (key) => {
    expect(model(14, { ...modal, [key]: ' ' })).toBeUndefined();
  });

  it('S2 §3.18: has an image, a video and a delay in milliseconds', () => {
    const image = { url: 'https://i.example/1.jpg', imageAlt: 'Plates', width: 236, height: 363 };
    const metadata = { thumbnail: 'https://i.example/v.jpg', width: 4, height: 3 };
    const video = { url: 'https://v.example/1.mp4', metadata };
    const dominantColor = [1, 2, 3];
    expect(
      model(26, { ...modal, image: { ...image, dominantColor }, video, delayInMillis: 700 }),
    ).toMatchObject({
      image: { url: 'https://i.example/1.jpg', alt: 'Plates', dominantColor: [1, 2, 3] },
      video: { url: 'https://v.example/1.mp4', posterUrl: 'https://i.example/v.jpg', width: 4 },
      delayMs: 700,
    });
    const bad = { ...modal, image: { ...image, url: 'javascript:1', dominantColor: [1] } };
    expect(model(26, bad)).not.toHaveProperty('image');
  });

  it('S2 §2.4: follows only http, https and relative urls, and opens the first two in a new tab', () => {
    const linkOf = (completeButtonCtaUrl: string) =>
      model(14, { ...modal, completeButtonCtaUrl }) as { complete: { link: unknown } };
    expect(linkOf('/boards/').complete.link).toEqual({ href: '/boards/', opensInNewTab: false });
    expect(linkOf('https://a.example/').complete.link).toEqual({
      href: 'https://a.example/',
      opensInNewTab: true,
    });
    expect(linkOf('javascript:alert(1)').complete.link).toBeUndefined();
  });
});

describe('a hero banner', () => {
  const display = { header: 'Long boards', text: 'Now with sections' };

  it.each([
    ['1', { completeButtonText: 'Go' }, 'completeAndDismiss'],
    ['1', { completeButtonUrl: '/go/' }, 'completeAndDismiss'],
    ['1', { dismissButtonText: 'Fine' }, 'dismissOnly'],
    ['1', { dismissButtonText: ' ' }, 'completeAndDismiss'],
    ['1', {}, 'completeAndDismiss'],
    ['501153', {}, 'completeOnly'],
    ['501487', {}, 'completeOnly'],
    ['500863', {}, 'welcomeBack'],
  ])('S2 §2.16 §2.18 §2.19 §2.20: %s with %j is %s', (id, more, variant) => {
    expect(model(13, { ...display, ...more }, id)).toMatchObject({ variant, title: 'Long boards' });
  });

  it('needs a text, unless it welcomes back', () => {
    expect(model(13, {})).toBeUndefined();
    expect(model(13, {}, '500863')).toMatchObject({ variant: 'welcomeBack', title: undefined });
    expect(model(13, { text: 'Alone' })).toMatchObject({ title: 'Alone', body: undefined });
  });

  it('S2 §3.7: keeps its sub text beside its text', () => {
    expect(model(13, { ...display, subText: 'Sort them' })).toMatchObject({
      title: 'Long boards',
      body: 'Now with sections',
      details: ['Sort them'],
    });
    expect(model(13, { text: 'Alone', subText: 'Sort them' })).toMatchObject({
      title: 'Alone',
      body: 'Sort them',
      details: [],
    });
  });
});

describe('a callout', () => {
  it.each([
    ['error-callout', 'error'],
    ['info-callout', 'info'],
    ['warning-callout', 'warning'],
    [undefined, 'neutral'],
  ])('S2 §2.32: %s is %s', (type, kind) => {
    expect(model(27, { ...(type && { type }), message: 'Boards moved' })).toMatchObject({ kind });
  });

  it('S2 §5.3: needs a message', () => {
    expect(model(27, { type: 'error-callout', title: 'Only a title' })).toBeUndefined();
  });

  it('S2 §5.3: has one of the three kinds, or none', () => {
    expect(model(27, { type: 'success-callout', message: 'Boards moved' })).toBeUndefined();
  });

  it('S2 §3.10 §3.17: has actions, and codes within their range', () => {
    const primaryAction = { label: 'Fix', accessibilityLabel: 'Fix it', href: '/fix/' };
    const dismissButton = { text: 'Later', hideDismissButton: true };
    expect(
      model(27, { message: 'Check', primaryAction, dismissButton, icon: 34, iconColor: 13 }),
    ).toMatchObject({
      primary: { text: 'Fix', label: 'Fix it', link: { href: '/fix/', opensInNewTab: false } },
      secondary: undefined,
      icon: 34,
      iconColor: undefined,
    });
  });
});

describe('a banner', () => {
  const partsOf = (message: string) =>
    model(0, {
      componentType: 1,
      message,
      links: ['/terms/', 'javascript:1'],
      linkTitles: ['terms', 'privacy'],
    });

  it('S2 §3.12: replaces {n} by its link, keeps the title without a link, prints no braces', () => {
    expect(partsOf('Read the {0} and {1}{2}.')).toMatchObject({
      message: [
        'Read the ',
        { text: 'terms', href: '/terms/', opensInNewTab: false },
        ' and ',
        'privacy',
        '.',
      ],
    });
  });

  it('S2 §3.11: is a line without a picture, and a panel with a background image', () => {
    const layouts = { componentType: 1, titleText: 'New', layoutNarrow: 1, layoutWide: 1 };
    expect(model(0, layouts)).toMatchObject({ narrow: { layout: 2 }, wide: { layout: 2 } });
    const coverImage = '/c.jpg';
    expect(model(0, { ...layouts, coverImage, backgroundImageWide: '/b.jpg' })).toMatchObject({
      narrow: { layout: 1 },
      wide: { layout: 3, backgroundImageUrl: '/b.jpg' },
    });
  });

  it('S2 §2.3: the business upgrade leads to /business/convert/', () => {
    expect(model(0, { titleText: 'Sell', onCompleteRedirectUrl: '/x/' }, '503755')).toMatchObject({
      completeLink: { href: '/business/convert/' },
    });
  });
});

describe('anchored messages', () => {
  it('S2 §3.16 §2.29: a tooltip has its texts, times and the last three thumbnails', () => {
    const display = {
      anchor: '#save',
      hasTooltip: true,
      subText: 'More',
      thumbnailUrls: ['/1', '/2', '/3', '/4'],
      disappearTime: 3000,
      delay: 500,
      tooltip: { mainText: 'Save', confirmButtonText: 'OK', idealDirection: 'left' },
    };
    expect(model(8, display)).toMatchObject({
      title: 'Save',
      subText: 'More',
      complete: { text: 'OK' },
      thumbnailUrls: ['/2', '/3', '/4'],
      side: 'left',
      delayMs: 500,
      disappearMs: 3000,
      scrollDismissMs: 3000,
    });
  });

  it('S2 §4.15: scroll-to-dismiss is in seconds, by default 0', () => {
    const display = { hasTooltip: true, text: 'Here', scrollToDismiss: true };
    expect(model(8, display)).toMatchObject({ scrollDismissMs: 0 });
    const delayed = { ...display, scrollToDismissDelayInSeconds: 2 };
    expect(model(8, delayed)).toMatchObject({ scrollDismissMs: 2000 });
    expect(model(8, { ...delayed, scrollToDismiss: false })).toMatchObject({
      scrollDismissMs: undefined,
    });
  });

  it('a tooltip needs a text or thumbnails; without a pulsar and a tooltip it needs nothing', () => {
    expect(model(8, { hasTooltip: true })).toBeUndefined();
    expect(model(8, {})).toMatchObject({ hasPulsar: false, hasTooltip: false });
  });

  it('S2 §3.14: a flyout has a direction, a pulsar and anchors by platform', () => {
    const anchorsByPlatform = { web: { anchor: '#save', placement: '1000075' } };
    const display = { componentType: 2, anchorsByPlatform, displayType: 2, flyoutDirection: 3 };
    expect(model(0, { ...display, text: 'Drafts', buttonText: 'See' })).toMatchObject({
      surface: 'flyout',
      beginsAsPulsar: true,
      side: 'down',
      button: { text: 'See' },
    });
    expect(model(0, display)).toBeUndefined();
    expect(model(0, { componentType: 2, text: 'Drafts' })).toBeUndefined();
  });

  it('S2 §9.12: a popover leaves 1500 ms after a scroll', () => {
    const popover = { anchor: '#search', message: 'Look', scrollToDismiss: true };
    expect(model(0, popover)).toMatchObject({ scrollDismissMs: 1500 });
  });

  it('S2 §9.11: an educational popover waits 2000 ms', () => {
    expect(model(29, { title: 'Look inside' })).toMatchObject({ delayMs: 2000 });
    expect(model(29, { title: 'Look inside', delay: 5 })).toMatchObject({ delayMs: 5 });
  });
});

describe('toasts, surveys and search delight', () => {
  it.each([
    [undefined, 2000],
    [0, 2000],
    [Number.NaN, 2000],
    [3500, 3500],
  ])('S2 §4.23: a toast with duration %s stays %i ms', (duration, durationMs) => {
    const display = { text: 'Ready', ...(duration !== undefined && { duration }) };
    expect(model(10, display)).toMatchObject({ durationMs });
  });

  it.each([
    [1, 'immediately', 0],
    [2, 'onLeaving', 9],
    [3, 'delayed', 9],
    [undefined, 'delayed', 9],
  ] as const)(
    'S2 §3.20: action_trigger %s shows a survey %s',
    (actionTrigger, trigger, delayMs) => {
      const buttons = [{ text: 'No' }, { text: 'Start', uri: 'https://survey.example/f' }];
      const display = {
        titleText: 'Two minutes?',
        buttons,
        delay: 9,
        ...(actionTrigger && { actionTrigger }),
      };
      expect(model(5, display)).toMatchObject({
        frameUrl: 'https://survey.example/f',
        acceptText: 'Start',
        declineText: 'No',
        delayMs,
        trigger,
      });
    },
  );

  it('S2 §3.19: a survey has its detailed text beside a subtitle, or in its place', () => {
    const buttons = [{ text: 'Start', uri: 'https://survey.example/f' }];
    const survey = { titleText: 'Two minutes?', detailedText: 'All about boards.', buttons };
    expect(model(5, { ...survey, subtitleText: 'Five questions.' })).toMatchObject({
      subtitle: 'Five questions.',
      detail: 'All about boards.',
    });
    expect(model(5, survey)).toMatchObject({ subtitle: 'All about boards.', detail: undefined });
  });

  it('a survey needs a frame on http or https', () => {
    const buttons = [{ text: 'Start', uri: '/relative/' }];
    expect(model(5, { titleText: 'Two minutes?', buttons })).toBeUndefined();
  });

  it('S2 §5.2: a metrics banner counts only buttons with a text', () => {
    const display = {
      titleText: '12',
      subtitleText: 'pins',
      buttons: [{ text: 'A' }, { text: ' ' }],
    };
    expect(model(5, display, '502527')).toBeUndefined();
  });

  it('S2 §3.15: search delight needs queries and colours', () => {
    const display = { componentType: 3, searchQueryList: ['blue', ' '], textColors: ['#00f'] };
    expect(model(0, display)).toMatchObject({ queries: ['blue'], textColors: ['#00f'] });
    expect(model(0, { ...display, textColors: [] })).toBeUndefined();
  });
});

describe('readMessage', () => {
  it.each([
    { type: 10, displayData: { text: 7 } },
    { type: 14, displayData: { title: {}, body: [], completeButtonText: 1 } },
    { type: 8, displayData: { hasTooltip: true, thumbnailUrls: 'x' } },
    { displayData: { componentType: 1, message: 'x', linkTitles: { 0: 1 }, links: null } },
    { type: 5, displayData: { titleText: 'x', buttons: [null] } },
    { type: 13, displayData: null },
  ])('never throws: %j', (json) => {
    // Wrongly shaped on purpose.
    const read = () => readMessage({ id: '1', ...json } as unknown as Experience);
    expect(read).not.toThrow();
  });
});
