import type { CardContext } from '@tackboard/domain';

/**
 * The experiments about the grid: one for those who are signed in, another for those who are not (S2 §6). Their names
 * are not shown in the specification; these are ours, and a host maps its own to them.
 */
export const MASONRY_EXPERIMENTS = {
  signedIn: 'masonry_signed_in',
  signedOut: 'masonry_signed_out',
} as const;

/** The experiment about the grid that a viewer may be in, and the group; `control` when they are in none (S2 §6). */
export function masonryExperiment({
  viewer,
  experiments,
}: Pick<CardContext, 'viewer' | 'experiments'>): { readonly name: string; readonly group: string } {
  const name = viewer.isAuth ? MASONRY_EXPERIMENTS.signedIn : MASONRY_EXPERIMENTS.signedOut;
  return { name, group: experiments?.[name] ?? 'control' };
}
