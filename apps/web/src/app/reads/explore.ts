import { type Client, type Endpoint, resourceCall } from '@tackboard/api-client';
import { decodePinPage } from '@tackboard/domain/wire';
import type { PinFeedPage } from '@tackboard/pin-card';
import { safeUrl } from '@tackboard/routes/links';

/** What a page to explore lists. */
export interface ExploreQuery {
  readonly scope: 'pins' | 'videos' | 'buyable_pins' | 'articles';
  /** Default: the newest. A topic has its best pins first. */
  readonly order?: 'newest' | 'trending' | 'popular' | undefined;
  /** The id of a topic. Default: all pins. */
  readonly topicId?: string | undefined;
}

/** A topic that people follow. */
export interface Topic {
  readonly id: string;
  readonly name: string;
  /** The name in addresses. */
  readonly slug: string;
  readonly isFollowed: boolean;
  readonly pictures: readonly string[];
}

interface ReadOptions {
  readonly bookmark?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly pageSize?: number;
}

const LIST_TOPICS: Endpoint = {
  name: 'listTopics',
  method: 'GET',
  path: '/resource/InterestsResource/get/',
};

const EXPLORE_PINS: Endpoint = {
  name: 'explorePins',
  method: 'GET',
  path: '/resource/ExploreFeedResource/get/',
};

interface WireTopic {
  readonly id: string;
  readonly name: string;
  readonly url_name: string;
  readonly is_followed: boolean;
  readonly images: { readonly '236x': readonly { readonly url: string }[] };
}

/** Reads all topics, those with pins of a scope, or the one with an id: the list is empty when there is none. */
export async function listTopics(
  client: Client,
  { id, scope }: { readonly id?: string; readonly scope?: ExploreQuery['scope'] } = {},
): Promise<readonly Topic[]> {
  const payload = { ...(scope && { scope }), ...(id !== undefined && { interest: id }) };
  const { data } = await resourceCall(client, LIST_TOPICS, payload);
  const { results } = data as { readonly results: readonly WireTopic[] };
  return results.map((topic) => ({
    id: topic.id,
    name: topic.name,
    slug: topic.url_name,
    isFollowed: topic.is_followed,
    pictures: topic.images['236x'].flatMap(({ url }) => safeUrl(url) ?? []),
  }));
}

/** Reads one page of pins, videos, products or articles. */
export async function explorePins(
  client: Client,
  { scope, order, topicId }: ExploreQuery,
  { bookmark, signal, pageSize = 25 }: ReadOptions = {},
): Promise<PinFeedPage> {
  const payload = {
    scope,
    ...(order && { order }),
    ...(topicId && { interest: topicId }),
    page_size: pageSize,
    ...(bookmark ? { bookmarks: [bookmark] } : {}),
  };
  const { data, bookmark: next } = await resourceCall(client, EXPLORE_PINS, payload, { signal });
  const decode = client.onDrift ? { onDrift: client.onDrift } : {};
  return { pins: decodePinPage(data, decode).pins, bookmark: next };
}
