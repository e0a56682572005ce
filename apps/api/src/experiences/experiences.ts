import { parsePlacedExperience, type PlacedExperience } from '@tackboard/domain/experience';
import type { Context } from 'hono';
import type { Database } from '../database/database.js';
import { found } from '../errors/resource-error.js';
import { knownVisitorId, readVisitorPreferences } from '../http/visit.js';
import type { Viewer } from '../sessions/sessions.js';
import { type Audience, isMeantFor } from './audience.js';

/** What a viewer did with a message (S2 §4). */
export type ExperienceStatus = 'triggered' | 'viewed' | 'completed' | 'dismissed';

/** A message in the snake_case form. */
export type WireExperience = Readonly<Record<string, unknown>> & {
  readonly experience_id: string;
  readonly placement_id: string;
};

/** Who asks for messages, and with which context (S2 §7). */
export interface ExperienceReader {
  readonly userId: string | null;
  /** The id of the user or of the visitor's cookie; `null` for a visitor without one. */
  readonly viewerKey: string | null;
  /** Whether a visitor has chosen which cookies they allow. */
  readonly hasCookieChoice: boolean;
  readonly context: Readonly<Record<string, unknown>>;
}

/** Reads messages, and records what viewers do with them. */
export type Experiences = ReturnType<typeof createExperiences>;

interface Row {
  readonly message: string;
  readonly audience: string;
  readonly status: ExperienceStatus | null;
  readonly isTriggered: number | null;
}

/** Parses `placed_experience_id` (S2 §7), also with an encoded colon. */
export function placedExperienceOf(text: string): PlacedExperience {
  const detail = 'The message must be {placement}:{experience}.';
  return found(parsePlacedExperience(text), 'invalidRequest', detail);
}

/** A report never leads back: what was completed or dismissed stays so, and does not become viewed again. */
const REPORT_SQL = `
  INSERT INTO experience_states
    (viewer, placement_id, experience_id, status, is_triggered, changed_at)
  VALUES (:viewerKey, :placementId, :experienceId, :status, :status = 'triggered', :now)
  ON CONFLICT (viewer, placement_id, experience_id) DO UPDATE
  SET status = iif(excluded.status = 'triggered', experience_states.status, excluded.status),
    is_triggered = max(experience_states.is_triggered, excluded.is_triggered),
    changed_at = excluded.changed_at
  WHERE experience_states.status NOT IN ('completed', 'dismissed')`;

const WITH_STATES_SQL = `
  SELECT experiences.message, experiences.audience, states.status,
    states.is_triggered AS isTriggered FROM experiences
  LEFT JOIN experience_states AS states ON states.viewer = :viewerKey
    AND states.placement_id = experiences.placement_id
    AND states.experience_id = experiences.experience_id`;

/** Creates the messages of a database. */
export function createExperiences(database: Database, now: () => number) {
  const rows = database.query<Row>(
    `${WITH_STATES_SQL}
     WHERE states.status IS NULL OR states.status NOT IN ('completed', 'dismissed')
     ORDER BY experiences.position`,
  );
  const all = database.query<Row>(`${WITH_STATES_SQL} ORDER BY experiences.position`);
  const viewers = database.query<{ isMerchant: number; boardCount: number }>(
    `SELECT is_merchant AS isMerchant,
       (SELECT count(*) FROM boards WHERE owner_id = users.id AND layout <> 'quick_saves') AS boardCount
     FROM users WHERE id = :userId`,
  );
  const exists = database.query(
    'SELECT 1 FROM experiences WHERE placement_id = :placementId AND experience_id = :experienceId',
  );
  const report = database.prepare(REPORT_SQL);
  const reset = database.prepare(
    `DELETE FROM experience_states WHERE viewer = :viewerKey
     AND placement_id = coalesce(:placementId, placement_id)
     AND experience_id = coalesce(:experienceId, experience_id)`,
  );
  return {
    /** The messages for a viewer, in their order, without those that they completed or dismissed. */
    list: ({ userId, viewerKey, hasCookieChoice, context }: ExperienceReader) => {
      const viewer = userId === null ? undefined : viewers.first({ userId });
      return rows
        .all({ viewerKey })
        .flatMap(({ message, audience, isTriggered, status }): WireExperience[] => {
          const isForThem = isMeantFor(JSON.parse(audience) as Audience, {
            isSignedIn: viewer !== undefined,
            isMerchant: viewer?.isMerchant === 1,
            boardCount: viewer?.boardCount ?? 0,
            hasCookieChoice,
            context,
            isTriggered: isTriggered === 1,
          });
          if (!isForThem) return [];
          const wire = JSON.parse(message) as WireExperience;
          return [{ ...wire, status: status === 'viewed' ? 'viewed' : 'pending' }];
        });
    },
    /** Records a report. Throws `experienceNotFound` for a message that does not exist. */
    report: (viewerKey: string, placed: PlacedExperience, status: ExperienceStatus): void => {
      const { placementId, experienceId } = placed;
      const message = exists.first({ placementId, experienceId });
      found(message, 'experienceNotFound', 'There is no such message.');
      report.run({ viewerKey, placementId, experienceId, status, now: now() });
    },
    /** All messages, whomever they are meant for, also those that ended; `null` when the viewer has done nothing with one. */
    all: (viewerKey: string | null) =>
      all.all({ viewerKey }).map(({ message, status }) => ({
        message: JSON.parse(message) as WireExperience,
        status,
      })),
    /** Forgets what a viewer did with a message, or with all of them. */
    reset: (viewerKey: string, placed?: PlacedExperience): void => {
      const { placementId = null, experienceId = null } = placed ?? {};
      reset.run({ viewerKey, placementId, experienceId });
    },
  };
}

/** Bots get no messages (S2 §1 §6). */
const BOT = /bot\b|crawl|spider|slurp|facebookexternalhit|embedly|preview/i;

/** The messages for the viewer of a request; none for bots. */
export function listFor(
  experiences: Experiences,
  { userId }: Viewer,
  request: Context,
  context: ExperienceReader['context'],
): readonly WireExperience[] {
  if (BOT.test(request.req.header('user-agent') ?? '')) return [];
  const viewerKey = userId ?? knownVisitorId(request) ?? null;
  const hasCookieChoice = Object.keys(readVisitorPreferences(request) ?? {}).length > 0;
  return experiences.list({ userId, viewerKey, hasCookieChoice, context });
}

/** The first message of each placement, by its id. */
export function firstByPlacement(
  messages: readonly WireExperience[],
): Record<string, WireExperience> {
  const byPlacement: Record<string, WireExperience> = {};
  for (const message of messages) byPlacement[message.placement_id] ??= message;
  return byPlacement;
}
