import type { ExperienceContext } from '@tackboard/domain';
import type { PlacedExperience } from '@tackboard/domain/experience';

/** What a report says about a message (S2 §7). */
export type ReportKind = 'completed' | 'dismissed' | 'viewed';

/** A report that the server has not confirmed (S2 §7). */
export interface Report extends PlacedExperience, ExperienceContext {
  /** The idempotency key, kept over retries and reloads. */
  readonly id: string;
  readonly kind: ReportKind;
  /** The message was removed, so that it must not show before the report has settled. */
  readonly removes: boolean;
  /** Empty for a visitor. */
  readonly viewerId: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** How a report ended. */
export type ReportOutcome = 'dropped' | 'sent';

/** The most reports that wait for an attempt; then the oldest is dropped. */
export const REPORTS_MAX = 50;

/** Reports of former pages that are older are dropped, in milliseconds. */
export const REPORT_MAX_AGE_MS = 86_400_000;
