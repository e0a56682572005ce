import type { Clock } from '@tackboard/domain';
import type { VideoStore } from '@tackboard/machines';
import { windowOf } from '../window-of.js';
import {
  chooseVideos,
  measureVideo,
  type VideoCandidate,
  videoPermissions,
} from './choose-videos.js';
import type { CoordinatedVideo, VideoHandle } from './coordinated-video.js';
import { isCovered, type WatchedPage, watchPage } from './watch-page.js';

export type {
  CoordinatedVideo,
  VideoHandle,
  VideoPhase,
  VideoStatus,
} from './coordinated-video.js';

/** Decides which videos of a page hold data and which of them play (S3 §4.5). */
export interface VideoCoordinator {
  /** Adds a video when it mounts. The returned handle controls it and removes it. */
  readonly add: (video: CoordinatedVideo) => VideoHandle;
}

/** Videos are measured again this long after something moved. */
const UPDATE_DELAY_MS = 100;

/** Number of removed videos whose position is remembered. */
const MAX_REMEMBERED_VIDEOS = 100;

/** The number of the player's state "failed". */
const FAILED_STATE = 8;

/** The videos of a page, and which of them hold data and play. */
class Coordinator implements VideoCoordinator {
  readonly #session: VideoStore;
  readonly #clock: Clock;
  readonly #entries = new Map<Element, VideoEntry>();
  readonly #removed = new Set<string>();
  #timer: unknown;
  #page: WatchedPage | undefined;

  constructor(session: VideoStore, clock: Clock) {
    this.#session = session;
    this.#clock = clock;
  }

  add = (video: CoordinatedVideo): VideoHandle => {
    const { track, element } = video;
    let key = video.id;
    // Two cards of one pin play independently.
    const usedKeys = [...this.#entries.values()].map((other) => other.key);
    while (usedKeys.includes(key)) key += '+';
    const entry: VideoEntry = { video, key, track, distance: 0 };
    this.#entries.set(element, entry);
    this.#removed.delete(key);
    this.#session.send({ type: 'ADD', id: key, track });
    this.#page ??= this.#watch(element);
    this.#page.near.observe(element);
    return {
      play: () => {
        // A pressed video is on the screen, even if the observer has not reported it yet.
        entry.isNear = true;
        entry.hasFailed = false;
        this.#choose(entry);
        this.#session.send({ type: 'PLAY', id: key });
        this.#update();
      },
      pause: () => {
        this.#choose(entry);
        this.#session.send({ type: 'PAUSE', id: key, timeS: video.timeS() });
        this.#update();
      },
      prefer: (isPreferred) => {
        entry.isPreferred = isPreferred;
        this.#scheduleUpdate();
      },
      report: (stateNumber, timeS) => {
        this.#session.send({ type: 'REPORT', id: key, stateNumber, timeS });
        if (stateNumber !== FAILED_STATE) return;
        entry.hasFailed = true;
        this.#scheduleUpdate();
      },
      remove: () => this.#remove(entry),
    };
  };

  #remove(entry: VideoEntry): void {
    const { element } = entry.video;
    this.#detach(entry);
    this.#entries.delete(element);
    this.#remember(entry.key);
    this.#page?.near.unobserve(element);
    if (this.#entries.size > 0) return this.#scheduleUpdate();
    this.#page?.stop();
    this.#clock.clearTimeout(this.#timer);
    this.#page = this.#timer = undefined;
  }

  #watch(element: Element): WatchedPage {
    return watchPage(element, {
      onNearChange: (changed, isNear) => {
        const entry = this.#entries.get(changed);
        if (entry) entry.isNear = isNear;
      },
      onFocusChange: (event) => {
        this.#session.send(event);
        this.#update();
      },
      onLayoutChange: () => this.#scheduleUpdate(),
    });
  }

  #choose(entry: VideoEntry): void {
    for (const other of this.#entries.values()) {
      if (other.track === entry.track) other.isChosen = other === entry;
    }
  }

  #scheduleUpdate(): void {
    this.#timer ??= this.#clock.setTimeout(() => {
      this.#timer = undefined;
      this.#update();
    }, UPDATE_DELAY_MS);
  }

  #update(): void {
    const session = this.#session;
    const all = [...this.#entries.values()];
    const { attached, playing } = chooseVideos(all.filter((entry) => this.#refresh(entry)));
    for (const entry of all) if (!attached.has(entry)) this.#detach(entry);
    for (const { key } of playing) session.send({ type: 'PLAY', id: key, isAutomatic: true });
    for (const entry of attached) {
      const { video, key, isPlaying = false } = entry;
      const shouldPlay = playing.has(entry) && session.shouldPlay(key);
      if (!entry.isAttached) video.attach(session.read().videos[key]?.timeS ?? 0);
      if (isPlaying !== shouldPlay) (shouldPlay ? video.play : video.pause)();
      entry.isAttached = true;
      entry.isPlaying = shouldPlay;
    }
    all.forEach(notifyStatus);
  }

  /** Updates the facts about a video. Returns whether it may hold data. */
  #refresh(entry: VideoEntry): boolean | undefined {
    const { video, key } = entry;
    const { element, isManual } = video;
    const page = this.#page;
    if (entry.isNear) {
      const { isChosen, centre: lastCentre } = entry;
      const box = element.getBoundingClientRect();
      Object.assign(entry, measureVideo(box, windowOf(element), { isChosen, lastCentre }));
    } else entry.isVisible = false;
    // The viewer's choice holds until the video leaves the screen.
    entry.isChosen &&= entry.isVisible;
    entry.isCovered = entry.isVisible && isCovered(element);
    entry.isPaused = this.#session.read().videos[key]?.isPaused;
    const allowsAutoplay = page?.allowsAutoplay();
    const hasScrolled = page?.hasScrolled();
    Object.assign(entry, videoPermissions({ ...entry, isManual, allowsAutoplay, hasScrolled }));
    if (entry.isNear && !entry.isStill) this.#scheduleUpdate();
    return entry.isNear && !entry.hasFailed;
  }

  #detach(entry: VideoEntry): void {
    if (!entry.isAttached) return;
    entry.isAttached = entry.isPlaying = false;
    this.#session.send({ type: 'LEAVE', id: entry.key, timeS: entry.video.timeS() });
    entry.video.detach();
  }

  /** Keeps the position of a removed video for when its card mounts again, and forgets the oldest one. */
  #remember(key: string): void {
    const { isPaused, timeS } = this.#session.read().videos[key] ?? {};
    this.#removed.add(key);
    const [oldest] = this.#removed;
    const isFull = this.#removed.size > MAX_REMEMBERED_VIDEOS;
    const forgotten = isPaused || timeS ? isFull && oldest : key;
    if (!forgotten) return;
    this.#removed.delete(forgotten);
    this.#session.send({ type: 'REMOVE', id: forgotten });
  }
}

/**
 * Creates a coordinator that plays one video of each track: the viewer's choice, else the one under the pointer or the
 * focus, else the one nearest to the centre of the window (S3 §4.5). At most three videos hold data: visible ones, and those
 * near the window once the page has scrolled. Videos pause while the page is hidden or has no focus, under a dialog, while
 * inert, and with reduced motion or data, and resume afterwards. `session` is the page's `createVideoStore()` of
 * `@tackboard/machines`. Needs a browser only from the first `add` on, and has no listeners while it has no videos.
 */
export function createVideoCoordinator(session: VideoStore, clock: Clock): VideoCoordinator {
  return new Coordinator(session, clock);
}

/** A video of the page, with what was measured of it. */
type VideoEntry = { -readonly [Fact in keyof VideoCandidate]: VideoCandidate[Fact] } & {
  readonly video: CoordinatedVideo;
  /** Its id in the video session: the id of its pin, made unique. */
  readonly key: string;
  isNear?: boolean;
  hasFailed?: boolean;
  isAttached?: boolean;
  isPlaying?: boolean;
  /** It did not move far since the last measurement, so no fling carries it past. */
  isStill?: boolean;
  /** Its centre at the last measurement, in pixels from the top of the window. */
  centre?: number;
  /** The status that was last passed to `onChange`, as text. */
  notifiedStatus?: string;
};

/** Calls the video's `onChange` when its status changed. */
function notifyStatus(entry: VideoEntry): void {
  const { isVisible, isNear, isPlaying, isPaused = false, hasFailed = false } = entry;
  const place = isVisible ? 'visible' : isNear ? 'near' : 'idle';
  const phase = isPlaying ? 'playing' : place;
  const status = phase + isPaused + hasFailed;
  if (entry.notifiedStatus === status) return;
  entry.notifiedStatus = status;
  entry.video.onChange({ phase, isPaused, hasFailed });
}
