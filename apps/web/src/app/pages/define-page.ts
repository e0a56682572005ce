import type { Client, ClientCalls } from '@tackboard/api-client';
import type { Account, Experiments } from '@tackboard/domain';
import type { ClassifiedLink, RouteName } from '@tackboard/routes';
import { type ComponentType, createElement, type ReactNode } from 'react';
import type { LanguageCode, PageWords } from '../document-options.js';
import type { Head } from '../head/head.js';

/** Returns the id of a seeded board or pin, by its name. */
export type SeededId = (kind: 'board' | 'pin', name: string) => string;

/** What a page is loaded with, on the server. */
export interface PageRequest<Name extends RouteName = RouteName> {
  /** The classified path; `route` and `params` are those of the page. */
  readonly link: Extract<ClassifiedLink, { readonly route: Name }>;
  /** Path and query. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Calls for the viewer. */
  readonly calls: ClientCalls;
  /** The client of `calls`, for functions that are not bound. */
  readonly client: Client;
  readonly viewer: { readonly userId: string | null };
  /** The person who is signed in; undefined for a visitor. */
  readonly user: Account | undefined;
  /** The viewer's groups by experiment, as the server has chosen them. What the address asks for changes only the look. */
  readonly experiments: Experiments;
  /** The language of the document. Undefined is English. */
  readonly language: LanguageCode | undefined;
  /** The kit's texts of that language. Undefined is English. */
  readonly words: PageWords | undefined;
  readonly origin: string;
  /** The address of Storybook, without a slash at the end. */
  readonly storybookUrl: string;
  /** Returns the id of a seeded board or pin, by its name: the slug of a pin, or `owner/slug` of a board. */
  readonly seededId: SeededId;
}

interface PageDefinition<Name extends RouteName, Data> {
  /** The routes of `@tackboard/routes` that the page is for. */
  readonly routes: readonly Name[];
  /** Whether visitors are led to the login. Default: false. */
  readonly needsSignIn?: boolean;
  /** Whether the page restores its own scroll position, as a feed does. Default: false. */
  readonly keepsScroll?: boolean;
  /**
   * Reads the data of the page, on the server only. It must survive JSON. A `NotFoundError` of a call or {@link notFound}
   * shows the page for missing pages, an `AuthError` the login; {@link redirectTo} leads elsewhere.
   */
  readonly load: (request: PageRequest<Name>) => Data | Promise<Data>;
  /** Title and description, on the server only. Each page has a title of its own. */
  readonly head: (data: Data, request: PageRequest<Name>) => Head;
  /**
   * The HTTP status.
   * @default 200
   */
  readonly status?: (data: Data) => number;
  /** The content between header and footer. */
  readonly Component: ComponentType<{ readonly data: Data }>;
}

/** A page with any data. */
export interface PageModule {
  readonly routes: readonly RouteName[];
  readonly needsSignIn: boolean;
  readonly keepsScroll: boolean;
  readonly load: (request: PageRequest) => Promise<LoadedPage>;
  /** Renders the page with the data that `load` returned, in the process of the server or in a browser. */
  readonly render: (data: unknown) => ReactNode;
}

/** What a browser shows and a server prints of a page. */
export interface LoadedPage {
  readonly data: unknown;
  readonly head: Head;
  readonly status: number;
}

/** Leads to another page of the site. */
export class PageRedirect extends Error {
  readonly to: string;

  constructor(to: string) {
    super(`The page is at ${to}.`);
    this.to = to;
  }
}

/** There is no such page. */
export class PageMissing extends Error {}

/** Leads from the `load` of a page to another page. */
export function redirectTo(path: string): never {
  throw new PageRedirect(path);
}

/** Ends the `load` of a page that does not exist. */
export function notFound(): never {
  throw new PageMissing('There is no such page.');
}

/** Defines a page. Add it to `PAGES` in `page-table.ts`. */
export function definePage<const Name extends RouteName, Data>(
  definition: PageDefinition<Name, Data>,
): PageModule {
  const { routes, load, head, status, Component } = definition;
  return {
    routes,
    needsSignIn: definition.needsSignIn === true,
    keepsScroll: definition.keepsScroll === true,
    async load(request) {
      // The table gives a page requests of its routes only.
      const own = request as unknown as PageRequest<Name>;
      const data = await load(own);
      return { data, head: head(data, own), status: status?.(data) ?? 200 };
    },
    // What was loaded for this page, perhaps sent as JSON.
    render: (data) => createElement(Component, { data: data as Data }),
  };
}
