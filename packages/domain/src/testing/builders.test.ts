import { describe, expect, it } from 'vitest';
import {
  decodeBoard,
  decodeExperiences,
  decodePin,
  decodeSession,
  decodeUser,
} from '../wire/index.js';
import {
  encodeBoard,
  encodeExperience,
  encodePin,
  encodeSession,
  encodeUser,
} from '../wire/index.js';
import {
  buildBoard,
  buildCarouselPin,
  buildExperience,
  buildPin,
  buildProductPin,
  buildPromotedPin,
  buildSavedInfo,
  buildSession,
  buildStoryPin,
  buildUser,
  buildVideoPin,
} from './index.js';

describe('builders', () => {
  it('put the changes over the whole', () => {
    expect(buildPin({ title: undefined, link: 'https://a.example/' })).toMatchObject({
      id: '811492428893216731',
      title: undefined,
      link: 'https://a.example/',
    });
    expect(buildSession({ isAuthenticated: false }).isAuthenticated).toBe(false);
  });

  it.each([
    ['picture', buildPin()],
    ['video', buildVideoPin()],
    ['story', buildStoryPin()],
    ['carousel', buildCarouselPin()],
    ['product', buildProductPin()],
    ['promoted', buildPromotedPin()],
  ])('make a %s pin that a server could send', (_, pin) => {
    expect(decodePin(encodePin(pin))).toStrictEqual(pin);
  });

  it('S1 §3.40 saved info: board, local pin, title, type and url', () => {
    expect(buildSavedInfo({ type: 'profile', url: '/me/' })).toStrictEqual({
      boardId: '909090909090909090',
      localPinId: '811492428893299999',
      title: 'Desert prints',
      type: 'profile',
      url: '/me/',
    });
  });

  it('make a board, a user, a session and an experience that a server could send', () => {
    expect(decodeBoard(encodeBoard(buildBoard()))).toStrictEqual(buildBoard());
    expect(decodeUser(encodeUser(buildUser()))).toStrictEqual(buildUser());
    expect(decodeSession(encodeSession(buildSession()))).toStrictEqual(buildSession());
    expect(decodeExperiences(encodeExperience(buildExperience())).experiences).toStrictEqual([
      buildExperience(),
    ]);
  });
});
