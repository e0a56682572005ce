import { encodeText } from './encode-text.js';
import { ME_PATH } from './page-paths.js';

/** Where a pin was saved. */
export type SavedTo =
  | { readonly kind: 'profile' }
  | { readonly kind: 'board'; readonly boardUrl: string }
  | { readonly kind: 'section'; readonly boardUrl: string; readonly sectionSlug: string };

/**
 * Where the overlay of a saved pin leads: `/me/`, the board's url, or the board's url with the section's slug behind it
 * (S1 §2). A section ends in a slash where its board's url does.
 */
export const savedTarget = (saved: SavedTo): string => {
  switch (saved.kind) {
    case 'profile':
      return ME_PATH;
    case 'board':
      return saved.boardUrl;
    case 'section': {
      const slug = encodeText(saved.sectionSlug);
      return saved.boardUrl.endsWith('/')
        ? `${saved.boardUrl}${slug}/`
        : `${saved.boardUrl}/${slug}`;
    }
  }
};
