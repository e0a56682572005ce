import type { HlsPlayer, LoadHls } from './hls.js';
import type { VideoFiles } from './pin-motion.js';
import { whenIdle } from './when-idle.js';

/** The bandwidth that one video measured and the next one starts with. */
export interface BandwidthEstimate {
  bitsPerSecond?: number;
}

/** Plays one video in a media element. */
export interface VideoEngine {
  readonly play: () => void;
  readonly pause: () => void;
  /** The position, in seconds: where it was told to continue until it plays. Known after the element has left the page too. */
  readonly timeS: () => number;
  /** Releases the file, the buffered data and every listener. */
  readonly destroy: () => void;
}

/** Options of {@link startVideo}. */
export interface VideoEngineOptions {
  readonly files: VideoFiles;
  readonly loadHls: LoadHls;
  /** Shared by all videos of a page. */
  readonly bandwidth: BandwidthEstimate;
  /** The position to continue at, in seconds. */
  readonly timeS: number;
  /** Called when no file could be played, with the error of the last one. */
  readonly onFailed: (error: unknown) => void;
  /** Called when the browser blocks playback until the viewer presses Play. */
  readonly onBlocked: () => void;
}

/** A file of a video, or a gif, could not be played. */
export class VideoError extends Error {
  override readonly name = 'VideoError';
  readonly code = 'video-failed';

  /** `details` is the reason that the player or the browser gave. */
  constructor(url: string, details: string) {
    super(
      `The video ${url} could not be played: ${details}. The card shows its image and a button to try again.`,
    );
  }
}

const NATIVE_HLS = 'application/vnd.apple.mpegurl';

/** A page has many videos, so each buffers a few seconds ahead and nothing behind. Seconds and bytes. */
const SMALL_BUFFERS = {
  maxBufferLength: 6,
  maxMaxBufferLength: 10,
  maxBufferSize: 8_000_000,
  backBufferLength: 0,
  capLevelToPlayerSize: true,
  enableWorker: false,
};

/** Safari on the iPhone has only `ManagedMediaSource`. */
const hasMediaSource = (): boolean => 'MediaSource' in window || 'ManagedMediaSource' in window;

/** The element that a video plays in, and whether it should. */
interface PlayedElement {
  readonly element: HTMLVideoElement;
  readonly options: VideoEngineOptions;
  shouldPlay: boolean;
  /** Starts loading media data; undefined when nothing waits for it. */
  onFirstPlay?: (() => void) | undefined;
}

/** One method of playback: calls `fail` when it cannot play the video, and returns a function that stops it. */
type StartPlayback = (played: PlayedElement, fail: (error: unknown) => void) => () => void;

function begin({ element, options, onFirstPlay }: PlayedElement): void {
  onFirstPlay?.();
  element.play().catch((error: unknown) => {
    // A pause or a new source rejects the promise too, and a file that cannot be played fires `error`.
    if (error instanceof Error && error.name === 'NotAllowedError') options.onBlocked();
  });
}

const withHlsJs =
  (url: string): StartPlayback =>
  (played, fail) => {
    const { loadHls, bandwidth, timeS } = played.options;
    let player: HlsPlayer | undefined;
    let isStopped = false;
    let hasRecovered = false;
    const load = async () => {
      await whenIdle();
      return isStopped ? undefined : loadHls();
    };
    load().then((Hls) => {
      if (!Hls || isStopped) return;
      if (!Hls.isSupported())
        return fail(new VideoError(url, 'this browser has no decoder for it'));
      const { bitsPerSecond } = bandwidth;
      player = new Hls({
        ...SMALL_BUFFERS,
        autoStartLoad: false,
        startPosition: timeS,
        ...(bitsPerSecond !== undefined && { abrEwmaDefaultEstimate: bitsPerSecond }),
      });
      player.on('hlsError', (_, { fatal, type, details }) => {
        if (!fatal || isStopped) return;
        if (type !== 'mediaError' || hasRecovered) return fail(new VideoError(url, details));
        hasRecovered = true;
        player?.recoverMediaError();
      });
      player.loadSource(url);
      player.attachMedia(played.element);
      played.onFirstPlay = () => {
        played.onFirstPlay = undefined;
        player?.startLoad(timeS);
      };
      if (played.shouldPlay) begin(played);
    }, fail);
    return () => {
      isStopped = true;
      played.onFirstPlay = undefined;
      if (!player) return;
      bandwidth.bitsPerSecond = player.bandwidthEstimate;
      player.destroy();
    };
  };

const withBrowser =
  (url: string): StartPlayback =>
  (played, fail) => {
    const { element, options } = played;
    const abort = new AbortController();
    const { signal } = abort;
    const onError = () =>
      fail(new VideoError(url, element.error?.message || 'it could not be read'));
    const seek = () => {
      element.currentTime = options.timeS;
    };
    element.addEventListener('error', onError, { signal });
    element.addEventListener('loadedmetadata', seek, { signal });
    element.src = url;
    if (played.shouldPlay) begin(played);
    return () => abort.abort();
  };

/** The methods that this browser has for the files, the best one first. */
function methodsFor({ hls, mp4 }: VideoFiles, element: HTMLVideoElement): StartPlayback[] {
  const methods: StartPlayback[] = [];
  if (hls !== undefined && hasMediaSource()) methods.push(withHlsJs(hls));
  if (hls !== undefined && element.canPlayType(NATIVE_HLS)) methods.push(withBrowser(hls));
  if (mp4 !== undefined) methods.push(withBrowser(mp4));
  return methods;
}

/**
 * Plays a video with hls.js where the browser supports media sources, else with the browser's own HLS, else from the whole
 * file. When one method fails, the next one starts. Requests no media data before `play`.
 */
export function startVideo(element: HTMLVideoElement, options: VideoEngineOptions): VideoEngine {
  const { files, timeS, onFailed } = options;
  const played: PlayedElement = { element, options, shouldPlay: false };
  const methods = methodsFor(files, element);
  let stopPlayback = () => {};
  let hasPlayed = false;
  element.addEventListener('playing', () => (hasPlayed = true), { once: true });

  const clear = () => {
    stopPlayback();
    stopPlayback = () => {};
    element.removeAttribute('src');
    element.load();
  };
  const tryNext = (error: unknown) => {
    const startPlayback = methods.shift();
    clear();
    if (startPlayback) stopPlayback = startPlayback(played, tryNext);
    else onFailed(error);
  };
  tryNext(new VideoError(files.hls ?? files.mp4 ?? '', 'this browser plays none of its files'));

  return {
    play() {
      played.shouldPlay = true;
      if (element.src) begin(played);
    },
    pause() {
      played.shouldPlay = false;
      element.pause();
    },
    timeS: () => (hasPlayed ? element.currentTime : timeS),
    destroy() {
      played.shouldPlay = false;
      methods.length = 0;
      element.pause();
      clear();
    },
  };
}
