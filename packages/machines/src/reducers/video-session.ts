import { VIDEO_PLAYER_STATES, type VideoPlayerState } from '@tackboard/domain';

/** Organic videos play one at a time; promoted ones are tracked apart (S3 §4.5.1). */
export type VideoTrack = 'organic' | 'promoted';

/** One video of the page. */
export interface Video {
  readonly track: VideoTrack;
  readonly state: VideoPlayerState;
  /** The person paused it: it does not start again by itself. */
  readonly isPaused: boolean;
  /** The playback position, in seconds. */
  readonly timeS: number;
}

/** All videos of a page, and the one of each track that plays while the app has the focus. */
export interface VideoSession {
  readonly videos: Readonly<Record<string, Video>>;
  readonly current: Readonly<Partial<Record<VideoTrack, string>>>;
  readonly hasFocus: boolean;
}

/**
 * What happens to videos and to the page. `PLAY` with `isAutomatic` is a request of the page, such as a card that
 * came into view: a video that a person paused stays so. `LEAVE` is a player that is gone and may come back; `REMOVE`
 * forgets its video. `stateNumber` is 0 to 9, as players report it.
 */
export type VideoEvent =
  | { readonly type: 'ADD'; readonly id: string; readonly track: VideoTrack }
  | { readonly type: 'REMOVE'; readonly id: string }
  | { readonly type: 'LEAVE'; readonly id: string; readonly timeS?: number }
  | { readonly type: 'PLAY'; readonly id: string; readonly isAutomatic?: boolean }
  | { readonly type: 'PAUSE'; readonly id: string; readonly timeS: number }
  | {
      readonly type: 'REPORT';
      readonly id: string;
      readonly stateNumber: number;
      readonly timeS?: number;
    }
  | { readonly type: 'FOCUS' | 'BLUR' | 'VISIBLE' | 'HIDDEN' | 'PAGEHIDE' };

const ENDS: ReadonlySet<VideoPlayerState> = new Set(['ended', 'failed']);

/** A page without videos. */
export const NO_VIDEOS: VideoSession = { videos: {}, current: {}, hasFocus: true };

function withVideo(session: VideoSession, id: string, change: Partial<Video>): VideoSession {
  const video = session.videos[id];
  if (!video) return session;
  return { ...session, videos: { ...session.videos, [id]: { ...video, ...change } } };
}

function withoutCurrent(session: VideoSession, id: string): VideoSession {
  const track = session.videos[id]?.track;
  if (!track || session.current[track] !== id) return session;
  const { [track]: _, ...current } = session.current;
  return { ...session, current };
}

function withFocus(session: VideoSession, hasFocus: boolean): VideoSession {
  return session.hasFocus === hasFocus ? session : { ...session, hasFocus };
}

/** The next state of the session; the same object when nothing changes. */
export function videoSession(session: VideoSession, event: VideoEvent): VideoSession {
  switch (event.type) {
    case 'ADD': {
      if (session.videos[event.id]) return session;
      const video: Video = { track: event.track, state: 'default', isPaused: false, timeS: 0 };
      return { ...session, videos: { ...session.videos, [event.id]: video } };
    }
    case 'REMOVE': {
      if (!session.videos[event.id]) return session;
      const { [event.id]: _, ...videos } = session.videos;
      return { ...withoutCurrent(session, event.id), videos };
    }
    case 'LEAVE': {
      const { id, timeS } = event;
      const left = withVideo(session, id, {
        state: 'default',
        ...(timeS !== undefined && { timeS }),
      });
      return withoutCurrent(left, id);
    }
    case 'PLAY': {
      const video = session.videos[event.id];
      if (!video || (event.isAutomatic && video.isPaused)) return session;
      const { track } = video;
      if (!video.isPaused && session.current[track] === event.id) return session;
      const playing = withVideo(session, event.id, { isPaused: false });
      return { ...playing, current: { ...session.current, [track]: event.id } };
    }
    case 'PAUSE': {
      const paused = withVideo(session, event.id, { isPaused: true, timeS: event.timeS });
      return withoutCurrent(paused, event.id);
    }
    case 'REPORT': {
      const state = VIDEO_PLAYER_STATES[event.stateNumber];
      if (!state) return session;
      const { timeS } = event;
      const reported = withVideo(session, event.id, {
        state,
        ...(timeS !== undefined && { timeS }),
      });
      // What has come to its end gives its turn to another.
      return ENDS.has(state) ? withoutCurrent(reported, event.id) : reported;
    }
    case 'FOCUS':
    case 'VISIBLE':
      return withFocus(session, true);
    case 'BLUR':
    case 'HIDDEN':
    case 'PAGEHIDE':
      return withFocus(session, false);
  }
}

/** Whether a video is to play now: it is the one of its track, and the app has the focus (S3 §4.5.4). */
export function shouldPlay({ videos, current, hasFocus }: VideoSession, id: string): boolean {
  const video = videos[id];
  return hasFocus && video !== undefined && current[video.track] === id;
}

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
