import { encodeSegment } from './escapes.js';
import { ME_PATH } from './paths.js';
import { plainUrl } from './site-path.js';

/**
 * The path that the overlay of a saved pin links to (S1 §2.9): the board's URL, or the URL of the section in it. A section
 * ends in a slash where its board does. Without a board, or with a board URL that does not lead where it seems to lead, such
 * as `javascript:…` or `//other.example`, the viewer's profile.
 */
export const savedTarget = (
  board?: { readonly url?: string | undefined },
  section?: { readonly slug?: string | undefined },
): string => {
  const boardUrl = plainUrl(board?.url);
  if (boardUrl === undefined) return ME_PATH;
  if (!section?.slug) return boardUrl;
  const slug = encodeSegment(section.slug);
  return boardUrl.endsWith('/') ? `${boardUrl}${slug}/` : `${boardUrl}/${slug}`;
};
