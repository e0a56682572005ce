import type { CardContext } from '@tackboard/domain';

/**
 * The experiments about the grid, for signed-in viewers and for visitors. The names are ours: the specification does
 * not show them. A host maps its own names to them.
 */
export const MASONRY_EXPERIMENTS = {
  signedIn: 'masonry_signed_in',
  signedOut: 'masonry_signed_out',
} as const;

/** The experiment about the grid for a viewer, and the group; `control` when they are in none. */
export function masonryExperiment({
  viewer,
  experiments,
}: Pick<CardContext, 'viewer' | 'experiments'>): { readonly name: string; readonly group: string } {
  const name = viewer.isAuth ? MASONRY_EXPERIMENTS.signedIn : MASONRY_EXPERIMENTS.signedOut;
  return { name, group: experiments?.[name] ?? 'control' };
}
