import type { JsonLd } from '@tackboard/pin-card/json-ld';
import type { MetaArgs, MetaDescriptor, useLoaderData } from 'react-router';
import { type LanguageCode, loadedWords, type PageWords } from './document-options.js';
import type { PageState } from './page-state.js';
import { SITE } from './site.js';

/** What search engines, social networks and the browser's tab show of a page. */
export interface Head {
  /** Without the name of the site, which is added. The name alone stays as it is. */
  readonly title: string;
  readonly description?: string | undefined;
  /** The path of the page without what does not matter in its query. Default: none. */
  readonly canonical?: string | undefined;
  /** A picture for social networks: a path or a URL. */
  readonly image?: string | undefined;
  /** The kind of page for social networks. Default: `website`. */
  readonly type?: 'article' | 'product' | 'profile' | 'website' | undefined;
  /** The page for search engines, as an object of schema.org: see {@link PageHead}. */
  readonly jsonLd?: JsonLd | undefined;
  /** Whether search engines leave the page out. Default: false. */
  readonly isPrivate?: boolean | undefined;
}

/** What the head of a page is made for. */
export interface HeadRequest {
  /** The language of the document. Undefined is English. */
  readonly language: LanguageCode | undefined;
  /** The kit's texts of that language. Undefined is English. */
  readonly words: PageWords | undefined;
  readonly origin: string;
  /** What the page below threw. */
  readonly error: unknown;
}

/** What a page gets of what its loader returns. */
type DataOf<Loader> = ReturnType<typeof useLoaderData<Loader>>;

/** Makes the head of a page. `Loader` is the type of the page's loader. As the `head` of its `handle` it also makes the JSON-LD. */
export type PageHead<Loader> = (data: DataOf<Loader>, request: HeadRequest) => Head | undefined;

/** The `meta` of a page: its title and tags. */
export function pageMeta<Loader>(head: PageHead<Loader>): (args: MetaArgs) => MetaDescriptor[] {
  return ({ loaderData, matches, error }) => {
    const root = matches[0]?.loaderData as PageState | undefined;
    // A page that failed has no data.
    if (root === undefined || loaderData === undefined) return [];
    const made = head(loaderData as DataOf<Loader>, requestOf(root, error));
    return made ? tagsOf(made, root.origin) : [];
  };
}

/** What the head of a page of a document is made for. */
export const requestOf = ({ language, origin }: PageState, error?: unknown): HeadRequest => ({
  language,
  words: loadedWords(language),
  origin,
  error,
});

/** The text of `<title>`. */
export function titleOf({ title }: Pick<Head, 'title'>): string {
  return title === SITE ? SITE : `${title} · ${SITE}`;
}

/** The tags of a head. Addresses become absolute. */
export function tagsOf(head: Head, origin: string): MetaDescriptor[] {
  const { title, description, type = 'website', isPrivate = false } = head;
  const absolute = (address = '') => (address && URL.parse(address, origin)?.href) || undefined;
  const url = absolute(head.canonical);
  const picture = absolute(head.image);
  return [
    { title: titleOf(head) },
    ...tag('name', 'description', description),
    ...tag('name', 'robots', isPrivate ? 'noindex, nofollow' : undefined),
    ...(url === undefined ? [] : [{ tagName: 'link', rel: 'canonical', href: url } as const]),
    ...tag('property', 'og:site_name', SITE),
    ...tag('property', 'og:title', title),
    ...tag('property', 'og:type', type),
    ...tag('property', 'og:description', description),
    ...tag('property', 'og:url', url),
    ...tag('property', 'og:image', picture),
    ...tag('name', 'twitter:card', picture === undefined ? 'summary' : 'summary_large_image'),
  ];
}

/** A `<meta>`, unless it has no content. */
function tag(kind: 'name' | 'property', key: string, content?: string): MetaDescriptor[] {
  return content === undefined ? [] : [{ [kind]: key, content } as MetaDescriptor];
}
