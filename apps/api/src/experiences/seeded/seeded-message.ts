import type { DisplayData } from '@tackboard/domain/experience';
import type { Audience } from '../audience.js';

/** A message of the demo, in its placement. */
export interface SeededMessage {
  readonly placementId: string;
  readonly experienceId: string;
  readonly type: number;
  readonly display: DisplayData;
  readonly audience: Audience;
  readonly triggerable?: readonly string[];
}

/** A picture of a seeded pin. */
export interface SeededPicture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** What messages contain that depends on the server. */
export interface SeededFacts {
  /** Where the pages of the surveys are. */
  readonly surveyOrigin: string;
  /** Returns the picture of a seeded pin, 736 px wide. */
  readonly pictureOf: (pinTitle: string) => SeededPicture;
}

/**
 * Waits until somebody triggers it. A demo whose first page is full of messages shows nothing else, so few come by
 * themselves: one to people without a board, one to merchants, the cookie banner to visitors who have not chosen, and what a
 * search finds.
 */
const WHEN_TRIGGERED: Audience = { isTriggered: true };

/** Creates a message from `placement:experience`, its type and its display data. */
export function message(
  placed: `${number}:${number}`,
  type: number,
  display: DisplayData,
  audience: Audience = WHEN_TRIGGERED,
): SeededMessage {
  const [placementId = '', experienceId = ''] = placed.split(':');
  return { placementId, experienceId, type, audience, display };
}
