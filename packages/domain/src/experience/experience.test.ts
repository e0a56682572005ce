import { describe, expect, it } from 'vitest';
import {
  canShowMetricsBanner,
  canShowModal,
  getsMessages,
  isSurveyOrigin,
  tooltipThumbnails,
} from './checks.js';
import { completesByItself, heroBannerVariant, holdsBackSurvey } from './known-ids.js';
import { bannerLayout } from './measures.js';
import {
  experienceKey,
  parsePlacedExperience,
  placedExperience,
  placedExperienceId,
  triggerableExperiences,
} from './experience.js';

describe('messages that can show', () => {
  it('S2 §1.4 §6.3: bots get no experiences', () => {
    expect(getsMessages({})).toBe(true);
    expect(getsMessages({ isBot: true })).toBe(false);
    expect(getsMessages({ isSocialBot: true })).toBe(false);
  });

  const modal = { title: 'Title', body: 'Body', completeButtonText: 'Go' };

  it.each([
    ['all three', modal, true],
    ['no title', { ...modal, title: ' ' }, false],
    ['no body', { ...modal, body: '' }, false],
    ['no complete button text', { title: 'Title', body: 'Body' }, false],
  ])('S2 §2.27 §5.1 modal: %s', (_title, given, expected) => {
    expect(canShowModal(given)).toBe(expected);
  });

  const banner = { buttons: [{}, {}], titleText: 'Title', subtitleText: 'Subtitle' };

  it.each([
    ['two buttons, a title and a subtitle', banner, true],
    ['three buttons', { ...banner, buttons: [{}, {}, {}] }, true],
    ['one button', { ...banner, buttons: [{}] }, false],
    ['no buttons', { titleText: 'Title', subtitleText: 'Subtitle' }, false],
    ['no title', { ...banner, titleText: ' ' }, false],
    ['no subtitle', { ...banner, subtitleText: '' }, false],
  ])('S2 §5.2 metrics banner: %s', (_title, given, expected) => {
    expect(canShowMetricsBanner(given)).toBe(expected);
  });

  it('S2 §2.29: the last 3 thumbnails', () => {
    expect(tooltipThumbnails({ thumbnailUrls: ['1', '2', ' ', '3', '4'] })).toEqual([
      '2',
      '3',
      '4',
    ]);
    expect(tooltipThumbnails({ thumbnailUrls: ['1'] })).toEqual(['1']);
    expect(tooltipThumbnails({})).toEqual([]);
  });
});

describe('isSurveyOrigin', () => {
  it.each([
    ['https://survey.example.com/f?id=1', 'https://survey.example.com', true],
    ['http://survey.example.com/', 'http://survey.example.com', true],
    ['https://survey.example.com/f', 'https://survey.example.co', false],
    ['https://survey.example.com/f', 'http://survey.example.com', false],
    ['file:///f', 'null', false],
    ['survey', 'https://survey.example.com', false],
  ])('S2 §5.5: a frame with %s may not speak from elsewhere: %s', (link, origin, expected) => {
    expect(isSurveyOrigin(link, origin)).toBe(expected);
  });
});

describe('known ids', () => {
  it.each([
    ['502597', 'cookie'],
    ['500863', 'welcomeBack'],
    ['501153', 'completeOnly'],
    ['501487', 'completeOnly'],
    ['501154', 'completeAndDismiss'],
  ])('S2 §2.16 §2.17 §2.18 §2.19 §2.20: the hero banner %s is %s', (id, expected) => {
    expect(heroBannerVariant(id)).toBe(expected);
  });

  it.each([
    ['502312', true],
    ['502320', true],
    ['502321', true],
    ['502322', true],
    ['502313', false],
  ])('S2 §4.34: %s completes by itself: %s', (id, expected) => {
    expect(completesByItself(id)).toBe(expected);
  });

  it.each([
    ['1000421', '/pin-builder', true],
    ['1000421', '/idea-pin-builder/', true],
    ['1000421', '/lena/pin-builder/x', true],
    ['1000421', '/', false],
    ['1000075', '/pin-builder', false],
  ])('S2 §2.2: placement %s on %s is held back: %s', (placementId, path, expected) => {
    expect(holdsBackSurvey(placementId, path)).toBe(expected);
  });
});

describe('measures', () => {
  it('S2 §2.31 §9.13: a banner is wide from 480 px on', () => {
    expect(bannerLayout(479)).toBe('narrow');
    expect(bannerLayout(480)).toBe('wide');
  });
});

const undecoded = { id: '502527', placementId: '1000162' };
const placed = { placementId: '1000162', experienceId: '502527' };

describe('a placed experience', () => {
  it('S2 §7.4: is reported as {placement}%3A{experience}', () => {
    expect(placedExperienceId(placed)).toBe('1000162%3A502527');
  });

  it('S2 §3.3: is written placement:experience', () => {
    expect(experienceKey(placed)).toBe('1000162:502527');
  });

  it('S2 §1.2: belongs to a message with a placement', () => {
    expect(placedExperience({ id: '502527', placementId: '1000162' })).toEqual(placed);
    expect(placedExperience({ id: '502527' })).toBeUndefined();
    expect(placedExperience({ id: '502527', placementId: '' })).toBeUndefined();
  });

  it.each<unknown>([{ toString: null }, 1000162, null])('S2 §1.2: %j is no id', (value) => {
    expect(placedExperience({ ...undecoded, placementId: value as string })).toBeUndefined();
    expect(placedExperience({ ...undecoded, id: value as string })).toBeUndefined();
  });
});

describe('parsePlacedExperience', () => {
  it.each(['1000162:502527', ' 1000162:502527 ', '1000162%3A502527', '1000162%3a502527'])(
    'S2 §3.3: reads "%s"',
    (text) => {
      expect(parsePlacedExperience(text)).toEqual(placed);
    },
  );

  it.each(['', '1000162', '1000162:', ':502527', '1:2:3', 'a:b', '1000162-502527', null, 7, {}])(
    'S2 §3.3: refuses %j',
    (text) => {
      expect(parsePlacedExperience(text)).toBeUndefined();
    },
  );
});

describe('triggerableExperiences', () => {
  it('S2 §3.3: lists each pair once and leaves out the rest', () => {
    const triggerablePlacedExps = ['1000162:502527', 'x', '1000162%3A502527', '1:2'];
    expect(triggerableExperiences({ triggerablePlacedExps })).toEqual([
      placed,
      { placementId: '1', experienceId: '2' },
    ]);
    expect(triggerableExperiences({})).toEqual([]);
  });
});
