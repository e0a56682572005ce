'use client';
import { boardWords } from '@tackboard/domain/words';
import { Button } from '@tackboard/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useWords } from '../client/tackboard-context.js';

interface RemovePersonProps {
  readonly name: string;
  /** The viewer leaves the board. */
  readonly isViewer: boolean;
  readonly onRemove: () => void;
}

/** Removes a person from a board, or the viewer, after a question: only an invitation would add them again. */
export function RemovePerson({ name, isViewer, onRemove }: RemovePersonProps) {
  const words = useWords('boards', boardWords);
  const [isAsking, setAsking] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  const questionId = useId();
  const wasAsking = useRef(false);
  // The pressed button was unmounted.
  useEffect(() => {
    if (wasAsking.current !== isAsking) group.current?.querySelector('button')?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  const verb = isViewer ? words.leave() : words.remove();
  return (
    <div ref={group} className="tb-people-actions">
      {isAsking ? (
        <>
          <small id={questionId}>
            {isViewer ? words.leaveQuestion() : words.removeQuestion({ name })}
          </small>
          <Button aria-describedby={questionId} onClick={() => setAsking(false)}>
            {words.cancel()}
          </Button>
          <Button aria-describedby={questionId} variant="primary" onClick={onRemove}>
            {verb}
          </Button>
        </>
      ) : (
        <Button
          aria-label={isViewer ? undefined : words.removePerson({ name })}
          onClick={() => setAsking(true)}
        >
          {verb}
        </Button>
      )}
    </div>
  );
}
