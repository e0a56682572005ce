'use client';
import type { CardContext, Pin, Surface } from '@tackboard/domain';
import { withClass } from '@tackboard/ui';
import {
  type ComponentType,
  forwardRef,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useState,
} from 'react';
import { viewerIdOf } from '../client/client-state.js';
import { DEFAULT_SURFACE } from '../client/default-surface.js';
import { MissingPropError } from '../client/missing-errors.js';
import { useInternals } from '../client/tackboard-context.js';
import { type ItemSize, pinSize, safeSize } from './item-size.js';
import { GridEngine } from './grid-engine.js';
import {
  GridFoot,
  type GridLoading,
  loadStateOf,
  SkipLink,
  withoutQueryFields,
} from './grid-foot.js';
import { watchImpressions } from './grid-impressions.js';
import { moveFocus } from './grid-keys.js';
import { type GridCard, type GridFindProps, GridList, type GridScroller } from './grid-list.js';
import type { GridSnapshot } from './grid-scene.js';
import type { MeasureFooters } from './measure-footers.js';
import { useShownPins } from './use-shown-pins.js';

/** What `actionsRef` receives. */
export interface PinGridActions {
  /** The viewer's position in the grid, as JSON; null before the first cards. */
  readonly getSnapshot: () => GridSnapshot | null;
}

/** The props of a {@link PinGrid}, besides the attributes of a `<div>`. Other fields of a query's result are ignored. */
export interface PinGridProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'role'>, GridLoading {
  /**
   * The pins, in order. Keep the objects of pins that did not change: only new ones are laid out. The same pin twice is
   * two cards.
   */
  readonly pins: readonly Pin[];
  /**
   * Where the cards show, which decides their parts.
   * @default 'AuthHomefeed'
   */
  readonly surface?: Surface;
  /**
   * The element around the grid that scrolls it, or a ref to it. Keep the same one.
   * @default the window
   */
  readonly scroller?: GridScroller;
  /**
   * `list`: items with their position and the number of all. `feed`: articles. Page Up and Page Down move between them,
   * Ctrl+Home and Ctrl+End leave the feed.
   * @default 'list'
   */
  readonly role?: 'list' | 'feed';
  /**
   * The arrow keys move the focus to the card in their direction.
   * @default false
   */
  readonly hasArrowKeys?: boolean;
  /**
   * The size of a pin's card: the ratio of its image, the height of its footer, the number of columns it spans. Keep the
   * same function: another one lays out every pin again.
   * @default the rules of the card, one column
   */
  readonly itemSize?: (pin: Pin, context: CardContext) => ItemSize;
  /**
   * How much lower than in the shortest column a pin may start, in pixels, to be in an earlier column: then the order of the pins can be
   * read from left to right. 0 is the shortest column always.
   * @default 32
   */
  readonly orderTolerance?: number | undefined;
  /**
   * Set this for a grid below the first screen of its page, such as related pins: each picture is fetched when it is near.
   * @default false
   */
  readonly isBelowFold?: boolean | undefined;
  /**
   * Renders the card of a pin. It fills the size that `itemSize` returned.
   * @default a `<PinCard>`
   */
  readonly renderCard?: (card: GridCard) => ReactNode;
  /**
   * Shown in place of the grid when it has no pins and no more can be fetched.
   * @default a sentence, where `hasNextPage` is `false`
   */
  readonly empty?: ReactNode;
  /**
   * Pass `FindText` of `@tackboard/pin-card/find`, so that the browser's Find finds pins that are loaded and not near the viewport.
   * @default only what is rendered can be found
   */
  readonly findInPage?: ComponentType<GridFindProps> | undefined;
  /** Pass `measureFooters` when the heights of your own footers are not known in advance. */
  readonly measureFooters?: MeasureFooters;
  /** A position from `getSnapshot`. Read in the first rendering, and restored before the first paint. */
  readonly restore?: GridSnapshot | null;
  /** Receives the {@link PinGridActions}. */
  readonly actionsRef?: Ref<PinGridActions>;
}

/** In place of an entry that is no pin. Its card is the fallback tile. */
const NO_PIN: Pin = { id: '' };

/** Returns the pins with {@link NO_PIN} for entries that are missing: the same array when there are none. */
function withoutGaps(pins: readonly (Pin | null | undefined)[]): readonly Pin[] {
  const hasGaps = pins.includes(null) || pins.includes(undefined);
  return hasGaps ? pins.map((pin) => pin ?? NO_PIN) : (pins as readonly Pin[]);
}

/** Emits impressions of the cards of a grid while somebody listens. */
function useImpressionsOf(engine: GridEngine, surface: Surface, isFeed: boolean): void {
  const { context, core } = useInternals('PinGrid');
  const viewerId = viewerIdOf(context.viewer);
  useEffect(() => {
    const gone = new AbortController();
    const cancel = core.whenListening(() => {
      engine.whenLaidOut(() => watchImpressions(engine, { surface, core }, gone.signal));
    });
    return () => {
      cancel();
      gone.abort();
    };
    // Another viewer has impressions of their own.
  }, [core, engine, isFeed, surface, viewerId]);
}

/**
 * A virtual masonry grid: columns of 236 px, each pin in the shortest one or in an earlier one that is hardly longer; two columns fill a narrow container. Positions are
 * computed from the known ratios of images, so nothing is measured and nothing jumps. Only cards near the viewport are
 * rendered. A server renders the first screen for every width, without a `style` attribute. Renders a `<div>`.
 */
export const PinGrid = forwardRef<HTMLDivElement, PinGridProps>(function PinGrid(props, ref) {
  const {
    pins: givenPins,
    surface = DEFAULT_SURFACE,
    fetchNextPage,
    refetch = fetchNextPage,
    scroller: _scroller,
    role = 'list',
    hasArrowKeys: arrows = false,
    itemSize = pinSize,
    orderTolerance: _orderTolerance,
    isBelowFold: _isBelowFold,
    renderCard: _renderCard,
    measureFooters: _measureFooters,
    findInPage: _findInPage,
    empty,
    restore,
    actionsRef,
    className,
    ...attributes
  } = props;
  const { context: pageContext, core, clock } = useInternals('PinGrid');
  if (!Array.isArray(givenPins)) throw new MissingPropError('PinGrid', 'pins={pins ?? []}');
  const loadState = loadStateOf(props);
  const [engine] = useState(() => new GridEngine(core, clock, restore));
  const sizeIn = useMemo(
    () => safeSize(itemSize, { ...pageContext, surface }, core.reportError),
    [core, itemSize, pageContext, surface],
  );
  const pins = useShownPins(useMemo(() => withoutGaps(givenPins), [givenPins]));
  const isFeed = role === 'feed';
  const footId = useId();
  useImperativeHandle(actionsRef, () => ({ getSnapshot: () => engine.getSnapshot() }), [engine]);
  useImpressionsOf(engine, surface, isFeed);
  const onKeyDown = (event: KeyboardEvent) => moveFocus(event, engine, { pages: isFeed, arrows });

  const isEmpty = pins.length === 0 && (loadState === 'end' || loadState === 'idle');
  if (empty !== undefined && isEmpty) return <>{empty}</>;
  return (
    <div {...withoutQueryFields(attributes)} ref={ref} className={withClass('tb-grid', className)}>
      {pins.length > 0 ? <SkipLink to={footId} /> : null}
      <GridList
        {...props}
        {...{ engine, pins, surface, loadState, isFeed }}
        itemSize={sizeIn}
        attributes={{
          // Safari does not expose a list without bullets as a list, unless it has the role.
          role,
          'aria-busy': isFeed ? loadState === 'loading' : undefined,
          ...((isFeed || arrows) && { onKeyDown }),
        }}
      />
      <GridFoot
        id={footId}
        loadState={loadState}
        isEmpty={pins.length === 0}
        retry={pins.length === 0 ? refetch : fetchNextPage}
      />
    </div>
  );
});
