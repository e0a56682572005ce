import { serveStatic } from '@hono/node-server/serve-static';
import type { Api, VisitorPageResponse } from '@tackboard/api';
import { type Experience, EXPERIENCE_IDS, hidesFooters } from '@tackboard/domain/experience';
import type { User } from '@tackboard/domain';
import { decodeSession, decodeUser } from '@tackboard/domain/wire';
import { classify } from '@tackboard/routes';
import { Hono } from 'hono';
import type { SecureHeadersVariables } from 'hono/secure-headers';
import { documentOptions, loadWords } from '../app/document-options.js';
import { ownPath } from '../app/own-path.js';
import { type PageName, pageNameOf, pageOf } from '../app/pages/page-table.js';
import { PAGE_DATA_PATH } from '../app/router/fetch-page.js';
import { browserKind } from './browser-kind.js';
import { renderDocument } from './document.js';
import { failedDocument } from './failed-document.js';
import { loadPageData } from './page-data.js';
import { siteFiles } from './site-files.js';
import { needsMessages, readMessages } from './page-messages.js';

/** Options of {@link createApp}. */
export interface AppOptions {
  readonly api: Api;
  /** The folder of the built client files; absent in development, where Vite serves them. */
  readonly clientDirectory?: string;
  /** The address of Storybook, without a slash at the end. */
  readonly storybookUrl: string;
  /** Returns the tags that load the scripts and styles of a page, for its files and the nonce of a response. */
  readonly head: (files: readonly string[], nonce: string) => string;
}

const MINUTE_MS = 60_000;

const ONE_YEAR = 'public, max-age=31536000, immutable';

/** More redirects lead in a circle. */
const MAX_REDIRECTS = 5;

/** Creates the server of the demo: pages, assets and API from one origin. */
export function createApp({ api, clientDirectory, head, storybookUrl }: AppOptions) {
  const app = new Hono<{ Variables: SecureHeadersVariables }>();
  // It also brings the security headers, compression and request log of all that follows.
  app.route('/', api.app);
  if (clientDirectory !== undefined) {
    app.use(
      '/assets/*',
      serveStatic({
        root: clientDirectory,
        precompressed: true,
        onFound: (_path, context) => context.header('Cache-Control', ONE_YEAR),
      }),
    );
    app.use('/favicon.svg', serveStatic({ root: clientDirectory }));
  }
  app.route('/', siteFiles(api));
  app.get(PAGE_DATA_PATH, async (context) => {
    const visit = api.visit(context);
    context.header('Cache-Control', 'private, no-store');
    let path = ownPath(context.req.query('path')) ?? '/';
    const { language } = documentOptions(new URL(context.req.url).searchParams);
    for (let redirects = 0; redirects < MAX_REDIRECTS; redirects += 1) {
      const page = await loadPageData(api, context, visit, path, { storybookUrl, language });
      if (page.kind === 'page') {
        const { name, data, head: pageHead } = page;
        const messages = readMessages(api, context, visit.viewer, path);
        if (messages.length === 0 && !needsMessages(name, path)) {
          return context.json({ name, path, data, head: pageHead });
        }
        const cookies = api.cookiePreferences(context, visit.viewer);
        return context.json({ name, path, data, head: pageHead, messages, cookies });
      }
      path = page.to;
    }
    return context.json({ message: 'Too many redirects.' }, 500);
  });
  app.onError((error, context) => {
    console.error(error);
    context.header('Cache-Control', 'private, no-store');
    const { language } = documentOptions(new URL(context.req.url).searchParams);
    const nonce = context.get('secureHeadersNonce') ?? '';
    return context.html(failedDocument({ nonce, language }), 500);
  });
  app.get('*', async (context) => {
    const visit = api.visit(context);
    const { viewer, session } = visit;
    const { origin, pathname, search, searchParams } = new URL(context.req.url);
    const path = pathname + search;
    const kind = browserKind(context);
    const options = documentOptions(searchParams);
    const printedAt = Date.now();
    const received = readMessages(api, context, viewer, path);
    const stored = api.cookiePreferences(context, viewer);
    // What a visitor did with messages is theirs alone, and so is their choice of cookies. All who have not chosen are asked alike.
    const isAsked = Object.keys(stored).length === 0 && received.every(isCookieBanner);
    const isSame = received.length === 0 || isAsked;
    const isForAll = viewer.userId === null && isSame && !isPersonal(pathname);
    const cookies = isForAll ? undefined : stored;
    const render = async (nonce: string): Promise<VisitorPageResponse> => {
      const settings = { storybookUrl, language: options.language };
      const page = await loadPageData(api, context, visit, path, settings);
      if (page.kind === 'redirect') return { html: '', status: 302, location: page.to };
      const { name, data, drift } = page;
      const messages = received.length > 0 || needsMessages(name, path) ? received : undefined;
      for (const line of drift) console.warn(line);
      const state = {
        page: { name, path, data },
        session: decodeSession(session),
        people: decodePeople(api.people()),
        ...kind,
        ...options,
      };
      const html = renderDocument({
        state: {
          ...state,
          messages,
          hidesFooters: hidesFooters(messages ?? []),
          cookies,
          printedAt,
          drift,
        },
        head: page.head,
        render: (await pageOf(name).load()).render,
        assets: head(filesOf(name, messages !== undefined), nonce),
        nonce,
        origin,
        words: await loadWords(state.language),
      });
      return { html, status: page.status };
    };
    const nonce = context.get('secureHeadersNonce') ?? '';
    // The texts of a page name ages, so a page is kept for a minute at most.
    const minute = Math.floor(printedAt / MINUTE_MS);
    const statuses = received.map(({ status }) => status ?? '');
    const visitorKey = [...Object.values(kind), ...statuses, minute, context.req.url].join(' ');
    const { html, status, location } = await (isForAll
      ? api.visitorPage(visitorKey, nonce, render)
      : render(nonce));
    context.header('Cache-Control', 'private, no-cache');
    if (location !== undefined) return context.redirect(location);
    context.status(status as 200);
    return context.html(html);
  });
  return app;
}

/** Whether each visitor gets another page at this path. */
function isPersonal(pathname: string): boolean {
  return pageOf(pageNameOf(classify(pathname), pathname)).isPersonal === true;
}

const isCookieBanner = ({ id }: Experience) => id === EXPERIENCE_IDS.cookieBanner;

/** The source files of a page, beside those that every page loads. */
function filesOf(name: PageName, hasMessages: boolean): readonly string[] {
  const { file } = pageOf(name);
  const page = file === undefined ? [] : [`src/app/pages/${file}`];
  return hasMessages ? [...page, 'src/app/messages/demo-messages.tsx'] : page;
}

function decodePeople(people: readonly unknown[]): readonly User[] {
  return people.map((person) => decodeUser(person)).filter((person) => person !== undefined);
}
