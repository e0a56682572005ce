'use client';
import { videoWords } from '@tackboard/domain/words';
import { Button, PauseIcon, PlayIcon, RetryIcon } from '@tackboard/ui';
import type { ReactNode } from 'react';
import { useCard } from '../card/card-context.js';
import { useWords } from '../client/tackboard-context.js';
import type { Playback } from './use-coordinated-playback.js';

interface VideoControlsProps {
  readonly playback: Playback;
  /** More buttons, beside Play and Pause. Hidden after a failure. */
  readonly children?: ReactNode;
}

/** One button for Play, Pause and Try again, so that it keeps its place and its focus when its label changes. */
export function VideoControls({ playback, children }: VideoControlsProps) {
  const words = useWords('video', videoWords);
  const { name } = useCard('PinVideo');
  const { phase, hasFailed } = playback.status;
  const [Icon, label] = hasFailed
    ? [RetryIcon, words.tryAgain()]
    : phase === 'playing'
      ? [PauseIcon, words.pause()]
      : [PlayIcon, words.play()];
  return (
    <>
      {/* Always mounted: a live region announces only later changes. */}
      <p className="tb-video-message" aria-live="polite">
        {hasFailed ? words.videoFailed() : null}
      </p>
      <div className="tb-video-controls">
        <Button
          variant="icon"
          className="tb-video-play"
          aria-label={`${label}: ${name}`}
          onClick={playback.toggle}
        >
          <Icon width="24" height="24" />
        </Button>
        {hasFailed ? null : children}
      </div>
    </>
  );
}
