import type { ExperienceContext, Random } from '@tackboard/domain';
import type { PlacedExperience } from '@tackboard/domain/experience';

/** What a report says about a message. */
export type ReportKind = 'completed' | 'dismissed' | 'viewed';

/** A report that the server has not confirmed. */
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

const REPORT_ID_BYTES = 16;

/** An idempotency key. */
export function newReportId(random: Random): string {
  const bytes = new Uint8Array(REPORT_ID_BYTES);
  random(bytes);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
