import type { MessageHost, MessagingEvent } from '@tackboard/domain';
import { EVENT_TYPES } from '@tackboard/domain/tracking';

/** Emits an event about a message. */
export type EmitMessageEvent = (
  name: `message-${string}`,
  key: string,
  fields: Readonly<Record<string, unknown>>,
) => void;

/** Emits events to the host and to the inspector. */
export interface Emitter {
  readonly emit: EmitMessageEvent;
  readonly listeners: Set<(event: MessagingEvent) => void>;
}

/** Creates an emitter without a listener besides the host. */
export function createEmitter({ events }: MessageHost): Emitter {
  const listeners = new Set<(event: MessagingEvent) => void>([(event) => events.emit(event)]);
  return {
    emit(name, key, fields) {
      for (const listener of listeners) listener({ name, key, ...fields });
    },
    listeners,
  };
}

/** What an event about a click on a banner, or about its end, says besides. */
export const bannerFields = (key: string) => ({
  eventType: EVENT_TYPES.banner,
  placedExperienceId: encodeURIComponent(key),
});
