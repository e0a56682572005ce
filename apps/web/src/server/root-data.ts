import type { Api, Visit } from '@tackboard/api';
import { hidesFooters } from '@tackboard/domain/experience';
import type { User } from '@tackboard/domain';
import { decodeSession, decodeUser } from '@tackboard/domain/wire';
import type { Context } from 'hono';
import { documentOptions } from '../app/document-options.js';
import type { PageState } from '../app/page-state.js';
import { browserKind } from './browser-kind.js';
import { needsMessages, readMessages } from './page-messages.js';

/** Returns what all pages of a document share, for the viewer of a request. The path has a query. */
export function rootData(
  api: Api,
  context: Context,
  { viewer, session }: Pick<Visit, 'session' | 'viewer'>,
  path: string,
): PageState {
  const { origin, searchParams } = new URL(path, context.req.url);
  const received = readMessages(api, context, viewer, path);
  const messages = received.length > 0 || needsMessages(path) ? received : undefined;
  return {
    origin,
    session: decodeSession(session),
    people: decodePeople(api.people()),
    ...browserKind(context),
    ...documentOptions(searchParams),
    messages,
    hidesFooters: hidesFooters(received),
    cookies: api.cookiePreferences(context, viewer),
    printedAt: Date.now(),
  };
}

function decodePeople(people: readonly unknown[]): readonly User[] {
  return people.map((person) => decodeUser(person)).filter((person) => person !== undefined);
}
