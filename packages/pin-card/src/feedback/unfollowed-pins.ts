import type { Internals } from '../client/types.js';

const createUnfollowedPins = () => new Set<string>();

/** Returns the pins whose menu the viewer used to unfollow the pinner. Only their cards confirm it. */
export const unfollowedPinsOf = ({ core }: Pick<Internals, 'core'>): Set<string> =>
  core.resource(createUnfollowedPins);
