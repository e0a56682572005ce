/** Largest number of buffered video events (S3 §9). */
export const VIDEO_EVENTS_LIMIT = 1000;

/** Divisor from milliseconds to the seconds of video events (S3 §9). */
export const VIDEO_UNIT_DIVISOR = 1000;

/** Adds an event to the buffer, newest last (S3 §9); above 1000 the oldest is dropped. */
export function bufferVideoEvent<Event>(waiting: readonly Event[], event: Event): readonly Event[] {
  return [...waiting, event].slice(-VIDEO_EVENTS_LIMIT);
}

/** Converts a video time to the seconds of video events (S3 §9). */
export function videoSeconds(milliseconds: number): number {
  return milliseconds / VIDEO_UNIT_DIVISOR;
}
