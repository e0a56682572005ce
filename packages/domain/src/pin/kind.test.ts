import { describe, expect, it } from 'vitest';
import {
  isCarouselPin,
  isDeletedStory,
  isGifPin,
  isOwnPin,
  isStoryPin,
  isVideoPin,
} from './kind.js';

describe('the kinds of pins', () => {
  it('S1 §3: a story has pages, or the id of their data', () => {
    expect(isStoryPin({ storyPinData: {} })).toBe(true);
    expect(isStoryPin({ storyPinDataId: '1' })).toBe(true);
    expect(isStoryPin({})).toBe(false);
  });

  it('S1 §4.24: a deleted story says so', () => {
    expect(isDeletedStory({ storyPinData: { isDeleted: true } })).toBe(true);
    expect(isDeletedStory({ storyPinData: { isDeleted: false } })).toBe(false);
    expect(isDeletedStory({})).toBe(false);
  });

  it('S1 §3: a video has a file, or is of another site', () => {
    expect(isVideoPin({ videos: { videoList: { V_HLSV4: { url: '/a.m3u8' } } } })).toBe(true);
    expect(isVideoPin({ videos: { videoList: {} } })).toBe(false);
    expect(isVideoPin({ embed: { type: 'video' } })).toBe(true);
    expect(isVideoPin({ embed: { type: 'gif' } })).toBe(false);
    expect(isVideoPin({})).toBe(false);
  });

  it('S1 §3: a GIF', () => {
    expect(isGifPin({ embed: { type: 'gif' } })).toBe(true);
    expect(isGifPin({ embed: { type: 'video' } })).toBe(false);
    expect(isGifPin({})).toBe(false);
  });

  it('S1 §3: a carousel has two slots or more', () => {
    expect(isCarouselPin({ carouselData: { carouselSlots: [{}, {}] } })).toBe(true);
    expect(isCarouselPin({ carouselData: { carouselSlots: [{}] } })).toBe(false);
    expect(isCarouselPin({})).toBe(false);
  });

  it.each([
    ['their own', { pinner: { id: '7' } }, { isAuth: true, id: '7' }, true],
    ["someone else's", { pinner: { id: '8' } }, { isAuth: true, id: '7' }, false],
    ['signed out', { pinner: { id: '7' } }, { isAuth: false, id: '7' }, false],
    ['no one knows', { pinner: {} }, { isAuth: true }, false],
  ])('S1 §6.13: own pin: %s', (_title, pin, viewer, expected) => {
    expect(isOwnPin(pin, viewer)).toBe(expected);
  });
});
