import type { User } from '@tackboard/domain';
import { isolate } from '@tackboard/domain/words';
import { Button } from '@tackboard/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { BOARD_TEXTS } from '../../words/boards.js';
import { COMMON_TEXTS } from '../../words/common.js';
import { useTexts } from '../../words/in-languages.js';

interface RemoveActionProps {
  readonly person: User;
  /** The viewer leaves the board. */
  readonly isViewer: boolean;
  readonly onRemove: (person: User & { readonly id: string }) => void;
}

/** Removes a person from a board, or the viewer themselves, after a question: only an invitation would add them again. */
export function RemoveAction({ person, isViewer, onRemove }: RemoveActionProps) {
  const [isAsking, setAsking] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  const questionId = useId();
  const texts = useTexts(BOARD_TEXTS);
  const { cancel } = useTexts(COMMON_TEXTS);
  const wasAsking = useRef(false);
  // The pressed button was unmounted.
  useEffect(() => {
    if (wasAsking.current !== isAsking) group.current?.querySelector('button')?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  const { id, fullName, username } = person;
  if (id === undefined) return null;
  const name = isolate(fullName ?? username ?? '');
  const verb = isViewer ? texts.leave : texts.remove;
  const question = isViewer ? texts.leaveQuestion : texts.removeQuestion(name);
  return (
    <div ref={group} className="people-remove">
      {isAsking ? (
        <>
          <small id={questionId}>{question}</small>
          <Button aria-describedby={questionId} onClick={() => setAsking(false)}>
            {cancel}
          </Button>
          <Button
            aria-describedby={questionId}
            variant="primary"
            onClick={() => onRemove({ ...person, id })}
          >
            {verb}
          </Button>
        </>
      ) : (
        <Button aria-label={`${verb}: ${name}`} onClick={() => setAsking(true)}>
          {verb}
        </Button>
      )}
    </div>
  );
}
