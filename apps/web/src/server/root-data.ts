import type { Api, Visit } from '@tackboard/api';
import { consentOf, hidesFooters } from '@tackboard/domain/experience';
import { decodeExperiences, decodeSession, decodeUser } from '@tackboard/domain/wire';
import type { Context } from 'hono';
import { documentOptions } from '../app/document-options.js';
import { isMessagesPath, messageContext } from '../app/messages/message-context.js';
import type { PageState } from '../app/page-state.js';
import { browserKind } from './browser-kind.js';

/** Returns what all pages of a document share, for the viewer of a request. The path has a query. */
export function rootData(
  api: Api,
  context: Context,
  { viewer, session }: Pick<Visit, 'session' | 'viewer'>,
  path: string,
): PageState {
  const { origin, searchParams } = new URL(path, context.req.url);
  const decoded = decodeSession(session);
  const { experiences } = decodeExperiences(api.messages(context, viewer, messageContext(path)));
  return {
    origin,
    session: decoded,
    people: api.people().flatMap((person) => decodeUser(person) ?? []),
    ...browserKind(context),
    ...documentOptions(searchParams),
    messages: experiences.length > 0 || needsMessages(path) ? experiences : undefined,
    hidesFooters: hidesFooters(experiences),
    consent: {
      chosen: consentOf(api.cookiePreferences(context, viewer)),
      // Elsewhere a viewer is asked first.
      isOptOut: decoded.user?.country === 'US',
    },
    hasPrivacySignal: context.req.header('sec-gpc') === '1',
    renderedAt: Date.now(),
  };
}

/** Whether a page needs the code of messages although none is there yet. */
function needsMessages(path: string): boolean {
  return isMessagesPath(path) || /[?&]invite_code=./.test(path);
}
