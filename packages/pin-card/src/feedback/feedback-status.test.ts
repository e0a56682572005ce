import { expect, it } from 'vitest';
import { feedback } from './pin-feedback.js';

const nothing = { isReported: false, isHidden: false };

it.each([
  [nothing, 'none', 0, false],
  [{ ...nothing, isHidden: true }, 'hidden', 0.8, false],
  [{ ...nothing, isHidden: true, wasFollowing: true, isFollowing: true }, 'hidden', 0.8, true],
  [
    { ...nothing, isHidden: true, wasFollowing: true, isFollowing: false },
    'unfollowed',
    0.8,
    false,
  ],
  [{ ...nothing, isHidden: true, wasFollowing: false, isFollowing: false }, 'hidden', 0.8, false],
  [
    { ...nothing, isUnfollowedInMenu: true, wasFollowing: true, isFollowing: false },
    'unfollowed',
    0.8,
    false,
  ],
  [
    { ...nothing, isUnfollowedInMenu: true, wasFollowing: true, isFollowing: true },
    'none',
    0,
    false,
  ],
  [{ ...nothing, wasFollowing: true, isFollowing: false }, 'none', 0, false],
  [{ ...nothing, isReported: true }, 'reported', 0.8, false],
  [{ isReported: true, isHidden: true, isFollowing: true }, 'reported', 0.8, false],
] as const)('%j is %s (S1 §4.20)', (facts, status, overlayOpacity, offersUnfollow) => {
  expect(feedback(facts)).toEqual({ status, overlayOpacity, offersUnfollow });
});
