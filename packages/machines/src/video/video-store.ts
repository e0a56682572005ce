import {
  NO_VIDEOS,
  shouldPlay,
  type VideoEvent,
  type VideoSession,
  videoSession,
} from './video-session.js';

/** The video session of a page, shared by all its players. */
export interface VideoStore {
  readonly read: () => VideoSession;
  readonly send: (event: VideoEvent) => void;
  /** Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Whether a video is to play now. */
  readonly shouldPlay: (id: string) => boolean;
}

/** A page without videos yet. */
export function createVideoStore(): VideoStore {
  const listeners = new Set<() => void>();
  let session = NO_VIDEOS;
  return {
    read: () => session,
    send(event) {
      const next = videoSession(session, event);
      if (next === session) return;
      session = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    shouldPlay: (id) => shouldPlay(session, id),
  };
}
