'use client';
import { cornerBadge, formatMinutesSeconds } from '@tackboard/domain/pin';
import { videoWords } from '@tackboard/domain/words/video';
import { Button, withClass } from '@tackboard/ui';
import { CaptionsIcon, MutedIcon, SoundIcon } from '@tackboard/ui/icons';
import {
  forwardRef,
  type HTMLAttributes,
  type SyntheticEvent,
  useCallback,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { useCard } from '../card/card-context.js';
import { useInternals } from '../provider/tackboard-context.js';
import { useWords } from '../provider/use-words.js';
import { captionsFor } from './film-captions.js';
import { type FilmEngine, startFilm } from './film-engine.js';
import { loadHls } from './load-hls.js';
import { MotionControls } from './motion-controls.js';
import { useTurns } from './use-turns.js';
import type { VideoFiles } from './video-files.js';
import { createVideoPage } from './video-page.js';

interface FilmProps extends HTMLAttributes<HTMLDivElement> {
  readonly files: VideoFiles;
}

/** The number of a player's state, by the event that tells it (S3 §4.5). */
const STATE_NUMBERS: Readonly<Record<string, number>> = {
  loadstart: 1,
  loadedmetadata: 2,
  loadeddata: 3,
  playing: 4,
  pause: 5,
  seeking: 6,
  stalled: 7,
  waiting: 7,
};
const FAILED = 8;

/** A film over the picture that stands for it, with its controls. It is without sound until asked for it. */
export const Film = forwardRef<HTMLDivElement, FilmProps>(function Film(
  { files, className, ...attributes },
  ref,
) {
  const { client, environment, context: pageContext } = useInternals('PinVideo');
  const words = useWords('video', videoWords);
  const { pin, name, context } = useCard('PinVideo');
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => box.current as HTMLDivElement, []);
  const video = useRef<HTMLVideoElement>(null);
  const engine = useRef<FilmEngine | null>(null);
  const [isShown, setShown] = useState(false);
  const [isMuted, setMuted] = useState(true);
  const [showsCaptions, setShowsCaptions] = useState(true);
  const [leftS, setLeftS] = useState<number>();

  const track = useRef<HTMLTrackElement>(null);
  // Chromium keeps captions in memory that leave while they show, and the film with them.
  const holdTrack = useCallback((element: HTMLTrackElement | null) => {
    if (track.current) track.current.track.mode = 'disabled';
    track.current = element;
  }, []);

  const timeS = () => video.current?.currentTime ?? 0;
  const turns = useTurns(box, {
    attach(startS) {
      if (!video.current) return;
      engine.current = startFilm(video.current, {
        files,
        loadHls: environment.loadHls ?? loadHls,
        line: client.resource(createVideoPage).line,
        timeS: startS,
        onFailed(error) {
          client.reportError({ error, pin });
          turns.report(FAILED, startS);
        },
        onBlocked: () => turns.pause(),
      });
    },
    detach() {
      const left = engine.current;
      engine.current = null;
      left?.destroy();
      setShown(false);
      setLeftS(undefined);
    },
    play: () => engine.current?.play(),
    pause: () => engine.current?.pause(),
    timeS,
  });

  const tellState = ({ type, currentTarget }: SyntheticEvent<HTMLVideoElement>) => {
    const state = STATE_NUMBERS[type];
    if (!engine.current || state === undefined) return;
    turns.report(state, currentTarget.currentTime);
    // Somebody else paused it, such as the keys of a keyboard: that is the person's wish too.
    if (type === 'pause' && currentTarget.paused && turns.now().phase === 'playing') turns.pause();
  };
  const tellTime = ({
    currentTarget: { currentTime, duration },
  }: SyntheticEvent<HTMLVideoElement>) => {
    setShown(engine.current !== null);
    if (Number.isFinite(duration)) setLeftS(Math.ceil(duration - currentTime));
  };

  const isTimed = cornerBadge(pin, context)?.kind === 'duration' && isShown && leftS !== undefined;
  const captions = captionsFor(files.captions, pageContext.locale ?? 'en-US');
  const readCaptions = isShown && showsCaptions ? captions : undefined;
  return (
    <div
      {...attributes}
      ref={box}
      className={withClass('tb-video', className)}
      data-phase={turns.status.phase}
      data-shown={isShown ? '' : undefined}
      data-timed={isTimed ? '' : undefined}
    >
      <video
        ref={video}
        className="tb-video-film"
        aria-hidden="true"
        tabIndex={-1}
        muted={isMuted}
        loop
        playsInline
        disableRemotePlayback
        disablePictureInPicture
        preload="none"
        onLoadStart={tellState}
        onLoadedMetadata={tellState}
        onLoadedData={tellState}
        onPlaying={tellState}
        onPause={tellState}
        onSeeking={tellState}
        onStalled={tellState}
        onWaiting={tellState}
        onTimeUpdate={tellTime}
      >
        <track
          key={readCaptions?.url}
          ref={holdTrack}
          default={readCaptions !== undefined}
          kind="captions"
          src={readCaptions?.url}
          srcLang={readCaptions?.language}
        />
      </video>
      {isTimed ? (
        <span className="tb-badge tb-video-time" aria-hidden="true">
          {formatMinutesSeconds(leftS * 1000)}
        </span>
      ) : null}
      <MotionControls turns={turns}>
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
            aria-pressed={showsCaptions}
            onClick={() => setShowsCaptions(!showsCaptions)}
          >
            <CaptionsIcon width="20" height="20" />
          </Button>
        ) : null}
      </MotionControls>
    </div>
  );
});
