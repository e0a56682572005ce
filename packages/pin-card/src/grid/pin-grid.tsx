'use client';
import type { CardContext, Pin, Surface } from '@tackboard/domain';
import { withClass } from '@tackboard/ui';
import {
  forwardRef,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { FirstScreen } from '#first-screen';
import { useHydrated } from '../card/use-hydrated.js';
import { useTackboard } from '../provider/tackboard-context.js';
import { FIRST_SCREEN_ITEMS, type GridBox } from './grid-boxes.js';
import type { GridScene } from './grid-engine.js';
import { GridFoot } from './grid-foot.js';
import { type GridCard, GridItem } from './grid-item.js';
import type { followKey } from './grid-keys.lazy.js';
import { placeOf } from './grid-place.js';
import { GridSkeletons } from './grid-skeletons.js';
import type { GridSnapshot } from './grid-snapshot.js';
import type { GridStatus } from './grid-status.js';
import type { MeasureFooters } from './measure-footers.js';
import { pinBox } from './pin-box.js';
import { shownItems } from './shown-items.js';
import { skeletonLayout } from './skeletons.js';
import { type GridScroller, useGrid } from './use-grid.js';

/** What a host can ask a grid for. */
export interface PinGridActions {
  /** Where the person is in the grid, as JSON; null before anything shows. */
  readonly getSnapshot: () => GridSnapshot | null;
}

/** What a {@link PinGrid} takes besides the attributes of a `<div>`. */
export interface PinGridProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'role'> {
  /**
   * The pins, in order. A changed list keeps the objects of the pins that did not change, so that only what is new is
   * placed. Two pins of one id are two cards.
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
  /**
   * The element around the grid that scrolls it, or a ref to it. Keep the same one.
   * @default the window
   */
  readonly scroller?: GridScroller;
  /**
   * `list`: items with their position and the number of all. `feed`: articles, through which Page Up and Page Down go,
   * and which Ctrl+Home and Ctrl+End leave.
   * @default 'list'
   */
  readonly role?: 'list' | 'feed';
  /**
   * The arrow keys go from card to card, as they lie.
   * @default false
   */
  readonly hasArrowKeys?: boolean;
  /**
   * The box of a pin's card: the form of its picture, the height of its footer, how many columns it covers. Keep the
   * same function: another one has every box asked for again.
   * @default the rules of the card, one column
   */
  readonly boxOf?: (pin: Pin, context: CardContext) => GridBox;
  /**
   * Renders the card of a pin, to fill the box that `boxOf` gave.
   * @default a `<PinCard>`
   */
  readonly renderCard?: (card: GridCard) => ReactNode;
  /** Measures footers, for hosts who cannot tell how high their own are: `measureFooters` of its own entry. */
  readonly measureFooters?: MeasureFooters;
  /** Where the person was, from `getSnapshot`: read when the grid is first rendered, and found again before it is painted. */
  readonly restore?: GridSnapshot | null;
  /** Receives the {@link PinGridActions}. */
  readonly actionsRef?: Ref<PinGridActions>;
}

type KeyHandler = typeof followKey;

/** So many cards load their pictures at once. */
const EAGER_ITEMS = 12;

/** The height of a list, in pixels: an estimate while nobody has looked further down. */
function listHeight({ layout: { height, count }, pins }: GridScene): number {
  return height * (pins.length / (count || 1));
}

/**
 * Pins in columns of 236 px, each in the shortest one; two columns fill a narrow container. Places are computed from the
 * known forms of the pictures, so nothing is measured and nothing jumps; only the cards near the window are rendered.
 * A server prints the first screen, for every width, without a `style` attribute. Renders a `<div>`.
 */
export const PinGrid = forwardRef<HTMLDivElement, PinGridProps>(function PinGrid(props, ref) {
  const {
    pins,
    surface,
    status = 'end',
    onLoadMore,
    scroller: _scroller,
    role = 'list',
    hasArrowKeys: arrows = false,
    boxOf = pinBox,
    renderCard,
    measureFooters: _measureFooters,
    restore: _restore,
    actionsRef,
    className,
    ...attributes
  } = props;
  const { context: pageContext, nonce, page } = useTackboard('PinGrid');
  const gridId = useId();
  const isHydrated = useHydrated();
  const list = useRef<HTMLUListElement>(null);
  const [view] = useState(() => ({}));

  const boxIn = useMemo(() => {
    const context = { ...pageContext, surface };
    return (pin: Pin) => boxOf(pin, context);
  }, [boxOf, pageContext, surface]);
  const [engine, scene] = useGrid(props, boxIn, list, page.layers);
  useImperativeHandle(actionsRef, () => engine, [engine]);

  const isFeed = role === 'feed';
  // Both take the same attributes here.
  const List = (isFeed ? 'div' : 'ul') as 'ul';
  const isServed = !scene && !isHydrated;
  const isLoading = status === 'loading';
  const skeletons =
    scene && isLoading && scene.layout.count === pins.length ? skeletonLayout(scene) : undefined;
  const served = { start: 0, end: isServed ? Math.min(pins.length, FIRST_SCREEN_ITEMS) : 0 };
  const hasKeys = isFeed || arrows;
  const keys = useRef<KeyHandler>(null);
  const fetchKeys = () =>
    import('./grid-keys.lazy.js').then(
      ({ followKey }) => {
        keys.current = followKey;
      },
      (error: unknown) => page.reportError({ error }),
    );
  const onKeyDown = (event: KeyboardEvent) => {
    const follow = () => keys.current?.(event, list.current!, engine, { pages: isFeed, arrows });
    // A key that is faster than the network is followed late, not lost.
    if (keys.current) follow();
    else void fetchKeys().then(follow);
  };

  return (
    <div {...attributes} ref={ref} className={withClass('tb-grid', className)}>
      {isServed ? <FirstScreen gridId={gridId} pins={pins} boxOf={boxIn} nonce={nonce} /> : null}
      <List
        ref={list}
        // A list without bullets is no list to Safari unless it says so.
        role={role}
        aria-busy={isFeed ? isLoading : undefined}
        className="tb-grid-list"
        data-grid={gridId}
        style={scene && { blockSize: skeletons?.height ?? listHeight(scene) }}
        onFocus={hasKeys ? fetchKeys : undefined}
        onKeyDown={hasKeys ? onKeyDown : undefined}
      >
        {shownItems(pins, scene?.near ?? served, scene?.held ?? []).map(({ pin, index, key }) => (
          <GridItem
            key={key}
            pin={pin}
            surface={surface}
            index={index}
            setSize={status === 'end' ? pins.length : -1}
            eager={index < EAGER_ITEMS}
            isFeed={isFeed}
            view={view}
            renderCard={renderCard}
            {...(scene && placeOf(scene.layout, scene.columns, index))}
          />
        ))}
        {skeletons || (isServed && isLoading && pins.length === 0) ? (
          <GridSkeletons isFeed={isFeed} layout={skeletons} scene={scene} />
        ) : null}
      </List>
      <GridFoot status={status} isEmpty={pins.length === 0} onRetry={onLoadMore} />
    </div>
  );
});
