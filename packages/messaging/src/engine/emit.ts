import type { MessageHost } from '@tackboard/domain';

/** Emits an event about a message (S2 §7). */
export type EmitMessageEvent = (
  name: `message-${string}`,
  key: string,
  fields: Readonly<Record<string, unknown>>,
) => void;

/** Returns a function that emits events to the host. */
export function createEmit({ events }: MessageHost): EmitMessageEvent {
  return (name, key, fields) => events.emit({ name, key, ...fields });
}
