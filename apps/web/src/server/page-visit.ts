import type { Api, Visit } from '@tackboard/api';
import { createCalls } from '@tackboard/api-client';
import { decodeSession } from '@tackboard/domain/wire';
import type { Context } from 'hono';
import { driftLine } from '../app/drift-line.js';
import type { PageVisit } from '../app/page.server.js';
import { createRequestClient } from './request-client.js';

/** Returns what the page of a request is loaded with. The path has a query. Lines about differences from the model are added to `drift`. */
export function pageVisit(
  api: Api,
  context: Context,
  { viewer, session }: Pick<Visit, 'session' | 'viewer'>,
  path: string,
  drift: string[],
): PageVisit {
  const { user, experiments = {} } = decodeSession(session);
  const client = createRequestClient(api, context, {
    sourceUrl: () => path,
    onDrift(found) {
      const line = driftLine(found);
      console.warn(line);
      drift.push(line);
    },
  });
  const { origin } = new URL(context.req.url);
  return {
    calls: createCalls(client),
    client,
    viewer,
    user,
    experiments,
    origin,
    onError: (error) => console.error(error),
  };
}
