'use client';
import { withClass } from '@tackboard/ui';
import { forwardRef, type HTMLAttributes, useImperativeHandle, useRef, useState } from 'react';
import { useInternals } from '../client/tackboard-context.js';
import { useCard } from '../card/card-context.js';
import { useCoordinatedPlayback } from './use-coordinated-playback.js';
import { VideoControls } from './video-controls.js';
import { VideoError } from './video-engine.js';

interface GifPlayerProps extends HTMLAttributes<HTMLDivElement> {
  readonly src: string;
}

/** Numbers of the player's states (S3 §4.5.5). */
const [PLAYING, FAILED] = [4, 8];
const nothing = () => {};

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
