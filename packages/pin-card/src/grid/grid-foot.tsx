'use client';
import { Button, VisuallyHidden } from '@tackboard/ui';
import type { PinCardWords } from '../provider/words.js';
import type { GridStatus } from './grid-status.js';

interface GridFootProps {
  readonly status: GridStatus;
  readonly isEmpty: boolean;
  readonly words: PinCardWords;
  readonly onRetry: (() => void) | undefined;
}

/** What stands under a grid and is read aloud when it changes: more is coming, it failed, there is no more. */
export function GridFoot({ status, isEmpty, words, onRetry }: GridFootProps) {
  return (
    <div className="tb-grid-foot">
      <output>
        {status === 'loading' ? <VisuallyHidden>{words.loadingPins()}</VisuallyHidden> : null}
        {status === 'error' ? words.pinsFailed() : null}
        {status === 'end' ? (isEmpty ? words.noPins() : words.endOfPins()) : null}
      </output>
      {status === 'error' && onRetry ? <Button onClick={onRetry}>{words.tryAgain()}</Button> : null}
    </div>
  );
}
