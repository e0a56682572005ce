import { ME_PATH } from '@tackboard/routes/paths';
import type { Board, BoardSection } from '../board/board.js';

/**
 * Where the overlay of a saved pin leads (S1 §2): the board's url, or behind it the slug of the section with the trailing
 * slash that the board's url has; `/me/` for a pin saved to the profile.
 */
export function savedTarget(
  board: Pick<Board, 'url'> | undefined,
  section?: Pick<BoardSection, 'slug'>,
): string {
  const url = board?.url;
  if (!url) return ME_PATH;
  if (!section?.slug) return url;
  const slug = encodeURIComponent(section.slug);
  return url.endsWith('/') ? `${url}${slug}/` : `${url}/${slug}`;
}
