'use client';
import { saveWords } from '@tackboard/domain/words';
import { Button, ChevronStartIcon } from '@tackboard/ui';
import { useWords } from '../client/use-words.js';

interface LevelHeadProps {
  readonly title: string;
  /** Undefined hides the back button. */
  readonly onBack: (() => void) | undefined;
}

/** The title of a second level, with a back button. */
export function LevelHead({ title, onBack }: LevelHeadProps) {
  const { back } = useWords('save', saveWords);
  return (
    <div className="tb-boards-head">
      {onBack ? (
        <Button variant="icon" className="tb-boards-back" aria-label={back()} onClick={onBack}>
          <ChevronStartIcon width="20" height="20" />
        </Button>
      ) : null}
      <h2 className="tb-boards-heading" dir="auto">
        {title}
      </h2>
    </div>
  );
}
