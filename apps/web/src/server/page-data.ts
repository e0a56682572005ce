import { type Api, seededId, type Visit } from '@tackboard/api';
import { createCalls, createClient } from '@tackboard/api-client';
import type { Drift } from '@tackboard/domain/wire';
import { decodeSession } from '@tackboard/domain/wire';
import { classify } from '@tackboard/routes';
import type { Context } from 'hono';
import { loadWords } from '../app/document-options.js';
import type { LanguageCode } from '../app/document-options.js';
import { driftLine } from '../app/drift-line.js';
import { type OpenedPage, openPage } from './open-page.js';

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
  api: Api,
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
  const client = createClient({
    origin,
    // In this process, as the viewer of the request.
    fetch: async (address, init) =>
      api.app.fetch(new Request(address, init), context.env as object),
    headers: () => ({ cookie: context.req.header('cookie') ?? '' }),
    sourceUrl: () => path,
    retry: { limit: 0 },
    onDrift,
  });
  const request = {
    link: classify(url.pathname),
    path: url.pathname + url.search,
    query: url.searchParams,
    calls: createCalls(client),
    client,
    api,
    decode: { onDrift },
    viewer,
    messageStates: () => api.messageStates(context, viewer),
    interstitial: (link: string) => api.interstitial(context, link),
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
