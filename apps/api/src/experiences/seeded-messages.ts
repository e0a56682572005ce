import type { DisplayData, Experience } from '@tackboard/domain/experience';
import * as z from 'zod';
import messages from '../seed/data/messages.json' with { type: 'json' };
import { type Audience, AUDIENCE } from './audience.js';

/** A picture of a seeded pin. */
export interface SeededPicture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** What messages contain that depends on the server: in their texts it stands in braces. */
export interface SeededFacts {
  /** Where the pages of the surveys are: `{surveyOrigin}`. */
  readonly surveyOrigin: string;
  /** Returns the picture of a seeded pin, 736 px wide: `{url of …}`, `{width of …}` and `{height of …}`. */
  readonly pictureOf: (pinTitle: string) => SeededPicture;
}

/** A message of the demo, in its placement, and who gets it. */
export interface SeededMessage {
  readonly experience: Experience;
  readonly audience: Audience;
}

/**
 * Waits until somebody triggers it. A demo whose first page is full of messages shows nothing else, so few come by
 * themselves: one to people without a board, one to merchants, the cookie banner to visitors who have not chosen, and what a
 * search finds.
 */
const WHEN_TRIGGERED: Audience = { isTriggered: true };

const digits = z.string().regex(/^\d+$/);

const MESSAGES = z
  .array(
    z.strictObject({
      placementId: digits,
      experienceId: digits,
      type: z.int(),
      display: z.record(z.string(), z.unknown()),
      audience: AUDIENCE.optional(),
      triggerable: z.array(z.string()).optional(),
    }),
  )
  .parse(messages);

/** The messages of the demo: at least one on each surface (S2 §2 §3). */
export function seededMessages({ surveyOrigin, pictureOf }: SeededFacts): readonly SeededMessage[] {
  const filled = (_: string, value: unknown): unknown => {
    if (typeof value !== 'string') return value;
    const [, field, title = ''] = /^\{(url|width|height) of (.+)\}$/.exec(value) ?? [];
    if (field !== undefined) return pictureOf(title)[field as keyof SeededPicture];
    return value.replace('{surveyOrigin}', surveyOrigin);
  };
  return MESSAGES.map(({ placementId, experienceId, type, display, audience, triggerable }) => ({
    experience: {
      id: experienceId,
      placementId,
      backendId: `${placementId}${experienceId}`,
      type,
      displayData: JSON.parse(JSON.stringify(display), filled) as DisplayData,
      ...(triggerable && { triggerablePlacedExps: triggerable }),
    },
    audience: audience ?? WHEN_TRIGGERED,
  }));
}
