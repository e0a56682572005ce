'use client';
import type { Pin } from '@tackboard/domain';
import { gridWords } from '@tackboard/domain/words/card';
import { Button } from '@tackboard/ui';
import { memo } from 'react';
import { useWords } from '../client/tackboard-context.js';

/**
 * Where the pins of a grid come from: the names of TanStack Query, so that the result of its `useInfiniteQuery` can be
 * spread. All are optional; without them the grid shows `pins` and nothing below.
 */
export interface GridLoading {
  /** More pins can be fetched. With `false` the grid says that this is the end, left out it says nothing. */
  readonly hasNextPage?: boolean | undefined;
  /** The next page is being fetched: skeletons fill the grid, and no other page is requested. */
  readonly isFetchingNextPage?: boolean | undefined;
  /** Called without arguments when the view nears the end of the pins, once per page, and by "Try again". */
  readonly fetchNextPage?: (() => unknown) | undefined;
  /** The first page is being fetched: skeletons fill the grid. */
  readonly isPending?: boolean | undefined;
  /** Why a page could not be fetched. The grid shows "Try again" and requests nothing by itself. */
  readonly error?: unknown;
  /**
   * Whether `error` belongs to the next page. With `false` the grid ignores the error while it has pins: a failed
   * refresh leaves them as they are.
   * @default true
   */
  readonly isFetchNextPageError?: boolean | undefined;
  /** A fetch waits for the network: shown like an error. */
  readonly isPaused?: boolean | undefined;
  /** Called by "Try again" when there are no pins. Left out, `fetchNextPage` is. */
  readonly refetch?: (() => unknown) | undefined;
}

/**
 * What a grid shows below its pins: `more` can be fetched, the next page is `loading` or has `failed`, this is the `end`,
 * or nothing is known about more (`idle`).
 */
export type LoadState = 'idle' | 'more' | 'loading' | 'failed' | 'end';

/** The state that a host's props describe. A fetch in flight hides the error of the one before. */
export function loadStateOf({
  pins,
  hasNextPage,
  isFetchingNextPage,
  isPending,
  error,
  isFetchNextPageError = hasNextPage !== false,
  isPaused,
}: GridLoading & { readonly pins: readonly Pin[] }): LoadState {
  if (isFetchingNextPage || (isPending && !isPaused)) return 'loading';
  const hasError = error !== undefined && error !== null;
  if (hasError && (isFetchNextPageError || pins.length === 0)) return 'failed';
  if (isPaused && (isPending || hasNextPage)) return 'failed';
  if (hasNextPage === undefined) return 'idle';
  return hasNextPage ? 'more' : 'end';
}

/** A field of a query's result, such as `data`, `isStale` or `errorUpdatedAt`: no attribute of an element. */
const QUERY_FIELD =
  /^((is|has|fetch|data|error|failure)[A-Z].*|data|error|status|promise|refetch)$/;

/** The props of a host without the fields of a query's result: these do not belong on an element. */
export function withoutQueryFields<Props extends object>(props: Props): Props {
  const attributes = Object.entries(props).filter(([name]) => !QUERY_FIELD.test(name));
  return Object.fromEntries(attributes) as Props;
}

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

interface SkipLinkProps {
  /** The id of the element after the grid. */
  readonly to: string;
}

/** Skips a grid, whose Tab stops grow with each page of pins. Visible while it has the focus. */
export function SkipLink({ to }: SkipLinkProps) {
  const words = useWords('grid', gridWords);
  return (
    <a
      className="tb-button tb-skip-link"
      data-variant="primary"
      href={`#${to}`}
      onClick={(event) => {
        // The page keeps its address, which a router may watch.
        event.preventDefault();
        const root = event.currentTarget.getRootNode() as Document | ShadowRoot;
        root.getElementById(to)?.focus();
      }}
    >
      {words.skipPins()}
    </a>
  );
}
