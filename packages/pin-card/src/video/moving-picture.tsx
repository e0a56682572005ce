'use client';
import { withClass } from '@tackboard/ui';
import { forwardRef, type HTMLAttributes, useImperativeHandle, useRef, useState } from 'react';
import { useInternals } from '../provider/tackboard-context.js';
import { useCard } from '../card/card-context.js';
import { FilmError } from './film-engine.js';
import { MotionControls } from './motion-controls.js';
import { useTurns } from './use-turns.js';

interface MovingPictureProps extends HTMLAttributes<HTMLDivElement> {
  readonly src: string;
}

const [PLAYING, FAILED] = [4, 8];
const nothing = () => {};

/** A gif over the picture that stands for it: it takes turns with films, and pausing it shows the still again. */
export const MovingPicture = forwardRef<HTMLDivElement, MovingPictureProps>(function MovingPicture(
  { src, className, ...attributes },
  ref,
) {
  const { client } = useInternals('PinVideo');
  const { pin } = useCard('PinVideo');
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => box.current as HTMLDivElement, []);
  const [isLoaded, setLoaded] = useState(false);
  const turns = useTurns(box, {
    attach: nothing,
    detach: nothing,
    play: nothing,
    pause: () => setLoaded(false),
    timeS: () => 0,
  });
  const isPlaying = turns.status.phase === 'playing';
  return (
    <div
      {...attributes}
      ref={box}
      className={withClass('tb-video', className)}
      data-phase={turns.status.phase}
      data-shown={isPlaying && isLoaded ? '' : undefined}
    >
      {isPlaying ? (
        <img
          className="tb-video-film"
          src={src}
          alt=""
          draggable={false}
          onLoad={() => {
            setLoaded(true);
            turns.report(PLAYING, 0);
          }}
          onError={() => {
            client.reportError({ error: new FilmError(src, 'it could not be read'), pin });
            turns.report(FAILED, 0);
          }}
        />
      ) : null}
      <MotionControls turns={turns} />
    </div>
  );
});
