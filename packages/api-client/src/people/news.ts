import type { Pin, ReadOptions, User } from '@tackboard/domain';
import { decodePin, decodeUser } from '@tackboard/domain/wire';
import { READ_NEWS } from '../endpoints.js';
import type { Client } from '../client.js';
import { readCall } from '../resource-call.js';

/** What news are about: a pin of the viewer was saved, or somebody whom they follow published one. */
export type NewsType = 'published' | 'saved';

/** One piece of news. */
export interface NewsItem {
  readonly id: string;
  readonly type: NewsType;
  /** In milliseconds since 1970. */
  readonly createdAt: number;
  readonly person: User;
  readonly pins: readonly Pin[];
}

interface WireNews {
  readonly id?: unknown;
  readonly news_type?: unknown;
  readonly created_at?: unknown;
  readonly user?: unknown;
  readonly pins?: unknown;
}

/** Reads the news of the viewer, the newest first. An item of an unknown kind is left out. */
export async function readNews(
  client: Client,
  options: ReadOptions = {},
): Promise<readonly NewsItem[]> {
  const { data } = await readCall(client, READ_NEWS, {}, options);
  return Array.isArray(data) ? data.flatMap((item) => newsOf(client, item as WireNews) ?? []) : [];
}

function newsOf(client: Client, { id, news_type: type, ...item }: WireNews): NewsItem | undefined {
  const person = decodeUser(item.user, client);
  const createdAt = Date.parse(String(item.created_at));
  if (typeof id !== 'string' || (type !== 'saved' && type !== 'published')) return undefined;
  if (person === undefined || Number.isNaN(createdAt)) return undefined;
  const pins = Array.isArray(item.pins) ? item.pins : [];
  return { id, type, createdAt, person, pins: pins.flatMap((pin) => decodePin(pin, client) ?? []) };
}
