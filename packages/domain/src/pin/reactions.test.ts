import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defineSurface } from '../surface.js';
import { showsReactions, topRanked, topReactions } from './reactions.js';

describe('topRanked', () => {
  it('S3 §9.34: popularity of 3 top items', () => {
    expect(topRanked([3, 9, 1, 7, 5], (score) => score)).toEqual([9, 7, 5]);
    expect(topRanked([3, 9], (score) => score)).toEqual([9, 3]);
    expect(topRanked([3, 9, 1], (score) => score, 1)).toEqual([9]);
  });

  it('S3 §9: the list that was given is not changed', () => {
    const given = [1, 2, 3];
    topRanked(given, (score) => score);
    expect(given).toEqual([1, 2, 3]);
  });
});

const counted = (...counts: readonly number[]) =>
  counts.map((reactionCount, at) => ({ reactionType: String(at), reactionCount }));

describe('topReactions', () => {
  it.each([
    ['the three most frequent', counted(1, 9, 5, 7), ['1', '3', '2']],
    ['equal counts keep the order received', counted(5, 7, 5, 5), ['1', '0', '2']],
    ['fewer than three', counted(2), ['0']],
    ['a count of 0 is no reaction', counted(0, 1), ['1']],
    ['none', [], []],
  ])('S1 §5.25: %s', (_title, counts, expected) => {
    expect(topReactions(counts).map(({ reactionType }) => reactionType)).toEqual(expected);
  });

  it('S1 §5: a pin without counts has none', () => {
    expect(topReactions(undefined)).toEqual([]);
  });

  it('S1 §5: no omitted reaction is more frequent than a kept one', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9), { maxLength: 8 }), (counts) => {
        const given = counted(...counts);
        const kept = topReactions(given);
        const least = Math.min(...kept.map(({ reactionCount }) => reactionCount));
        const left = given.filter((reaction) => !kept.includes(reaction));
        const greatestLeft = Math.max(0, ...left.map(({ reactionCount }) => reactionCount));
        expect(greatestLeft).toBeLessThanOrEqual(least);
        expect(kept.length).toBe(Math.min(counts.filter((count) => count > 0).length, 3));
      }),
    );
  });
});

describe('showsReactions', () => {
  const viewer = { isAuth: true, id: '7' };
  const home = { viewer, surface: 'AuthHomefeed' };
  const video = { videos: { videoList: { V_720P: { url: '/a.mp4' } } } };

  it.each([
    ['a video', video, home, true],
    ['a video of another site', { embed: { type: 'video' } }, home, true],
    ['a story', { storyPinDataId: '1' }, home, true],
    ['a picture', {}, home, false],
    ['a moving picture', { embed: { type: 'gif' } }, home, false],
    ['a promoted video', { ...video, isPromoted: true }, home, false],
    ['a downstream promotion', { ...video, isDownstreamPromotion: true }, home, false],
    ['a collaborative board', { ...video, board: { isCollaborative: true } }, home, false],
    ['a board with collaborators', { ...video, board: { collaboratorCount: 2 } }, home, false],
    [
      'a board that the viewer works on',
      { ...video, board: { collaboratedByMe: true } },
      home,
      false,
    ],
    ['a surface without reactions', video, { viewer, surface: 'ConversationView' }, false],
    [
      "the viewer's own video on a surface without reactions",
      { ...video, pinner: { id: '7' } },
      { viewer, surface: 'CreatorProfileActivityPinGrid' },
      true,
    ],
    [
      "someone else's video on a creator profile",
      { ...video, pinner: { id: '8' } },
      { viewer, surface: 'CreatorProfileActivityPinGrid' },
      false,
    ],
  ])('S1 §5.24 §6.12 §6.13 reactions: %s', (_title, pin, context, expected) => {
    expect(showsReactions(pin, context)).toBe(expected);
  });
});

describe('showsReactions on a surface of the host', () => {
  const viewer = { isAuth: true, id: '7' };
  const shows = defineSurface('WithLikes', { reactions: true });
  const hides = defineSurface('WithoutLikes', { reactions: false });
  const other = defineSurface('ItsOwnFooter', { price: false });
  const video = { videos: { videoList: { V_720P: { url: '/a.mp4' } } } };

  it.each([
    ['a picture', {}, shows, true],
    ['a video', video, shows, true],
    ['a picture of a group board', { board: { isCollaborative: true } }, shows, true],
    ['an ad', { ...video, isPromoted: true }, shows, false],
    ['a video', video, hides, false],
    ["the viewer's own video", { ...video, pinner: { id: '7' } }, hides, false],
    ['a picture, which it leaves to the specification', {}, other, false],
    ['a video, which it leaves to the specification', video, other, true],
  ])('S1 §5.24: follows its part: %s', (_title, pin, surface, expected) => {
    expect(showsReactions(pin, { viewer, surface })).toBe(expected);
  });
});
