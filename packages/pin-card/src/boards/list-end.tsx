'use client';
import { gridWords } from '@tackboard/domain/words/card';
import { Button } from '@tackboard/ui';
import { useWords } from '../client/use-words.js';

interface ListEndProps {
  /** The message of a failed fetch; undefined without a failure. */
  readonly failed: string | undefined;
  /** The label of the button for the next page; undefined on the last page. */
  readonly more: string | undefined;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
  readonly onMore: () => void;
}

/** The end of a list: a button to retry, or a button for the next page. */
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
