import type { ReadOptions, Topic } from '@tackboard/domain';
import { decodeTopics } from '@tackboard/domain/wire';
import { EXPLORE_PINS, LIST_TOPICS } from '../endpoints.js';
import type { Client } from '../client.js';
import { type PageOptions, type PinPage, readPinPage } from '../pins/pin-page.js';
import { readCall } from '../resource-call.js';

/** What a page to explore lists. */
export type ExploreScope = 'articles' | 'buyable_pins' | 'pins' | 'videos';

/** Selects a page of pins to explore. */
export interface ExploreOptions extends PageOptions {
  /** Default: `pins`. */
  readonly scope?: ExploreScope | undefined;
  /** Default: the newest. A topic has its best pins first. */
  readonly order?: 'newest' | 'popular' | 'trending' | undefined;
  /** Default: pins of all topics, and of none. */
  readonly topicId?: string | undefined;
}

/** Reads one page of pins, videos, products or articles, of a topic or of all (S3 §2.1). */
export function explorePins(
  client: Client,
  { scope = 'pins', order, topicId, ...page }: ExploreOptions = {},
): Promise<PinPage> {
  const payload = { scope, ...(order && { order }), ...(topicId && { interest: topicId }) };
  return readPinPage(client, EXPLORE_PINS, payload, page);
}

/** Selects topics. */
export interface ListTopicsRequest {
  /** The topic with this id alone. */
  readonly id?: string | undefined;
  /** Topics that have pins of this scope. */
  readonly scope?: ExploreScope | undefined;
}

/** Lists the topics that people follow (S3 §4.4): all, those with pins of a scope, or one. The list is empty when there is none. */
export async function listTopics(
  client: Client,
  { id, scope }: ListTopicsRequest = {},
  options: ReadOptions = {},
): Promise<readonly Topic[]> {
  const payload = { ...(id !== undefined && { interest: id }), ...(scope && { scope }) };
  const { data } = await readCall(client, LIST_TOPICS, payload, options);
  return decodeTopics(data, client);
}
