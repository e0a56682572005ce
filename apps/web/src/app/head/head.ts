import type { JsonLd } from '@tackboard/pin-card/json-ld';

/** What search engines, social networks and the browser's tab show of a page. */
export interface Head {
  /** Without the name of the site. */
  readonly title: string;
  readonly description?: string | undefined;
  /** The path of the page without what does not matter in its query. Default: none. */
  readonly canonical?: string | undefined;
  /** A picture for social networks: a path or a URL. */
  readonly image?: string | undefined;
  /** The kind of page for social networks. Default: `website`. */
  readonly type?: 'article' | 'product' | 'profile' | 'website' | undefined;
  /** The page for search engines, as an object of schema.org. */
  readonly jsonLd?: JsonLd | undefined;
  /** Whether search engines leave the page out. Default: false. */
  readonly isPrivate?: boolean | undefined;
}

/** A `<meta>` or `<link>` as its attributes. */
export interface HeadTag {
  readonly name: 'link' | 'meta';
  readonly attributes: Readonly<Record<string, string>>;
}

const SITE = 'Tackboard';

/** The text of `<title>`. */
export function titleOf({ title }: Pick<Head, 'title'>): string {
  return title === SITE ? SITE : `${title} · ${SITE}`;
}

/** The tags of a head, beside its title and its data for search engines. Addresses become absolute. */
export function tagsOf(head: Head, origin: string): readonly HeadTag[] {
  const { description, canonical, image, type = 'website', isPrivate = false } = head;
  const absolute = (address: string) => URL.parse(address, origin)?.href;
  const url = canonical === undefined ? undefined : absolute(canonical);
  const picture = image === undefined ? undefined : absolute(image);
  const tags: (HeadTag | undefined)[] = [
    named('description', description),
    isPrivate ? named('robots', 'noindex, nofollow') : undefined,
    url === undefined ? undefined : { name: 'link', attributes: { rel: 'canonical', href: url } },
    graph('og:site_name', SITE),
    graph('og:title', head.title),
    graph('og:type', type),
    graph('og:description', description),
    graph('og:url', url),
    graph('og:image', picture),
    named('twitter:card', picture === undefined ? 'summary' : 'summary_large_image'),
  ];
  return tags.filter((tag) => tag !== undefined);
}

function named(name: string, content: string | undefined): HeadTag | undefined {
  return content === undefined ? undefined : { name: 'meta', attributes: { name, content } };
}

function graph(property: string, content: string | undefined): HeadTag | undefined {
  return content === undefined ? undefined : { name: 'meta', attributes: { property, content } };
}
