import { accepts, type ClaimRequest } from '../claims/claims.js';
import { waitingCandidates } from '../layers/speakers.js';
import type { Message } from '../message.js';
import type { ExperienceStore } from '../store/experience-store.js';
import { rulesOf, showsAtOnce } from '../surfaces/message-rules.js';
import type { MessageReadings } from './message-readings.js';
import type { Sessions } from './sessions.js';

/** Options of {@link createPeek}. */
export interface PeekOptions {
  readonly store: Pick<ExperienceStore, 'list'>;
  readonly readings: MessageReadings;
  readonly sessions: Pick<Sessions, 'get'>;
}

/**
 * Returns a function that finds the message that a claim would show first. One hero shows on a page: the one that shows, or else the
 * first that was found, so that a server renders only what stays (S2 §2).
 */
export function createPeek({ readings, sessions, store }: PeekOptions) {
  let foundHero: string | undefined;

  return (request: ClaimRequest): Message | undefined => {
    const entries = store.list();
    const found = entries.flatMap((entry) => {
      const { experience, key } = entry;
      const reading = readings.read(experience);
      if ('invalid' in reading) return [];
      const message = readings.messageOf(entry, reading, false);
      const { layer } = message;
      const isShown = sessions.get(key)?.phase() === 'shown';
      if (layer === 'hero' && isShown) foundHero = key;
      const isAccepted =
        accepts(request, experience, layer) &&
        showsAtOnce(layer, rulesOf(experience, reading, request)) &&
        request.waitsFor?.(message) === undefined;
      return isAccepted ? [{ message, isShown, isFirst: reading.surface === 'cookieBanner' }] : [];
    });
    const hero = entries.some(({ key }) => key === foundHero) ? foundHero : undefined;
    const candidates = found.flatMap(({ message: { key, layer }, ...facts }) =>
      layer === 'hero' && hero !== undefined && key !== hero ? [] : [{ key, layer, ...facts }],
    );
    const waiting = waitingCandidates(candidates, { hasOpenLayer: false });
    const first = candidates.find(({ key }) => !waiting.has(key))?.key;
    const message = found.find((one) => one.message.key === first)?.message;
    if (message?.layer === 'hero') foundHero = message.key;
    return message;
  };
}
