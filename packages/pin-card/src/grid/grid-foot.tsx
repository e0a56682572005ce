'use client';
import { memo } from 'react';
import { Button } from '@tackboard/ui';
import { gridWords } from '@tackboard/domain/words/card';
import { useWords } from '../client/use-words.js';
import type { LoadState } from './grid-loading.js';

interface GridFootProps {
  readonly loadState: LoadState;
  readonly isEmpty: boolean;
  readonly retry: (() => unknown) | undefined;
  readonly id: string;
}

/** The line below a grid, announced when it changes: more pins are loading, they failed, or this is the end. */
export const GridFoot = memo(function GridFoot({ loadState, isEmpty, retry, id }: GridFootProps) {
  const words = useWords('grid', gridWords);
  const texts: Partial<Record<LoadState, () => string>> = {
    loading: words.loadingPins,
    failed: words.pinsFailed,
    end: isEmpty ? words.noPins : words.endOfPins,
  };
  return (
    <div className="tb-grid-foot" id={id} tabIndex={-1}>
      <output className={loadState === 'loading' ? 'tb-visually-hidden' : undefined}>
        {texts[loadState]?.()}
      </output>
      {loadState === 'failed' && retry ? (
        <Button
          onClick={({ currentTarget }) => {
            // The button unmounts while the pins load. From the foot, Tab and Shift+Tab lead on as before.
            currentTarget.parentElement?.focus({ preventScroll: true });
            // Without the event: a query's fetch accepts options in its place.
            void retry();
          }}
        >
          {words.tryAgain()}
        </Button>
      ) : null}
    </div>
  );
});
