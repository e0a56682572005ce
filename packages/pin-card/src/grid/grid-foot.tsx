'use client';
import { memo } from 'react';
import { Button } from '@tackboard/ui';
import { gridWords } from '@tackboard/domain/words/grid';
import { useWords } from '../provider/use-words.js';
import type { GridStatus } from './grid-status.js';

interface GridFootProps {
  readonly status: GridStatus;
  readonly isEmpty: boolean;
  readonly onRetry: (() => void) | undefined;
}

/** What stands under a grid and is read aloud when it changes: more is coming, it failed, there is no more. */
export const GridFoot = memo(function GridFoot({ status, isEmpty, onRetry }: GridFootProps) {
  const words = useWords('grid', gridWords);
  const say = {
    ready: undefined,
    loading: words.loadingPins,
    error: words.pinsFailed,
    end: isEmpty ? words.noPins : words.endOfPins,
  }[status];
  return (
    <div className="tb-grid-foot">
      <output className={status === 'loading' ? 'tb-visually-hidden' : undefined}>{say?.()}</output>
      {status === 'error' && onRetry ? <Button onClick={onRetry}>{words.tryAgain()}</Button> : null}
    </div>
  );
});
