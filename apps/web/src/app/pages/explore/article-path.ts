import type { Pin } from '@tackboard/domain';

/** The page of an article (S3 §2.1): `/today/article/{words}-{pinId}/`. */
export function articlePath({ id, richMetadata }: Pick<Pin, 'id' | 'richMetadata'>): string {
  const words = (richMetadata?.article?.name ?? '').toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return `/today/article/${[...words.slice(0, 8), ''].join('-')}${encodeURIComponent(id)}/`;
}

/** The id of the pin in the rest of an article's path. */
export function articlePinId(rest: string): string | undefined {
  return /(\d+)$/.exec(rest)?.[1];
}
