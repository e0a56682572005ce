'use client';
import { videoWords } from '@tackboard/domain/words/video';
import { Button, withClass } from '@tackboard/ui';
import { CloseIcon, PlayIcon } from '@tackboard/ui/icons';
import { forwardRef, type HTMLAttributes, useImperativeHandle, useRef, useState } from 'react';
import { useCard } from '../card/card-context.js';
import { useWords } from '../provider/use-words.js';
import { useTurns } from './use-turns.js';

interface EmbedFrameProps extends HTMLAttributes<HTMLDivElement> {
  readonly src: string;
  readonly host: string;
}

/** The id that the frame of a pin has (S1 §2). One shows at a time, so it is the only one of the page. */
const FRAME_ID = 'video-iframe';

/** Its scripts run in an origin of their own; they cannot leave the frame, open windows or send forms. */
const SANDBOX = 'allow-scripts allow-same-origin allow-presentation';

const nothing = () => {};

/**
 * Media of another site, in a sandboxed frame over the picture that stands for it. Nothing of that site is asked for
 * before the person presses play, and the frame goes when another film has its turn or the card leaves the screen.
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
  const turns = useTurns(
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
      data-phase={isOpen ? 'playing' : turns.status.phase}
      data-shown={isOpen ? '' : undefined}
    >
      {isOpen ? (
        <iframe
          id={FRAME_ID}
          className="tb-video-film"
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
          onClick={isOpen ? turns.pause : turns.play}
        >
          {isOpen ? <CloseIcon width="20" height="20" /> : <PlayIcon width="24" height="24" />}
        </Button>
      </div>
    </div>
  );
});
