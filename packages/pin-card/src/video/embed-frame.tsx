'use client';
import { videoWords } from '@tackboard/domain/words';
import { Button, CloseIcon, PlayIcon, withClass } from '@tackboard/ui';
import { forwardRef, type HTMLAttributes, useImperativeHandle, useRef, useState } from 'react';
import { useCard } from '../card/card-context.js';
import { useWords } from '../client/use-words.js';
import { useCoordinatedPlayback } from './use-coordinated-playback.js';

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
