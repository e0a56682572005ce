import type { JsonLd } from '@tackboard/pin-card/json-ld';
import type { MetaArgs, MetaDescriptor, useLoaderData } from 'react-router';
import { type LanguageCode, loadedWords, type PageWords } from './document-options.js';
import type { PageState } from './page-state.js';

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
  /** The page for search engines, as an object of schema.org. Only a server writes it. */
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

const SITE = 'Tackboard';

/** The `meta` of a page: its title and tags. `Loader` is the type of the page's loader. */
export function pageMeta<Loader>(
  head: (data: DataOf<Loader>, request: HeadRequest) => Head | undefined,
): (args: MetaArgs) => MetaDescriptor[] {
  return ({ loaderData, matches, error }) => {
    const root = matches[0]?.loaderData as PageState | undefined;
    // A page that failed has no data.
    if (root === undefined || loaderData === undefined) return [];
    const { language, origin } = root;
    const words = loadedWords(language);
    const made = head(loaderData as DataOf<Loader>, { language, words, origin, error });
    return made ? tagsOf(made, origin) : [];
  };
}

/** The text of `<title>`. */
export function titleOf({ title }: Pick<Head, 'title'>): string {
  return title === SITE ? SITE : `${title} · ${SITE}`;
}

/** The tags of a head. Addresses become absolute. */
export function tagsOf(head: Head, origin: string): MetaDescriptor[] {
  const { title, description, type = 'website', isPrivate = false, jsonLd } = head;
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
    ...(jsonLd && isInMarkup(jsonLd) ? [{ 'script:ld+json': jsonLd } as MetaDescriptor] : []),
  ];
}

/** The JSON-LD of the page that a server rendered. */
const served = globalThis.document?.querySelector('script[type="application/ld+json"]');

/** Whether a server writes the JSON-LD, or has and it is still there: Trusted Types refuse scripts that a browser makes. */
function isInMarkup(jsonLd: JsonLd): boolean {
  if (typeof document === 'undefined') return true;
  if (!served?.isConnected) return false;
  return JSON.stringify(JSON.parse(served.textContent)) === JSON.stringify(jsonLd);
}

/** A `<meta>`, unless it has no content. */
function tag(kind: 'name' | 'property', key: string, content?: string): MetaDescriptor[] {
  return content === undefined ? [] : [{ [kind]: key, content } as MetaDescriptor];
}
