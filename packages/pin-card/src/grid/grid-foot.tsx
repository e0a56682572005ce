'use client';
import { memo } from 'react';
import { Button } from '@tackboard/ui';
import { gridWords } from '@tackboard/domain/words/grid';
import { useWords } from '../provider/use-words.js';
import type { LoadState } from './grid-loading.js';

interface GridFootProps {
  readonly loadState: LoadState;
  readonly isEmpty: boolean;
  readonly retry: (() => unknown) | undefined;
}

/** The line below a grid, announced when it changes: more pins are loading, they failed, or this is the end. */
export const GridFoot = memo(function GridFoot({ loadState, isEmpty, retry }: GridFootProps) {
  const words = useWords('grid', gridWords);
  const text = {
    idle: undefined,
    more: undefined,
    loading: words.loadingPins,
    failed: words.pinsFailed,
    end: isEmpty ? words.noPins : words.endOfPins,
  }[loadState];
  return (
    <div className="tb-grid-foot">
      <output className={loadState === 'loading' ? 'tb-visually-hidden' : undefined}>
        {text?.()}
      </output>
      {loadState === 'failed' && retry ? (
        // Without the event: a query's fetch takes options in its place.
        <Button onClick={() => void retry()}>{words.tryAgain()}</Button>
      ) : null}
    </div>
  );
});
