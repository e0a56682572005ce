'use client';
import type { User } from '@tackboard/domain';
import { cardPanelWords } from '@tackboard/domain/words';
import { usernameForLink } from '@tackboard/routes/paths';
import type { VerifiedBadgeWords } from '@tackboard/ui';
import { useInternals, useWords } from '../client/tackboard-context.js';

/** The display name of a person. */
export function nameOf({ fullName, username = '' }: Pick<User, 'fullName' | 'username'>): string {
  return fullName ?? username;
}

/** Returns the address of a person's profile; undefined for one without a username. */
export function useProfileHref({ username }: Pick<User, 'username'>): string | undefined {
  const { context, paths } = useInternals('PersonLink');
  if (username === undefined) return undefined;
  return paths.profile(usernameForLink(username, { isSignedIn: context.viewer.isAuth }));
}

/** Returns the words of the badge of a verified person or merchant. */
export function useBadgeWords(): VerifiedBadgeWords {
  const { verifiedMerchant } = useInternals('VerifiedBadge').words;
  return { ...useWords('cardParts', cardPanelWords), verifiedMerchant };
}
