/** How many video events wait to be sent at most (S3 §9). */
export const VIDEO_EVENTS_LIMIT = 1000;

/** By what a time in milliseconds is divided for a video event (S3 §9). */
export const VIDEO_UNIT_DIVISOR = 1000;

/** The waiting events after one more, newest last: past 1000 the oldest is dropped (S3 §9). */
export function bufferVideoEvent<Event>(waiting: readonly Event[], event: Event): readonly Event[] {
  return [...waiting, event].slice(-VIDEO_EVENTS_LIMIT);
}

/** A time of a film in seconds, as its events carry it (S3 §9). */
export function videoSeconds(milliseconds: number): number {
  return milliseconds / VIDEO_UNIT_DIVISOR;
}
