import type { HlsPlayer, LoadHls } from './hls.js';
import type { VideoFiles } from './video-files.js';

/** What the films of a page know of the line together, in bits a second. */
export interface LineSpeed {
  estimate?: number;
}

/** What plays a film in a media element. */
export interface FilmEngine {
  readonly play: () => void;
  readonly pause: () => void;
  /** Lets go of the file, of what was read of it, and of every listener. */
  readonly destroy: () => void;
}

/** What an engine is started with. */
export interface FilmEngineOptions {
  readonly files: VideoFiles;
  readonly loadHls: LoadHls;
  /** Shared by all films of a page. */
  readonly line: LineSpeed;
  /** Where the film goes on, in seconds. */
  readonly timeS: number;
  /** None of the files could be played; `error` is what the last one said. */
  readonly onFailed: (error: unknown) => void;
  /** The browser wants a press before it plays. */
  readonly onBlocked: () => void;
}

/** No file of a film could be played. */
export class FilmError extends Error {
  override readonly name = 'FilmError';
  readonly code = 'film-failed';

  /** `details` is what the player said. */
  constructor(url: string, details: string) {
    super(
      `The film ${url} could not be played: ${details}. Its picture shows, and a button tries again.`,
    );
  }
}

/** A way to play a film; `start` calls `fail` when it leads nowhere and returns the way out. */
type Way = (fail: (error: unknown) => void) => () => void;

const NATIVE_HLS = 'application/vnd.apple.mpegurl';

/** Many films on a page hold little each: what plays on, and nothing of what has been. */
const SMALL_BUFFERS = {
  maxBufferLength: 6,
  maxMaxBufferLength: 10,
  maxBufferSize: 8_000_000,
  backBufferLength: 0,
  capLevelToPlayerSize: true,
  enableWorker: false,
};

/** Phones of Apple have the managed kind alone. */
const hasMediaSource = (): boolean => 'MediaSource' in window || 'ManagedMediaSource' in window;

/**
 * Plays a film in a media element: by hls.js where the browser takes media from scripts, else by the browser's own HLS,
 * else from the whole file; the next of these when one fails. Nothing of the film itself is read before `play`.
 */
export function startFilm(element: HTMLVideoElement, options: FilmEngineOptions): FilmEngine {
  const { files, loadHls, line, timeS, onFailed, onBlocked } = options;
  let isWanted = false;
  let onWanted: (() => void) | undefined;
  let leave = () => {};

  const begin = () => {
    onWanted?.();
    element.play().catch((error: unknown) => {
      // An attempt that a pause or a new source cut off is no failure, and what cannot be played says so itself.
      if (error instanceof Error && error.name === 'NotAllowedError') onBlocked();
    });
  };

  const byScript =
    (url: string): Way =>
    (fail) => {
      let player: HlsPlayer | undefined;
      let isOver = false;
      let hasRecovered = false;
      loadHls().then((Hls) => {
        if (isOver) return;
        if (!Hls.isSupported())
          return fail(new FilmError(url, 'this browser has no decoder for it'));
        const { estimate } = line;
        player = new Hls({
          ...SMALL_BUFFERS,
          autoStartLoad: false,
          startPosition: timeS,
          ...(estimate !== undefined && { abrEwmaDefaultEstimate: estimate }),
        });
        player.on('hlsError', (_, { fatal, type, details }) => {
          if (!fatal || isOver) return;
          if (type !== 'mediaError' || hasRecovered) return fail(new FilmError(url, details));
          hasRecovered = true;
          player?.recoverMediaError();
        });
        player.loadSource(url);
        player.attachMedia(element);
        onWanted = () => {
          onWanted = undefined;
          player?.startLoad(timeS);
        };
        if (isWanted) begin();
      }, fail);
      return () => {
        isOver = true;
        onWanted = undefined;
        if (!player) return;
        line.estimate = player.bandwidthEstimate;
        player.destroy();
      };
    };

  const byBrowser =
    (url: string): Way =>
    (fail) => {
      const abort = new AbortController();
      const { signal } = abort;
      const tell = () => fail(new FilmError(url, element.error?.message || 'it could not be read'));
      element.addEventListener('error', tell, { signal });
      element.addEventListener(
        'loadedmetadata',
        () => {
          element.currentTime = timeS;
        },
        { signal },
      );
      element.src = url;
      if (isWanted) begin();
      return () => abort.abort();
    };

  const { hls, mp4 } = files;
  const ways: Way[] = [];
  if (hls !== undefined && hasMediaSource()) ways.push(byScript(hls));
  if (hls !== undefined && element.canPlayType(NATIVE_HLS)) ways.push(byBrowser(hls));
  if (mp4 !== undefined) ways.push(byBrowser(mp4));

  const clear = () => {
    leave();
    leave = () => {};
    element.removeAttribute('src');
    element.load();
  };
  const tryNext = (error: unknown) => {
    const way = ways.shift();
    clear();
    if (way) leave = way(tryNext);
    else onFailed(error);
  };
  tryNext(new FilmError(hls ?? mp4 ?? '', 'this browser plays none of its files'));

  return {
    play() {
      isWanted = true;
      if (element.src) begin();
    },
    pause() {
      isWanted = false;
      element.pause();
    },
    destroy() {
      isWanted = false;
      ways.length = 0;
      element.pause();
      clear();
    },
  };
}
