'use client';
import { gridWords } from '@tackboard/domain/words/grid';
import { Button } from '@tackboard/ui';
import { useWords } from '../provider/use-words.js';

interface ListEndProps {
  /** What is said when the list could not be loaded; left out: it could. */
  readonly failed: string | undefined;
  /** What the button for the next page says; left out: this was the last. */
  readonly more: string | undefined;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
  readonly onMore: () => void;
}

/** What stands below the rows of a list: another try, or its next page. */
export function ListEnd({ failed, more, isBusy, onRetry, onMore }: ListEndProps) {
  const { tryAgain } = useWords('grid', gridWords);
  if (failed !== undefined) {
    return (
      <div className="tb-boards-note">
        <p>{failed}</p>
        <Button data-row="retry" onClick={onRetry}>
          {tryAgain()}
        </Button>
      </div>
    );
  }
  if (more === undefined) return null;
  return (
    <div className="tb-boards-note">
      <Button data-row="more" busy={isBusy} onClick={onMore}>
        {more}
      </Button>
    </div>
  );
}
