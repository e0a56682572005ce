import type { Board } from '@tackboard/domain';

/** The privacy of a board after its form: what is not secret stays protected, or is public (S1 §3). */
export function privacyOf(
  board: Pick<Board, 'privacy'> | undefined,
  { isSecret }: { readonly isSecret: boolean },
): 'protected' | 'public' | 'secret' {
  if (isSecret) return 'secret';
  return board?.privacy === 'protected' ? 'protected' : 'public';
}
