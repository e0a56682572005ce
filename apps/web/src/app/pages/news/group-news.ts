import type { NewsItem, NewsType } from '@tackboard/api-client';
import type { User } from '@tackboard/domain';

/** What one person did, the newest first. */
export interface NewsGroup {
  readonly key: string;
  readonly type: NewsType;
  readonly person: User;
  readonly items: readonly NewsItem[];
}

/** Puts together what each person did; in the order of what they did last. A pin shows once. */
export function groupNews(news: readonly NewsItem[]): readonly NewsGroup[] {
  const groups = new Map<string, NewsGroup>();
  const shown = new Set<string>();
  for (const item of news) {
    const pins = item.pins.filter(({ id }) => !shown.has(id));
    for (const { id } of pins) shown.add(id);
    if (pins.length === 0) continue;
    const { type, person } = item;
    const key = `${type} ${person.id}`;
    const items = [...(groups.get(key)?.items ?? []), { ...item, pins }];
    groups.set(key, { key, type, person, items });
  }
  return [...groups.values()];
}

/** Returns the id of the news item that a pin is in, for the call that hides it there (S3 §7). */
export function newsIdOf(news: readonly NewsItem[], pinId: string): string | undefined {
  return news.find(({ pins }) => pins.some(({ id }) => id === pinId))?.id;
}
