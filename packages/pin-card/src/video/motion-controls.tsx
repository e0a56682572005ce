'use client';
import { videoWords } from '@tackboard/domain/words/video';
import { Button } from '@tackboard/ui';
import { PauseIcon, PlayIcon, RetryIcon } from '@tackboard/ui/icons';
import type { ReactNode } from 'react';
import { useCard } from '../card/card-context.js';
import { useWords } from '../provider/use-words.js';
import type { Turns } from './use-turns.js';

interface MotionControlsProps {
  readonly turns: Turns;
  /** Buttons beside the one that plays and pauses. */
  readonly children?: ReactNode;
}

/** The one button of what moves in a card: play, pause, or another try. It keeps its place and its focus. */
export function MotionControls({ turns, children }: MotionControlsProps) {
  const words = useWords('video', videoWords);
  const { name } = useCard('PinVideo');
  const { phase, hasFailed } = turns.status;
  const [Icon, label] = hasFailed
    ? [RetryIcon, words.tryAgain()]
    : phase === 'playing'
      ? [PauseIcon, words.pause()]
      : [PlayIcon, words.play()];
  return (
    <>
      {/* Always there, so that what comes into it is said aloud. */}
      <p className="tb-video-message" aria-live="polite">
        {hasFailed ? words.videoFailed() : null}
      </p>
      <div className="tb-video-controls">
        <Button
          variant="icon"
          className="tb-video-play"
          aria-label={`${label}: ${name}`}
          onClick={turns.toggle}
        >
          <Icon width="24" height="24" />
        </Button>
        {hasFailed ? null : children}
      </div>
    </>
  );
}
