'use client';
import { formatMinutesSeconds } from '@tackboard/domain';
import { cornerBadge } from '@tackboard/domain/card';
import { videoWords } from '@tackboard/domain/words';
import { Button, CaptionsIcon, MutedIcon, SoundIcon, withClass } from '@tackboard/ui';
import {
  forwardRef,
  type HTMLAttributes,
  type RefObject,
  type SyntheticEvent,
  useCallback,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { useCard } from '../card/card-context.js';
import { useInternals, useWords } from '../client/tackboard-context.js';
import { loadHls } from './hls.js';
import type { VideoCaptions, VideoFiles } from './pin-motion.js';
import { createSharedVideoState, useCoordinatedPlayback } from './use-coordinated-playback.js';
import { VideoControls } from './video-controls.js';
import { startVideo, type VideoEngine } from './video-engine.js';

interface VideoPlayerProps extends HTMLAttributes<HTMLDivElement> {
  readonly files: VideoFiles;
}

/** The number of a player's state by the media event that reports it. */
const STATE_NUMBERS: Readonly<Record<string, number>> = {
  loadstart: 1,
  loadedmetadata: 2,
  loadeddata: 3,
  playing: 4,
  pause: 5,
  seeking: 6,
  stalled: 7,
  waiting: 7,
  ended: 9,
};
const FAILED = 8;

/** The engine of the video, which follows the coordinator of the page; and what has been shown of it. */
function usePlayer(box: RefObject<HTMLElement | null>, files: VideoFiles) {
  const { core, environment } = useInternals('PinVideo');
  const { pin } = useCard('PinVideo');
  const video = useRef<HTMLVideoElement>(null);
  const engine = useRef<VideoEngine | null>(null);
  const [isShown, setShown] = useState(false);
  const [remainingS, setRemainingS] = useState<number>();
  // The engine has the position after React has cleared the refs of an unmounted player.
  const timeS = () => engine.current?.timeS() ?? 0;
  const playback = useCoordinatedPlayback(box, {
    attach(startS) {
      if (!video.current) return;
      engine.current = startVideo(video.current, {
        files,
        loadHls: environment.loadHls ?? loadHls,
        bandwidth: core.resource(createSharedVideoState).bandwidth,
        timeS: startS,
        onFailed(error) {
          core.reportError({ error, pin });
          playback.report(FAILED, startS);
        },
        onBlocked: () => playback.pause(),
      });
    },
    detach() {
      const previous = engine.current;
      engine.current = null;
      previous?.destroy();
      setShown(false);
      setRemainingS(undefined);
    },
    play: () => engine.current?.play(),
    pause: () => engine.current?.pause(),
    timeS,
  });
  const reportState = ({ type, currentTarget }: SyntheticEvent<HTMLVideoElement>) => {
    const state = STATE_NUMBERS[type];
    // At its end a video pauses before it ends.
    if (!engine.current || state === undefined || (type === 'pause' && currentTarget.ended)) return;
    playback.report(state, timeS());
    // A media key or the browser paused it: the viewer's decision too.
    if (type === 'pause' && currentTarget.paused && playback.current().phase === 'playing')
      playback.pause();
    // The attribute `loop` would keep the state "ended" from being reported.
    if (type === 'ended') engine.current.play();
  };
  const updateTime = ({ currentTime, duration }: HTMLVideoElement) => {
    setShown(engine.current !== null);
    if (Number.isFinite(duration)) setRemainingS(Math.ceil(duration - currentTime));
  };
  return { video, playback, isShown, remainingS, reportState, updateTime };
}

/** A video above the pin's image, with its controls. It is muted until the viewer unmutes it. */
export const VideoPlayer = forwardRef<HTMLDivElement, VideoPlayerProps>(function VideoPlayer(
  { files, className, ...attributes },
  ref,
) {
  const words = useWords('video', videoWords);
  const { pin, name, context } = useCard('PinVideo');
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => box.current as HTMLDivElement, []);
  const { playback, isShown, remainingS, updateTime, ...player } = usePlayer(box, files);
  const [isMuted, setMuted] = useState(true);
  /** Undefined until it shows: then off in a grid, where no one asked for this video, and on elsewhere. */
  const [showsCaptions, setShowsCaptions] = useState<boolean>();
  const shownS = isShown && cornerBadge(pin, context)?.kind === 'duration' ? remainingS : undefined;
  const captions = captionsFor(files.captions, context.locale ?? 'en-US');
  return (
    <div
      {...attributes}
      ref={box}
      className={withClass('tb-video', className)}
      data-phase={playback.status.phase}
      data-shown={isShown ? '' : undefined}
      data-timed={shownS === undefined ? undefined : ''}
    >
      <Media
        {...player}
        isMuted={isMuted}
        captions={isShown && showsCaptions ? captions : undefined}
        onTime={(video) => {
          updateTime(video);
          setShowsCaptions((current) => current ?? !box.current?.closest('.tb-grid-item'));
        }}
      />
      {shownS === undefined ? null : (
        <span className="tb-badge tb-video-time" aria-hidden="true">
          {formatMinutesSeconds(shownS * 1000)}
        </span>
      )}
      <VideoControls playback={playback}>
        <Button
          variant="icon"
          aria-label={`${isMuted ? words.unmute() : words.mute()}: ${name}`}
          onClick={() => setMuted(!isMuted)}
        >
          {isMuted ? <MutedIcon width="20" height="20" /> : <SoundIcon width="20" height="20" />}
        </Button>
        {captions ? (
          <Button
            variant="icon"
            aria-label={`${words.captions()}: ${name}`}
            aria-pressed={showsCaptions ?? false}
            onClick={() => setShowsCaptions(!showsCaptions)}
          >
            <CaptionsIcon width="20" height="20" />
          </Button>
        ) : null}
      </VideoControls>
    </div>
  );
});

interface MediaProps extends Pick<ReturnType<typeof usePlayer>, 'video' | 'reportState'> {
  readonly isMuted: boolean;
  readonly captions: VideoCaptions | undefined;
  readonly onTime: (video: HTMLVideoElement) => void;
}

/** The media element, with the captions that show. */
function Media({ video, reportState, isMuted, captions, onTime }: MediaProps) {
  const track = useRef<HTMLTrackElement>(null);
  // Chromium leaks captions that are removed while they show, and the video element with them.
  const setTrack = useCallback((element: HTMLTrackElement | null) => {
    if (track.current) track.current.track.mode = 'disabled';
    track.current = element;
    // React has no load event for tracks.
    element?.addEventListener('load', () => placeCaptions(element.track));
  }, []);
  return (
    <video
      ref={video}
      className="tb-video-media"
      aria-hidden="true"
      tabIndex={-1}
      muted={isMuted}
      playsInline
      disableRemotePlayback
      disablePictureInPicture
      preload="none"
      onLoadStart={reportState}
      onLoadedMetadata={reportState}
      onLoadedData={reportState}
      onPlaying={reportState}
      onPause={reportState}
      onSeeking={reportState}
      onStalled={reportState}
      onWaiting={reportState}
      onEnded={reportState}
      onTimeUpdate={({ currentTarget }) => onTime(currentTarget)}
    >
      <track
        key={captions?.url}
        ref={setTrack}
        default={captions !== undefined}
        kind="captions"
        src={captions?.url}
        srcLang={captions?.language}
      />
    </video>
  );
}

/** The captions in the locale of the page, else in the same language, else the first captions. */
export function captionsFor(
  captions: readonly VideoCaptions[],
  locale: string,
): VideoCaptions | undefined {
  const wanted = locale.toLowerCase();
  const [family] = wanted.split('-');
  const languageOf = ({ language }: VideoCaptions) => language.toLowerCase().replaceAll('_', '-');
  return (
    captions.find((one) => languageOf(one) === wanted) ??
    captions.find((one) => languageOf(one).split('-')[0] === family) ??
    captions[0]
  );
}

/** Where captions start, in percent of the video's height: one line stays clear of the picture's edge, and of its corners. */
const CAPTIONS_LINE = 82;

/** Moves the captions of a track up from the edge, except those with a position of their own. */
function placeCaptions(track: TextTrack): void {
  for (const cue of track.cues ?? []) {
    if (!('line' in cue) || (cue as VTTCue).line !== 'auto') continue;
    Object.assign(cue, { snapToLines: false, line: CAPTIONS_LINE });
  }
}
