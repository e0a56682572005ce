import { type ClientCalls, isCallError } from '@tackboard/api-client';
import type { Account, Experiments } from '@tackboard/domain';
import { classify, type ClassifiedLink, type RouteName } from '@tackboard/routes';
import { createContext, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { type PageFile, PAGES } from './pages.js';
import type { PageState } from './page-state.js';

/** What the loaders of a request have: its viewer, and calls for them. */
export interface LoaderContext {
  /** Calls for the viewer. */
  readonly calls: ClientCalls;
  readonly viewer: { readonly userId: string | null };
  /** The person who is signed in; undefined for a visitor. */
  readonly user: Account | undefined;
  /** The viewer's groups by experiment, as the server has chosen them. What the address asks for changes only the look. */
  readonly experiments: Experiments;
  readonly origin: string;
  /** Receives a refusal of a call, which the page shows as missing. */
  readonly onError: (error: unknown) => void;
}

/** The address that a page is loaded for. */
interface PageAddress<Name extends RouteName> {
  /** The classified path. */
  readonly link: Extract<ClassifiedLink, { readonly route: Name }>;
  /** Path and query. */
  readonly path: string;
  readonly query: URLSearchParams;
}

/** What a page is loaded with: that of the routes with these names. */
export type PageRequest<Name extends RouteName = RouteName> = LoaderContext & PageAddress<Name>;

/** What the page of a file is loaded with. */
export type RequestOf<File extends PageFile> = PageRequest<(typeof PAGES)[File][number]>;

/** Returns what the loaders of a request have, for the path and query of its page. */
export const loaderContext = createContext<(path: string) => LoaderContext>();

/** Returns what all pages of a document share; the path has a query. */
export const documentContext = createContext<(path: string) => PageState>();

/** Differences from the model in what a request has read, as lines for the console of the browser. */
export const driftContext = createContext<string[]>();

/** The nonce of the document. */
export const nonceContext = createContext<string>();

/** Leads from the loader of a page to another page. */
export function redirectTo(path: string): never {
  throw redirect(path);
}

/** Ends the loader of a page that does not exist. */
export function notFound(): never {
  throw data(null, { status: 404 });
}

interface LoaderOptions {
  /** Whether visitors are led to the login. Default: false. */
  readonly needsSignIn?: boolean;
}

type Loader<Result> = (args: LoaderFunctionArgs) => Promise<Result>;

/**
 * Returns the loader of a page. An address that is none of the page's routes is a missing page, and so are a `NotFoundError` of
 * a call and {@link notFound}; an `AuthError` leads a visitor to the login; {@link redirectTo} leads elsewhere.
 */
export function pageLoader<const File extends PageFile, Result>(
  file: File,
  load: (request: RequestOf<File>) => Promise<Result> | Result,
  options?: LoaderOptions,
): Loader<Result> {
  const routes: readonly string[] = PAGES[file];
  return ownPageLoader((request) => {
    if (!routes.includes(request.link.route)) notFound();
    return load(request as Parameters<typeof load>[0]);
  }, options);
}

/** Returns the loader of a page of `OWN_PAGES`. The `link` of its request is that of a profile, whose path it has: do not read it. */
export function ownPageLoader<Result>(
  load: (request: PageRequest) => Promise<Result> | Result,
  { needsSignIn = false }: LoaderOptions = {},
): Loader<Result> {
  return async ({ url, context }) => {
    const { pathname, search, searchParams } = url;
    const path = pathname + search;
    const own = context.get(loaderContext)(path);
    const toLogin = `/login?next=${encodeURIComponent(path)}`;
    if (needsSignIn && !own.user) redirectTo(toLogin);
    try {
      return await load({ ...own, link: classify(pathname), path, query: searchParams });
    } catch (error) {
      if (!isCallError(error)) throw error;
      // An id that is no number, or a fault of ours.
      if (error.status === 400) own.onError(error);
      if (error.status === 400 || isCallError(error, 'not-found')) notFound();
      if (isCallError(error, 'auth') && !own.user) redirectTo(toLogin);
      throw error;
    }
  };
}
