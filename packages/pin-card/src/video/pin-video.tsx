'use client';
import { videoWords } from '@tackboard/domain/words';
import { Button, CloseIcon, PlayIcon, withClass } from '@tackboard/ui';
import { forwardRef, type HTMLAttributes, useImperativeHandle, useRef, useState } from 'react';
import { useCard } from '../card/card-context.js';
import { useInternals, useWords } from '../client/tackboard-context.js';
import { isVideoElsewhere, pinMotion } from './pin-motion.js';
import { useCoordinatedPlayback } from './use-coordinated-playback.js';
import { VideoControls } from './video-controls.js';
import { VideoError } from './video-engine.js';
import { VideoPlayer } from './video-player.js';

interface EmbedFrameProps extends HTMLAttributes<HTMLDivElement> {
  readonly src: string;
  readonly host: string;
}

/** The id of an embed's frame. Only one embed is open at a time, so the id is unique. */
const FRAME_ID = 'video-iframe';

/** Scripts run in the embed's own origin. They cannot navigate the page, open windows or submit forms. */
const SANDBOX = 'allow-scripts allow-same-origin allow-presentation';

const nothing = () => {};

/**
 * Media of another site, in a sandboxed frame above the pin's image. It requests nothing from that site before the viewer
 * presses Play, and closes when another video has its turn or the card leaves the screen.
 */
export const EmbedFrame = forwardRef<HTMLDivElement, EmbedFrameProps>(function EmbedFrame(
  { src, host, className, ...attributes },
  ref,
) {
  const words = useWords('video', videoWords);
  const { name } = useCard('PinVideo');
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => box.current as HTMLDivElement, []);
  const [isOpen, setOpen] = useState(false);
  const playback = useCoordinatedPlayback(
    box,
    {
      attach: () => setOpen(true),
      detach: () => setOpen(false),
      play: nothing,
      pause: nothing,
      timeS: () => 0,
    },
    { isManual: true },
  );
  return (
    <div
      {...attributes}
      ref={box}
      className={withClass('tb-video', className)}
      data-kind="embed"
      data-phase={isOpen ? 'playing' : playback.status.phase}
      data-shown={isOpen ? '' : undefined}
    >
      {isOpen ? (
        <iframe
          id={FRAME_ID}
          className="tb-video-media"
          src={src}
          title={`${words.mediaFrom({ host })}: ${name}`}
          sandbox={SANDBOX}
          allow="autoplay; encrypted-media; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : null}
      <div className="tb-video-controls">
        <Button
          variant="icon"
          className="tb-video-play"
          aria-label={`${isOpen ? words.stop() : words.play()}: ${name}`}
          onClick={isOpen ? playback.pause : playback.play}
        >
          {isOpen ? <CloseIcon width="20" height="20" /> : <PlayIcon width="24" height="24" />}
        </Button>
      </div>
    </div>
  );
});

/** Props of {@link PinVideo}: the attributes of a `<div>`. */
export type PinVideoProps = Omit<HTMLAttributes<HTMLDivElement>, 'children'>;

/**
 * The moving media of a pin, above its image: its video, a gif, or an embed of a site in the client's `embedHosts`. Videos and gifs play automatically, muted and one at a time: the one nearest to the centre of the window
 * (S3 §4.5). `data-phase` is `idle`, `near`, `visible` or `playing`; `data-shown` is set once the media covers the image.
 * An embed of any other site has a sign that it is a video; its image is the link. Renders nothing for other pins.
 */
export const PinVideo = forwardRef<HTMLDivElement, PinVideoProps>(function PinVideo(props, ref) {
  const { pin, internals } = useCard('PinVideo');
  // A frame that the page writes has the page's own origin, whatever its address.
  const origin = globalThis.location?.origin ?? '';
  const motion = pinMotion(pin, internals.embedHosts, origin);
  switch (motion?.kind) {
    case 'video':
      return <VideoPlayer {...props} ref={ref} files={motion.files} />;
    case 'gif':
      return <GifPlayer {...props} ref={ref} src={motion.src} />;
    case 'embed':
      return <EmbedFrame {...props} ref={ref} src={motion.src} host={motion.host} />;
    case undefined:
      return isVideoElsewhere(pin, motion) ? <PlaySign {...props} ref={ref} /> : null;
  }
});

/** A sign on an image that links to a video of another site. It is no control. */
export const PlaySign = forwardRef<HTMLDivElement, HTMLAttributes<HTMLDivElement>>(
  function PlaySign({ className, ...attributes }, ref) {
    return (
      <div
        aria-hidden="true"
        {...attributes}
        ref={ref}
        className={withClass('tb-video', className)}
        data-kind="elsewhere"
      >
        <div className="tb-video-controls">
          <span className="tb-video-sign">
            <PlayIcon width="20" height="20" />
          </span>
        </div>
      </div>
    );
  },
);

interface GifPlayerProps extends HTMLAttributes<HTMLDivElement> {
  readonly src: string;
}

/** Numbers of the player's states. */
const [PLAYING, FAILED] = [4, 8];

/** A gif above the pin's image. It takes turns with videos; pausing it shows the image again. */
export const GifPlayer = forwardRef<HTMLDivElement, GifPlayerProps>(function GifPlayer(
  { src, className, ...attributes },
  ref,
) {
  const { core } = useInternals('PinVideo');
  const { pin } = useCard('PinVideo');
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => box.current as HTMLDivElement, []);
  const [isLoaded, setLoaded] = useState(false);
  const playback = useCoordinatedPlayback(box, {
    attach: nothing,
    detach: nothing,
    play: nothing,
    pause: () => setLoaded(false),
    timeS: () => 0,
  });
  const isPlaying = playback.status.phase === 'playing';
  return (
    <div
      {...attributes}
      ref={box}
      className={withClass('tb-video', className)}
      data-phase={playback.status.phase}
      data-shown={isPlaying && isLoaded ? '' : undefined}
    >
      {isPlaying ? (
        <img
          className="tb-video-media"
          src={src}
          alt=""
          draggable={false}
          onLoad={() => {
            setLoaded(true);
            playback.report(PLAYING, 0);
          }}
          onError={() => {
            core.reportError({ error: new VideoError(src, 'it could not be read'), pin });
            playback.report(FAILED, 0);
          }}
        />
      ) : null}
      <VideoControls playback={playback} />
    </div>
  );
});
