import type { HidePlace } from '../ports.js';
import type { KnownSurface, Surface } from '../surface/surfaces.js';

/** Facts about a page that the call of a hidden pin needs (S3 §7). */
export interface HideFacts {
  /** The query of a search page. */
  readonly query?: string | undefined;
  /** The type of the pins that were searched for. */
  readonly pinType?: string | undefined;
  /** The news item whose pins show. */
  readonly newsId?: string | undefined;
}

const PLACES: Readonly<Partial<Record<KnownSurface, Exclude<HidePlace['kind'], 'default'>>>> = {
  NewsPage: 'news-hub',
  // Pins that a person sent.
  ConversationView: 'p2p',
  SearchItem: 'search',
  SearchItemHighShoppingIntent: 'search',
};

/**
 * Returns the place that decides which call hides a pin, and which call undoes it (S3 §4.3 §7). Search and the news hub have
 * the default place while their query or news item is not known.
 */
export function hidePlace(surface: Surface, facts: HideFacts = {}): HidePlace {
  const { query, pinType, newsId } = facts;
  const kind = Object.hasOwn(PLACES, surface) ? PLACES[surface as KnownSurface] : undefined;
  if (kind === 'p2p') return { kind };
  if (kind === 'news-hub' && newsId !== undefined) return { kind, newsId };
  if (kind === 'search' && query !== undefined) {
    return { kind, query, ...(pinType !== undefined && { pinType }) };
  }
  return { kind: 'default' };
}
