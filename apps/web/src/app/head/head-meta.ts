import { classify, type ClassifiedLink, type RouteName } from '@tackboard/routes';
import type { MetaArgs, MetaDescriptor } from 'react-router';
import { type LanguageCode, loadedWords, type PageWords } from '../document-options.js';
import type { PageFile, PAGES } from '../pages.js';
import type { PageState } from '../page-state.js';
import { type Head, tagsOf, titleOf } from './head.js';

/** What the head of a page is made for. */
export interface HeadRequest<Name extends RouteName = RouteName> {
  readonly link: Extract<ClassifiedLink, { readonly route: Name }>;
  /** The language of the document. Undefined is English. */
  readonly language: LanguageCode | undefined;
  /** The kit's texts of that language. Undefined is English. */
  readonly words: PageWords | undefined;
  readonly origin: string;
  /** What the page below threw. */
  readonly error: unknown;
}

/** The `meta` of a route: the title and the tags of its page. `file` names the page, for the parameters of its routes. */
export function pageMeta<Data, const File extends PageFile = PageFile>(
  _file: File,
  head: (data: Data, request: HeadRequest<(typeof PAGES)[File][number]>) => Head,
): (args: MetaArgs) => MetaDescriptor[] {
  return headMeta<Data>((data, request) => head(data, request as Parameters<typeof head>[1]));
}

/** The `meta` of a route that is none of the catalogue. `data` is what its loader returned; undefined after an error. */
export function headMeta<Data = unknown>(
  head: (data: Data, request: HeadRequest) => Head | undefined,
): (args: MetaArgs) => MetaDescriptor[] {
  return ({ loaderData, location, matches, error }) => {
    const root = matches[0]?.loaderData as PageState | undefined;
    if (root === undefined || loaderData === undefined) return [];
    const { language, origin } = root;
    const made = head(loaderData as Data, {
      link: classify(location.pathname),
      language,
      words: loadedWords(language),
      origin,
      error,
    });
    if (made === undefined) return [];
    return [
      { title: titleOf(made) },
      ...tagsOf(made, origin).map(({ name, attributes }) =>
        name === 'link' ? { tagName: 'link', ...attributes } : attributes,
      ),
      ...(made.jsonLd ? [{ 'script:ld+json': made.jsonLd }] : []),
    ] as MetaDescriptor[];
  };
}
