import type { Context } from 'hono';
import { knownVisitorId, readVisitorPreferences } from '../http/visit.js';
import type { Viewer } from '../sessions/sessions.js';
import type { ExperienceReader, Experiences, WireExperience } from './experiences.js';

/** Bots get no messages (S2 §1 §6). */
const BOT = /bot\b|crawl|spider|slurp|facebookexternalhit|embedly|preview/i;

/** The messages for the viewer of a request; none for bots. */
export function listFor(
  experiences: Pick<Experiences, 'list'>,
  { userId }: Viewer,
  request: Context,
  context: ExperienceReader['context'],
): readonly WireExperience[] {
  if (BOT.test(request.req.header('user-agent') ?? '')) return [];
  const viewerKey = userId ?? knownVisitorId(request) ?? null;
  const hasCookieChoice = Object.keys(readVisitorPreferences(request) ?? {}).length > 0;
  return experiences.list({ userId, viewerKey, hasCookieChoice, context });
}
