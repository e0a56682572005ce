import type { Clock } from '@tackboard/domain';
import type { VideoStore } from '@tackboard/machines/video';
import { chooseVideos } from './choose-videos.js';
import type { CoordinatedVideo, VideoHandle } from './coordinated-video.js';
import { lookAt, tellStatus, type VideoEntry } from './video-entry.js';
import { isCovered, watchPage, type WatchedPage } from './watch-page.js';

export type {
  CoordinatedVideo,
  VideoHandle,
  VideoPhase,
  VideoStatus,
} from './coordinated-video.js';

/** Decides for a page which of its films hold data and which play. */
export interface VideoCoordinator {
  readonly add: (video: CoordinatedVideo) => VideoHandle;
}

/** Films are looked at again so long after they were seen to move, in milliseconds. */
const LOOK_EVERY_MS = 100;

/** Of so many films that are gone it is known where they were paused. */
const REMEMBERED_VIDEOS = 100;

/** The number of the state of a player that cannot go on (S3 §4.5). */
const FAILED_STATE = 8;

/**
 * Films of a page, of which one of each track plays: a person's choice before the mouse and the focus, and those before
 * the one nearest to the middle of the window (S3 §4.5). At most three hold data. They stop while the page is hidden or
 * out of focus, with less motion or less data asked for, under a dialog and while inert, and go on if it was that which
 * stopped them. `session` is the one of the page, `createVideoStore()` of `@tackboard/machines/video`. Nothing is
 * listened to while there are no films. Needs a browser from the first `add` on.
 */
export function createVideoCoordinator(session: VideoStore, clock: Clock): VideoCoordinator {
  const entries = new Map<Element, VideoEntry>();
  const gone = new Set<string>();
  let timer: unknown;
  let page: WatchedPage | undefined;

  const lookSoon = () => {
    timer ??= clock.setTimeout(() => {
      timer = undefined;
      update();
    }, LOOK_EVERY_MS);
  };

  const detach = (entry: VideoEntry) => {
    if (!entry.isAttached) return;
    entry.isAttached = entry.isPlaying = false;
    session.send({ type: 'LEAVE', id: entry.key, timeS: entry.video.timeS() });
    entry.video.detach();
  };

  const look = (entry: VideoEntry) => {
    const { video, key } = entry;
    if (entry.isNear) lookAt(entry);
    else entry.isVisible = false;
    // A choice holds until its film leaves the screen.
    entry.isChosen &&= entry.isVisible;
    entry.isCovered = entry.isVisible && isCovered(video.element);
    entry.isPaused = session.read().videos[key]?.isPaused;
    const { isManual = false } = video;
    entry.mayStart = !isManual && page?.mayStart() && (entry.isAttached || entry.isCalm);
    entry.mayWait = entry.mayStart || (entry.isAttached && !isManual);
    if (entry.isNear && !entry.isCalm) lookSoon();
    return entry.isNear && !entry.hasFailed;
  };

  const update = () => {
    const all = [...entries.values()];
    const { attached, playing } = chooseVideos(all.filter(look));
    for (const entry of all) if (!attached.has(entry)) detach(entry);
    for (const { key } of playing) session.send({ type: 'PLAY', id: key, isAutomatic: true });
    for (const entry of attached) {
      const { video, key, isPlaying = false } = entry;
      const isToPlay = playing.has(entry) && session.shouldPlay(key);
      if (!entry.isAttached) video.attach(session.read().videos[key]?.timeS ?? 0);
      if (isPlaying !== isToPlay) (isToPlay ? video.play : video.pause)();
      entry.isAttached = true;
      entry.isPlaying = isToPlay;
    }
    all.forEach(tellStatus);
  };

  const start = () =>
    watchPage({
      onCross(element, isNear) {
        const entry = entries.get(element);
        if (entry) entry.isNear = isNear;
      },
      onSession(type) {
        session.send({ type });
        update();
      },
      onMove: lookSoon,
    });

  /** Keeps the session of a film for when its card comes back, if there is anything to keep. */
  const leave = (key: string) => {
    const { isPaused, timeS } = session.read().videos[key] ?? {};
    gone.add(key);
    const [oldest] = gone;
    const forgotten = isPaused || timeS ? gone.size > REMEMBERED_VIDEOS && oldest : key;
    if (!forgotten) return;
    gone.delete(forgotten);
    session.send({ type: 'REMOVE', id: forgotten });
  };

  return {
    add(video) {
      const { track, element } = video;
      let key = video.id;
      // Another card of the same pin plays apart.
      const taken = [...entries.values()].map((other) => other.key);
      while (taken.includes(key)) key += '+';
      const entry: VideoEntry = { video, key, track, distance: 0 };
      entries.set(element, entry);
      gone.delete(key);
      session.send({ type: 'ADD', id: key, track });
      page ??= start();
      page.near.observe(element);

      const choose = () => {
        for (const other of entries.values()) {
          if (other.track === track) other.isChosen = other === entry;
        }
      };
      return {
        play() {
          // It is pressed, so it is seen, even if the browser has not told so yet.
          entry.isNear = true;
          entry.hasFailed = false;
          choose();
          session.send({ type: 'PLAY', id: key });
          update();
        },
        pause() {
          choose();
          session.send({ type: 'PAUSE', id: key, timeS: video.timeS() });
          update();
        },
        prefer(isPreferred) {
          entry.isPreferred = isPreferred;
          lookSoon();
        },
        report(stateNumber, timeS) {
          session.send({ type: 'REPORT', id: key, stateNumber, timeS });
          if (stateNumber !== FAILED_STATE) return;
          entry.hasFailed = true;
          lookSoon();
        },
        remove() {
          detach(entry);
          entries.delete(element);
          leave(key);
          page?.near.unobserve(element);
          if (entries.size > 0) return lookSoon();
          page?.stop();
          clock.clearTimeout(timer);
          page = timer = undefined;
        },
      };
    },
  };
}
