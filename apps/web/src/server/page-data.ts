import { type Api, seededId, type Visit } from '@tackboard/api';
import { createCalls } from '@tackboard/api-client';
import type { Drift } from '@tackboard/domain/wire';
import { decodeSession } from '@tackboard/domain/wire';
import { classify } from '@tackboard/routes';
import type { Context } from 'hono';
import { loadWords } from '../app/document-options.js';
import type { LanguageCode } from '../app/document-options.js';
import { driftLine } from '../app/drift-line.js';
import { type OpenedPage, openPage } from './open-page.js';
import { createRequestClient } from './request-client.js';

/** A page with the differences from the model that were met while it was loaded, as lines for a log. */
export type PageWithDrift = OpenedPage & { readonly drift: readonly string[] };

/** What pages are loaded with beside their own address. */
export interface DocumentSettings {
  /** The address of Storybook, without a slash at the end. */
  readonly storybookUrl: string;
  /** The language of the document. Undefined is English. */
  readonly language: LanguageCode | undefined;
}

/** Loads a page of the site for the viewer of a request. The path has a query. */
export async function loadPageData(
  api: Pick<Api, 'app'>,
  context: Context,
  { viewer, session }: Pick<Visit, 'session' | 'viewer'>,
  path: string,
  { storybookUrl, language }: DocumentSettings,
): Promise<PageWithDrift> {
  const { origin } = new URL(context.req.url);
  const url = new URL(path, origin);
  const { user, experiments = {} } = decodeSession(session);
  const drift: string[] = [];
  const onDrift = (found: Drift) => drift.push(driftLine(found));
  const client = createRequestClient(api, context, { sourceUrl: () => path, onDrift });
  const request = {
    link: classify(url.pathname),
    path: url.pathname + url.search,
    query: url.searchParams,
    calls: createCalls(client),
    client,
    viewer,
    user,
    experiments,
    origin,
    language,
    words: await loadWords(language),
    storybookUrl,
    seededId,
  };
  const page = await openPage(request, (error) => console.error(error));
  return { ...page, drift };
}
