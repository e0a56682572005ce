import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { type ReactNode, use, useLayoutEffect } from 'react';
import {
  isRouteErrorResponse,
  type LinksFunction,
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  useLocation,
  useNavigationType,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import { App } from './app.js';
import appCss from './app.css?url';
import { hasFooter } from './bars.js';
import { demoOf, type DocumentDemo } from '../client/create-demo.js';
import { DocumentPartsContext, HAS_MESSAGES } from './document-parts.js';
import { loadWords } from './document-options.js';
import { EarlyPresses } from './early-presses.js';
import { Failed, Missing, StaysOnPage } from './error-pages.js';
import { pageMeta } from './head.js';
import messagesCss from './messages/messages.css?url';
import { PageJsonLd } from './page-json-ld.js';
import { documentContext } from './page.server.js';
import type { PageState } from './page-state.js';
import { useShownPage } from './router/use-shown-page.js';
import { useServed } from './use-served.js';
import { textsIn } from './words/texts.js';

/** What all pages of a document share. */
export async function loader({ url, context }: LoaderFunctionArgs): Promise<PageState> {
  const state = context.get(documentContext)(url.pathname + url.search);
  await loadWords(state.language);
  return state;
}

export { clientLoader, shouldRevalidate } from './messages/root-messages.js';

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'preload', href: interLatin, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
];

export const meta = pageMeta<typeof loader>((_, { language, error }) => {
  if (error === undefined) return undefined;
  const texts = textsIn('common', language);
  return { title: isMissing(error) ? texts.notFound : texts.somethingWrong, isPrivate: true };
});

/** The document, with the bars around each page: they stay when a page is missing or fails, unless the data of the root cannot be read. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const state = useRouteLoaderData<typeof loader>('root');
  const parts = use(DocumentPartsContext);
  const { key, pathname, search } = useLocation();
  const demo = state && demoOf(state, { key, path: pathname + search, data: undefined }, parts);
  const { nonce, headScript } = parts;
  const isServed = useServed();
  return (
    <html
      lang={state?.language ?? 'en'}
      dir={state?.direction ?? 'ltr'}
      className="tb-theme"
      data-theme="auto"
      data-above-footer={state && hasFooter(state.device) ? '' : undefined}
      {...{ [HAS_MESSAGES]: state?.messages ? '' : undefined }}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {import.meta.env.DEV ? (
          <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />
        ) : null}
        <Meta />
        {state ? <PageJsonLd key={key} state={state} /> : null}
        <Links nonce={nonce} />
        {/* As addresses: a sheet that a module imports is loaded again with each lazy part, and then overrides the sheets of the page. */}
        <link rel="stylesheet" href={appCss} precedence="default" />
        {state?.messages ? <link rel="stylesheet" href={messagesCss} precedence="default" /> : null}
        {/* Runs before the first paint. The server writes it, and hydration leaves it alone. */}
        {demo && isServed ? (
          <script
            nonce={nonce}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: headScript?.(state, demo.tackboard) ?? '' }}
          />
        ) : null}
      </head>
      <body>
        {demo ? <Site {...{ demo, state }}>{children}</Site> : children}
        <EarlyPresses />
        {isServed ? <Scripts nonce={nonce} /> : null}
      </body>
    </html>
  );
}

interface SiteProps {
  readonly demo: DocumentDemo;
  readonly state: PageState;
  readonly children: ReactNode;
}

/** The page with its bars. */
function Site({ demo, state, children }: SiteProps) {
  const pageKey = useShownPage(demo.router);
  // At once: a visitor may leave the page before the next paint.
  useLayoutEffect(() => demo.start(), [demo]);
  return <App {...{ demo, state, pageKey }}>{children}</App>;
}

export default function Root() {
  return <Outlet />;
}

/** Shown in place of a page that does not exist or that the server could not read. */
export function ErrorBoundary() {
  const error = useRouteError();
  const isByLink = useNavigationType() === 'PUSH';
  if (isMissing(error)) return <Missing />;
  return isByLink ? <StaysOnPage error={error} /> : <Failed />;
}

const isMissing = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;
