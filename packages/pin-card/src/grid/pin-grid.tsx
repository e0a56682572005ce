'use client';
import type { CardContext, Pin, Surface } from '@tackboard/domain';
import { withClass } from '@tackboard/ui';
import {
  forwardRef,
  type HTMLAttributes,
  useCallback,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useHydrated } from '../card/use-hydrated.js';
import { useTackboard } from '../provider/tackboard-context.js';
import { FirstScreen } from './first-screen.js';
import { FIRST_SCREEN_ITEMS } from './grid-boxes.js';
import { gridColumns } from './grid-columns.js';
import { GridFoot } from './grid-foot.js';
import { GridItem } from './grid-item.js';
import { createGridModel } from './grid-model.js';
import { placeOf } from './grid-place.js';
import { GridSkeletons } from './grid-skeletons.js';
import type { GridStatus } from './grid-status.js';
import { itemsInView } from './grid-view.js';
import { pinBox } from './pin-box.js';
import { shownItems } from './shown-items.js';
import { skeletonLayout } from './skeletons.js';
import { useFocusedPin } from './use-focused-pin.js';
import { useGridSize } from './use-grid-size.js';
import { useGridViewport } from './use-grid-viewport.js';
import { useLoadMore } from './use-load-more.js';
import { useScrollAnchor } from './use-scroll-anchor.js';

/** What a {@link PinGrid} takes besides the attributes of a `<div>`. */
export interface PinGridProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /**
   * The pins, in order. A grown list keeps the pins it had, the very objects, so that only what is new is placed. Two
   * pins of one id are two cards.
   */
  readonly pins: readonly Pin[];
  /** Where the cards show: decides which of their parts do. */
  readonly surface: Surface;
  /**
   * How the list stands: `ready` for the next page, `loading` it, `error` when it failed, `end` when there is no more.
   * @default 'end'
   */
  readonly status?: GridStatus;
  /** The view nears the end of a `ready` list, or the person wants to try again after an `error`. */
  readonly onLoadMore?: () => void;
}

/** A list without bullets is no list to Safari unless it says so. */
const LIST_ROLE = { role: 'list' } as const;

/** So many cards load their pictures at once. */
const EAGER_ITEMS = 12;

/**
 * Pins in columns of 236 px, each in the shortest one; two columns fill a narrow container. Places are computed from the
 * known forms of the pictures, so nothing is measured and nothing jumps; only the cards near the window are rendered.
 * A server prints the first screen, for every width, without a `style` attribute. Renders a `<div>`.
 */
export const PinGrid = forwardRef<HTMLDivElement, PinGridProps>(function PinGrid(
  { pins, surface, status = 'end', onLoadMore, className, ...attributes },
  ref,
) {
  const { context: page, words, nonce } = useTackboard('PinGrid');
  const gridId = useId();
  const isHydrated = useHydrated();
  const container = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useImperativeHandle(ref, () => container.current as HTMLDivElement, []);

  const context = useMemo<CardContext>(() => ({ ...page, surface }), [page, surface]);
  const boxOf = useCallback((pin: Pin) => pinBox(pin, context), [context]);
  const [model] = useState(createGridModel);
  const size = useGridSize(container);
  const columns = useMemo(() => size && gridColumns(size.width), [size]);
  const layout =
    size && columns && model.layout({ pins, boxOf, columns, rootScale: size.rootScale });

  const tellAnchor = useScrollAnchor(pins, layout);
  const tellLoadMore = useLoadMore(pins, layout, status, onLoadMore);
  const looked = useGridViewport(list, layout, (view) => {
    tellAnchor(view);
    tellLoadMore(view);
  });
  const { focusedPin, ...focusProps } = useFocusedPin(pins);

  const isEmpty = pins.length === 0;
  const isPlaced = size !== null && columns !== null && layout !== null;
  const isServed = !isPlaced && !isHydrated;
  const range = isPlaced
    ? (looked ?? itemsInView(layout, size.view))
    : { start: 0, end: isServed ? FIRST_SCREEN_ITEMS : 0 };
  const skeletons =
    isPlaced && status === 'loading' ? skeletonLayout(layout, columns, size.rootScale) : null;

  return (
    <div {...attributes} ref={container} className={withClass('tb-grid', className)}>
      {isServed ? (
        <FirstScreen gridId={gridId} pins={pins} context={context} nonce={nonce} />
      ) : null}
      <ul
        {...focusProps}
        ref={list}
        {...LIST_ROLE}
        className="tb-grid-list"
        data-grid={gridId}
        style={isPlaced ? { blockSize: skeletons?.height ?? layout.height } : undefined}
      >
        {shownItems(pins, range, focusedPin).map(({ pin, index, key }) => (
          <GridItem
            key={key}
            pin={pin}
            surface={surface}
            index={index}
            setSize={status === 'end' ? pins.length : -1}
            eager={index < EAGER_ITEMS}
            {...(isPlaced ? placeOf(layout, columns, index) : undefined)}
          />
        ))}
        {skeletons && columns ? <GridSkeletons layout={skeletons} columns={columns} /> : null}
        {isServed && isEmpty && status === 'loading' ? <GridSkeletons /> : null}
      </ul>
      <GridFoot status={status} isEmpty={isEmpty} words={words} onRetry={onLoadMore} />
    </div>
  );
});
