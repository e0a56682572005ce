import { type Context, Hono } from 'hono';
import { knownVisitorId, requireCsrfToken, requireSameOrigin, visitorId } from '../http/visit.js';
import type { Viewer } from '../sessions/sessions.js';
import { type Experiences, placedExperienceOf } from './experiences.js';

/**
 * For demos: `GET /__messages` lists all messages with what the viewer has done with them, `DELETE` forgets what the viewer
 * did, so that the messages can be tried again; with `?message=placement:experience` one of them. Both concern the viewer of
 * the request alone.
 */
export function messagesEndpoint(
  experiences: Experiences,
  viewerOf: (context: Context) => Viewer,
): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    context.header('cache-control', 'private, no-store');
    await next();
  });
  app.get('/', (context) => {
    const viewerKey = viewerOf(context).userId ?? knownVisitorId(context) ?? null;
    return context.json({ messages: experiences.all(viewerKey) });
  });
  app.delete('/', (context) => {
    requireSameOrigin(context);
    requireCsrfToken(context);
    const placed = context.req.query('message');
    experiences.reset(
      viewerOf(context).userId ?? visitorId(context),
      placed === undefined ? undefined : placedExperienceOf(placed),
    );
    return context.json({});
  });
  return app;
}
