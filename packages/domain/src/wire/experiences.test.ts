import { describe, expect, it } from 'vitest';
import { decodeExperiences } from './experiences.js';

/** Decodes the display data of one message, with the reports. */
function display(json: object) {
  const drift: string[] = [];
  const { experiences } = decodeExperiences([{ experience_id: 1, display_data: json }], {
    onDrift: ({ path }) => drift.push(path),
  });
  return [experiences[0]?.displayData, drift.filter((path) => path !== '[0].experience_id')];
}

describe('decodeExperiences', () => {
  it('S2 §3.1 §3.2 §3.3 §3.4 experience: ids, type, status and display data', () => {
    expect(
      decodeExperiences([
        {
          experience_id: 502_597,
          placement_id: 1_000_162,
          id: 'b7',
          type: 13,
          status: 'viewed',
          display_data: { text: 'Hello' },
          triggerable_placed_exps: ['1000075:500500'],
          metadata: { 502_597: { seen: 1 } },
          extraContext: { page: 'home' },
        },
      ]),
    ).toStrictEqual({
      experiences: [
        {
          id: '502597',
          placementId: '1000162',
          backendId: 'b7',
          type: 13,
          status: 'viewed',
          displayData: { text: 'Hello' },
          triggerablePlacedExps: ['1000075:500500'],
          metadata: { 502597: { seen: 1 } },
          extraContext: { page: 'home' },
        },
      ],
      skipped: 0,
    });
  });

  it('S2 §7.2 §7.3: reads a list, a map by placement, and one message', () => {
    const one = { experience_id: '1', placement_id: '9' };
    const read = { experiences: [{ id: '1', placementId: '9' }], skipped: 0 };
    expect(decodeExperiences([one])).toStrictEqual(read);
    expect(decodeExperiences({ 9: { experience_id: '1' }, 10: null })).toStrictEqual(read);
    expect(decodeExperiences(one)).toStrictEqual(read);
  });

  it('skips and counts entries that are not messages', () => {
    expect(decodeExperiences([{ type: 13 }, null, 'x', { experience_id: '1' }])).toStrictEqual({
      experiences: [{ id: '1' }],
      skipped: 3,
    });
    expect(decodeExperiences('x')).toStrictEqual({ experiences: [], skipped: 1 });
    expect(decodeExperiences(null)).toStrictEqual({ experiences: [], skipped: 0 });
  });

  it('S2 §3.5 §3.6 types: reports an unknown number, and keeps it', () => {
    const drift: string[] = [];
    const read = (type: number) =>
      decodeExperiences([{ experience_id: '1', type }], { onDrift: ({ path }) => drift.push(path) })
        .experiences[0]?.type;
    expect([0, 5, 8, 10, 13, 14, 26, 27, 28, 29].map(read)).toEqual([
      0, 5, 8, 10, 13, 14, 26, 27, 28, 29,
    ]);
    expect(drift).toEqual([]);
    expect(read(30)).toBe(30);
    expect(drift).toEqual(['[0].type']);
  });

  it('S2 §3: fields that the kit does not know are kept for surfaces of the host', () => {
    const json = {
      experience_id: '1',
      type: 99,
      display_data: { text: 'Hi', points: 70, a: null },
    };
    const drift: string[] = [];
    const { experiences } = decodeExperiences([json, { ...json, type: 13 }], {
      onDrift: ({ path }) => drift.push(path),
    });
    const message = { id: '1', displayData: { text: 'Hi' }, ownDisplayData: { points: 70 } };
    expect(experiences).toStrictEqual([
      { ...message, type: 99 },
      { ...message, type: 13 },
    ]);
    // The display data of a type of the host is not reported; that of a type of the kit is.
    expect(drift).toEqual(['[0].type', '[1].display_data.points', '[1].display_data.a']);
  });

  it('keeps no field that the kit refused, and no prototype', () => {
    const json = JSON.parse(
      '{"experience_id":"1","type":99,"display_data":{"__proto__":{"x":1},"video":{"url":7},"image":"javascript:0","own":{"a":[1]}}}',
    );
    const [message] = decodeExperiences([json]).experiences;
    expect(message?.ownDisplayData).toStrictEqual({ own: { a: [1] } });
    expect(message?.displayData?.image).toBeUndefined();
  });
});

describe('display data', () => {
  it('S2 §3.7 §3.8 §3.9 general display data', () => {
    const json = {
      text: 'Hello',
      sub_text: 'More',
      has_pulsar: true,
      has_tooltip: false,
      thumbnail_urls: ['https://i.example/1.jpg'],
      disappearTime: 3000,
      scroll_to_dismiss: true,
      scroll_to_dismiss_delay_in_seconds: 2,
      dismiss_button_text: 'Close',
      complete_button_text: 'Go',
      complete_button_cta_url: '/go/',
      secondary_cta_link: { url: '/more/', text: 'Learn more' },
      complete_button_url: '/done/',
      header: 'Welcome',
      header_subtitle: 'back',
      color: '#fff',
      open_in_new_tab: true,
    };
    expect(display(json)).toStrictEqual([
      {
        text: 'Hello',
        subText: 'More',
        hasPulsar: true,
        hasTooltip: false,
        thumbnailUrls: ['https://i.example/1.jpg'],
        disappearTime: 3000,
        scrollToDismiss: true,
        scrollToDismissDelayInSeconds: 2,
        dismissButtonText: 'Close',
        completeButtonText: 'Go',
        completeButtonCtaUrl: '/go/',
        secondaryCtaLink: { href: '/more/', text: 'Learn more' },
        completeButtonUrl: '/done/',
        header: 'Welcome',
        headerSubtitle: 'back',
        color: '#fff',
        opensInNewTab: true,
      },
      [],
    ]);
  });

  it('S2 §3.10 callouts', () => {
    const json = {
      type: 'warning-callout',
      message: 'Check your email',
      title: 'Careful',
      link: { text: 'Settings', href: '/settings/' },
      primaryAction: { label: 'Fix', accessibilityLabel: 'Fix it', href: '/fix/' },
      secondaryAction: { label: 'Later', accessibilityLabel: 'Do it later', href: '/later/' },
    };
    expect(display(json)).toStrictEqual([json, []]);
  });

  it('S2 §3.11 §3.12 §3.13 banner', () => {
    const json = {
      component_type: 1,
      backgroundColorNarrow: '#fff',
      backgroundColorWide: '#eee',
      backgroundImageNarrow: 'https://i.example/n.jpg',
      backgroundImageWide: 'https://i.example/w.jpg',
      layoutNarrow: 1,
      layoutWide: 3,
      titleTextColor: '#000',
      messageTextColor: '#111',
      titleText: 'New',
      message: 'Read {0}',
      links: ['/a/'],
      linkTitles: ['this'],
      completeButtonText: 'Go',
      dismissButtonText: 'No',
      onCompleteRedirectUrl: '/yes/',
      onDismissRedirectUrl: '/no/',
      canClose: true,
      coverImage: 'https://i.example/c.jpg',
      iconImage: 'https://i.example/i.jpg',
      external: false,
    };
    const { component_type: componentType, ...rest } = json;
    expect(display(json)).toStrictEqual([{ componentType, ...rest }, []]);
  });

  it('S2 §3.14 flyout', () => {
    const anchors = {
      web: { anchor: '#save', placement: 'home' },
      web_mobile: { anchor: '#menu', placement: 'home' },
    };
    expect(
      display({
        component_type: 2,
        anchors_by_platform: anchors,
        display_type: 2,
        flyout_direction: 4,
        text: 'Save here',
        button_text: 'Got it',
        button_uri: '/help/',
        scroll_to_dismiss: false,
        scroll_to_dismiss_delay_in_seconds: 0,
      }),
    ).toStrictEqual([
      {
        componentType: 2,
        anchorsByPlatform: anchors,
        displayType: 2,
        flyoutDirection: 4,
        text: 'Save here',
        buttonText: 'Got it',
        buttonUri: '/help/',
        scrollToDismiss: false,
        scrollToDismissDelayInSeconds: 0,
      },
      [],
    ]);
  });

  it('S2 §3.15 search delight', () => {
    expect(
      display({
        component_type: 3,
        search_query_list: ['halloween'],
        text_colors: ['#f80'],
        text_background_color: '#000',
      }),
    ).toStrictEqual([
      {
        componentType: 3,
        searchQueryList: ['halloween'],
        textColors: ['#f80'],
        textBackgroundColor: '#000',
      },
      [],
    ]);
  });

  it('S2 §3.16 tooltip', () => {
    const tooltip = {
      mainText: 'New',
      confirmButtonText: 'OK',
      cancelButtonText: 'No',
      idealDirection: 'down',
    };
    const json = { anchor: '#save', text: 'Here', disappearTime: 3000, delay: 500, tooltip };
    expect(
      display({
        ...json,
        has_pulsar: true,
        has_tooltip: true,
        complete_on_hover: true,
        skipComplete: false,
        pulserOnly: false,
      }),
    ).toStrictEqual([
      {
        ...json,
        hasPulsar: true,
        hasTooltip: true,
        completeOnHover: true,
        skipComplete: false,
        pulserOnly: false,
      },
      [],
    ]);
  });

  it('S2 §3.17 callout with buttons and icon', () => {
    const json = {
      completeButton: { text: 'Go', url: '/go/', hideDismissButton: true },
      dismissButton: { text: 'No', url: '/no/' },
      message: 'Hello',
      title: 'New',
      icon: 34,
      iconColor: 12,
    };
    expect(display(json)).toStrictEqual([json, []]);
  });

  it('S2 §3.18 modal', () => {
    const image = {
      url: 'https://i.example/m.jpg',
      imageAlt: 'A canyon',
      width: 540,
      height: 363,
      dominantColor: [76, 101, 108],
    };
    const video = {
      url: 'https://v.example/m.mp4',
      metadata: { thumbnail: 'https://i.example/t.jpg', width: 540, height: 363 },
    };
    expect(
      display({ title: 'New', body: 'Text', image, video, delay_in_millis: 200 }),
    ).toStrictEqual([{ title: 'New', body: 'Text', image, video, delayInMillis: 200 }, []]);
  });

  it('S2 §3.19 survey', () => {
    expect(
      display({
        anket: true,
        buttons: [
          { text: 'Yes', uri: 'https://survey.example/1' },
          { text: 'No', uri: '' },
        ],
        title_text: 'Tell us',
        subtitle_text: 'Two minutes',
        detailed_text: 'It helps.',
        delay: 5000,
        action_trigger: 2,
      }),
    ).toStrictEqual([
      {
        anket: true,
        buttons: [
          { text: 'Yes', uri: 'https://survey.example/1' },
          { text: 'No', uri: '' },
        ],
        titleText: 'Tell us',
        subtitleText: 'Two minutes',
        detailedText: 'It helps.',
        delay: 5000,
        actionTrigger: 2,
      },
      [],
    ]);
  });

  it('S2 §3.21 toast: a link may be a bare address', () => {
    expect(display({ text: 'Saved', link: '/lena/', duration: 2000 })).toStrictEqual([
      { text: 'Saved', link: { href: '/lena/' }, duration: 2000 },
      ['[0].display_data.link'],
    ]);
  });

  it('S2 §3.22 popover', () => {
    expect(
      display({ message: 'Try it', anchor: '#save', complete_button: { text: 'OK' } }),
    ).toStrictEqual([{ message: 'Try it', anchor: '#save', completeButton: { text: 'OK' } }, []]);
  });
});
