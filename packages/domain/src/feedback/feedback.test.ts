import { describe, expect, it } from 'vitest';
import { feedbackWords } from '../words/actions.js';
import { feedbackOverlay, type HideFacts, hidePlace } from './feedback-overlay.js';
import { feedbackReason, feedbackText, unfollowedText } from './feedback-text.js';
import {
  FEEDBACK_TYPES,
  feedbackType,
  type FeedbackType,
  unfollowTarget,
} from './feedback-type.js';
import cases from './feedback-type.cases.json' with { type: 'json' };

describe('feedbackType', () => {
  it.each(cases)(
    'S3 §4.2.1 §4.2.2 §4.2.3 §4.2.4 §4.2.5 §4.2.6 §4.2.7 §4.2.8: $title',
    ({ pin, viewParameter, explicit, type }) => {
      const context = viewParameter === undefined ? {} : { viewParameter };
      expect(feedbackType(pin, context, explicit as FeedbackType | undefined)).toBe(type);
    },
  );

  it('S3 §4.2: nothing else is needed', () => {
    expect(feedbackType({})).toBe('default');
  });
});

describe('feedbackText', () => {
  const hidden = {
    title: 'Pin hidden',
    text: "Got it! We'll try to show you more relevant Pins in the future.",
  };

  it.each([
    ['default', {}, hidden],
    ['related', {}, hidden],
    ['newsHub', {}, hidden],
    ['pfy', {}, hidden],
    ['pfyBoard', {}, hidden],
    ['followed', {}, hidden],
    [
      'topic',
      { sourceInterest: { name: 'Doors' } },
      { title: 'Pin hidden', text: "We'll show you less Pins from Doors in the future." },
    ],
    ['topic', {}, hidden],
    [
      'promoted',
      { promoter: { fullName: 'Oak & Co' } },
      {
        text: "Oak & Co has paid to have this pin show up where you'd be more likely to notice it.",
      },
    ],
    [
      'promoted',
      { promoter: { username: 'oak' } },
      { text: "oak has paid to have this pin show up where you'd be more likely to notice it." },
    ],
    ['promoted', {}, hidden],
  ] as const)('S3 §8: %s for %j', (type, pin, expected) => {
    expect(feedbackText(type, pin, feedbackWords)).toEqual(expected);
  });

  it.each([
    [32, 'x'.repeat(32)],
    [33, `${'x'.repeat(32)}…`],
  ])('S3 §5.12: names are cut at 32 characters: %i', (length, shown) => {
    const pin = { sourceInterest: { name: 'x'.repeat(length) } };
    expect(feedbackText('topic', pin, feedbackWords).text).toBe(
      `We'll show you less Pins from ${shown} in the future.`,
    );
  });
});

describe('unfollowedText', () => {
  it.each([
    [
      'board',
      { board: { name: 'Doors' } },
      "You unfollowed the board Doors and won't see Pins saved to it anymore.",
    ],
    ['board', {}, 'You unfollowed this person.'],
    [
      'pinner',
      { pinner: { fullName: 'Tom' }, viaPinner: { fullName: 'Lena' } },
      "You unfollowed Lena and won't see Pins they save anymore.",
    ],
    [
      'pinner',
      { viaPinner: { username: 'lena' }, pinner: { fullName: 'Tom' } },
      "You unfollowed lena and won't see Pins they save anymore.",
    ],
    [
      'pinner',
      { pinner: { fullName: 'Tom' } },
      "You unfollowed Tom and won't see Pins they save anymore.",
    ],
    [
      'pinner',
      { pinner: { username: 'tom' } },
      "You unfollowed tom and won't see Pins they save anymore.",
    ],
    [
      'pinner',
      {
        pinner: { fullName: 'Tom', explicitlyFollowedByMe: true },
        viaPinner: { fullName: 'Lena' },
      },
      "You unfollowed Tom and won't see Pins they save anymore.",
    ],
    ['pinner', {}, 'You unfollowed this person.'],
  ] as const)('S3 §8: %s of %j', (target, pin, expected) => {
    expect(unfollowedText(target, pin, feedbackWords)).toBe(expected);
  });
});

describe('feedbackReason', () => {
  it.each([
    [
      'promoted',
      { thirdPartyAdAttributes: { promotedIsPersonalized: true } },
      'This ad is personalized using information from a partner.',
    ],
    ['promoted', { thirdPartyAdAttributes: { promotedIsPersonalized: false } }, undefined],
    ['promoted', { promoter: { fullName: 'Oak & Co' } }, undefined],
    [
      'promoted',
      {
        thirdPartyAdAttributes: {
          isEligibleForPromotedPartnership: true,
          promotedPartnershipAttributionName: 'Doors & Co',
        },
      },
      'Paid for by Doors & Co',
    ],
    ['promoted', { thirdPartyAdAttributes: { isEligibleForPromotedPartnership: true } }, undefined],
    ['topic', { sourceInterest: { name: 'Doors' } }, 'Inspired by your interest in Doors'],
    ['topic', {}, 'Inspired by your recent activity'],
    [
      'pfyBoard',
      { recommendationReason: { board: { name: 'Doors' } } },
      'Inspired by your board Doors',
    ],
    ['pfyBoard', {}, 'Inspired by your recent activity'],
    ['followed', {}, 'From a profile or board you follow'],
    ['pfy', {}, 'Inspired by your recent activity'],
    ['related', {}, 'Inspired by your recent activity'],
    ['newsHub', {}, 'Inspired by your recent activity'],
    ['default', {}, 'Inspired by your recent activity'],
  ] as const)('S3 §8.16: the reason for %s of %j', (type, pin, expected) => {
    expect(feedbackReason(type, pin, feedbackWords)).toBe(expected);
  });

  it('S3 §4.2: every type but an ad has one', () => {
    const without = FEEDBACK_TYPES.filter((type) => !feedbackReason(type, {}, feedbackWords));
    expect(without).toEqual(['promoted']);
  });
});

describe('feedbackOverlay', () => {
  const followed = { pinner: { fullName: 'Tom', explicitlyFollowedByMe: true } };

  it('S1 §4.20: none', () => {
    expect(feedbackOverlay('none', 'default', {}, feedbackWords)).toBeUndefined();
  });

  it('S1 §4.20 §4.21: reported', () => {
    expect(feedbackOverlay('reported', 'default', {}, feedbackWords)).toEqual({
      title: 'Reported',
      text: 'Thanks! Your feedback helps us keep the community safe.',
    });
  });

  it('S1 §4.22: a reason with an Unfollow button', () => {
    expect(feedbackOverlay('hidden', 'followed', followed, feedbackWords)).toEqual({
      title: 'Pin hidden',
      text: "Got it! We'll try to show you more relevant Pins in the future.",
      reason: 'From a profile or board you follow',
      action: 'unfollow',
    });
  });

  it.each([
    [
      'default',
      {},
      {
        title: 'Pin hidden',
        text: "Got it! We'll try to show you more relevant Pins in the future.",
        reason: 'Inspired by your recent activity',
      },
    ],
    [
      'topic',
      { sourceInterest: { name: 'Doors' } },
      {
        title: 'Pin hidden',
        text: "We'll show you less Pins from Doors in the future.",
        reason: 'Inspired by your interest in Doors',
      },
    ],
    [
      'promoted',
      { promoter: { fullName: 'Oak & Co' } },
      {
        text: "Oak & Co has paid to have this pin show up where you'd be more likely to notice it.",
      },
    ],
    [
      'promoted',
      {
        promoter: { fullName: 'Oak & Co' },
        thirdPartyAdAttributes: { promotedIsPersonalized: true },
      },
      {
        text: "Oak & Co has paid to have this pin show up where you'd be more likely to notice it.",
        reason: 'This ad is personalized using information from a partner.',
      },
    ],
  ] as const)('S3 §8: the confirmation of hiding: %s for %j', (type, pin, expected) => {
    expect(feedbackOverlay('hidden', type, pin, feedbackWords)).toEqual(expected);
  });

  it('S1 §4.22: after unfollowing, the unfollow text', () => {
    const pin = { pinner: { fullName: 'Tom' }, board: { name: 'Doors' } };
    expect(feedbackOverlay('unfollowed', 'followed', pin, feedbackWords)).toEqual({
      text: "You unfollowed Tom and won't see Pins they save anymore.",
    });
    expect(feedbackOverlay('unfollowed', 'followed', pin, feedbackWords, 'board')).toEqual({
      text: "You unfollowed the board Doors and won't see Pins saved to it anymore.",
    });
  });
});

describe('unfollowTarget', () => {
  it.each([
    [{ board: { followedByMe: true }, pinner: { explicitlyFollowedByMe: true } }, 'board'],
    [{ pinner: { explicitlyFollowedByMe: true } }, 'pinner'],
    [{ viaPinner: { explicitlyFollowedByMe: true } }, 'pinner'],
    [{ board: { followedByMe: false }, pinner: {} }, undefined],
  ])('S3 §4.2: %j', (pin, expected) => {
    expect(unfollowTarget(pin)).toBe(expected);
  });
});

describe('hidePlace', () => {
  const facts = { query: 'oak', pinType: 'pins', newsId: '9' };

  it.each<[string, HideFacts, ReturnType<typeof hidePlace>]>([
    ['SearchItem', facts, { kind: 'search', query: 'oak', pinType: 'pins' }],
    ['SearchItemHighShoppingIntent', { query: 'oak' }, { kind: 'search', query: 'oak' }],
    ['SearchItem', {}, { kind: 'default' }],
    ['NewsPage', facts, { kind: 'news-hub', newsId: '9' }],
    ['NewsPage', {}, { kind: 'default' }],
    ['ConversationView', facts, { kind: 'p2p' }],
    ['RelatedPinGrid', facts, { kind: 'default' }],
    ['PdpRelatedPinGrid', {}, { kind: 'default' }],
    ['AuthHomefeed', facts, { kind: 'default' }],
    ['constructor', facts, { kind: 'default' }],
  ])('S3 §4.3.2 §7: %s with %j', (surface, given, expected) => {
    expect(hidePlace(surface, given)).toEqual(expected);
  });
});
