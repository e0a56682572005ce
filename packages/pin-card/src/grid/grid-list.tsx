'use client';
import { FirstScreen } from '#first-screen';
import type { Pin, Surface } from '@tackboard/domain';
import { imageAlt, pinTitle } from '@tackboard/domain/card';
import {
  type ComponentType,
  createElement,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import { isPin } from '../card/is-pin.js';
import { PinCard } from '../card/pin-card.js';
import { useInternals } from '../client/tackboard-context.js';
import { useHydrated } from '../client/use-hydrated.js';
import { useEffectBeforePaint } from '../use-effect-before-paint.js';
import type { GridEngine, GridSource } from './grid-engine.js';
import type { GridHost, GridScene, GridSnapshot } from './grid-scene.js';
import { GridSkeletons, skeletonLayout } from './grid-skeletons.js';
import { FIRST_SCREEN_ITEMS, type GridPlace, itemWidth, placed, placeOf } from './item-size.js';
import type { MeasureFooters } from './measure-footers.js';
import type { GridLayout } from './layout.js';
import { type PicturePriority, picturePriorities } from './picture-priorities.js';

/** What `renderCard` receives. */
export interface GridCard {
  readonly pin: Pin;
  readonly surface: Surface;
  /** When the picture is fetched. */
  readonly priority: PicturePriority;
}

/** Options shared by all items of a grid, as one object, so that items compare one reference. */
interface GridItemOptions extends Pick<GridCard, 'surface'> {
  /** The number of items in the list; −1 while it is unknown. */
  readonly setSize: number;
  readonly isFeed: boolean;
  readonly renderCard?: ((card: GridCard) => ReactNode) | undefined;
}

/** Props of one item. */
interface GridItemProps extends Partial<GridPlace> {
  readonly pin: Pin;
  readonly index: number;
  readonly priority: PicturePriority;
  readonly options: GridItemOptions;
  /** The version of the layout that the position comes from. */
  readonly version: number | undefined;
}

/** One card of a grid at its position. */
function GridItem(props: GridItemProps) {
  const { pin, index, priority } = props;
  const { surface, setSize, isFeed, renderCard } = props.options;
  const card = { pin, surface, priority };
  // Both elements have the same attributes here.
  const Item = (isFeed ? 'div' : 'li') as 'li';
  return (
    <Item
      {...placed(props)}
      {...(isFeed && {
        role: 'article',
        tabIndex: -1,
        'aria-label': isPin(pin) ? (pinTitle(pin) ?? imageAlt(pin)) : undefined,
      })}
      aria-posinset={index + 1}
      aria-setsize={setSize}
    >
      {/* In a feed the item itself is the article. */}
      {renderCard ? (
        renderCard(card)
      ) : (
        <PinCard {...card} role={isFeed ? 'presentation' : undefined} />
      )}
    </Item>
  );
}

type Item = ReactElement<GridItemProps>;

/** Renders the items at some indices. Unchanged items stay the same elements, which React skips. */
type GridItems = (
  indices: readonly number[],
  input: GridSource & Pick<GridListProps, 'isBelowFold'>,
  options: GridItemOptions,
  scene: GridScene | undefined,
) => readonly Item[];

/** Creates the renderer of one grid's items. It caches elements only, so a rendering that React discards does no harm. */
function createGridItems(): GridItems {
  let last: ReadonlyMap<string, Item> = new Map();
  let list: readonly Item[] = [];
  let hasDuplicates = false;
  let priorities: readonly PicturePriority[] = [];

  return (indices, { pins, itemSize, orderTolerance, isBelowFold }, options, scene) => {
    // Once: a later page changes nothing on the first screen.
    if (!priorities[0] && !isBelowFold)
      priorities = picturePriorities(
        pins.slice(0, FIRST_SCREEN_ITEMS).map(itemSize),
        orderTolerance,
      );
    const items = new Map<string, Item>();
    let isChanged = indices.length !== list.length;
    for (const index of indices) {
      const pin = pins[index]!;
      const { id } = pin;
      const at = last.get(id)?.props.index ?? index;
      // When another card of the pin has the id as its key, the index is added, for as long as the item is rendered.
      const isOther =
        items.has(id) ||
        (at !== index && pins[at]?.id === id) ||
        (hasDuplicates && last.has(`${id} ${index}`));
      hasDuplicates ||= isOther;
      const key = isOther ? `${id} ${index}` : id;
      const known = last.get(key);
      const { props } = known ?? {};
      const isSame =
        props?.pin === pin &&
        props.index === index &&
        props.options === options &&
        props.version === scene?.version;
      isChanged ||= !isSame;
      const place = isSame || !scene ? undefined : placeOf(scene.layout, scene.columns, index);
      items.set(
        key,
        isSame ? (
          known!
        ) : (
          <GridItem
            key={String(key)}
            {...{ pin, index, options }}
            priority={priorities[index] ?? 'lazy'}
            version={scene?.version}
            {...place}
          />
        ),
      );
    }
    last = items;
    if (isChanged) list = [...items.values()];
    return list;
  };
}

/** The element that scrolls a grid, or a ref to it; null: the window. */
export type GridScroller = Element | RefObject<Element | null> | null;

/** The input of {@link useGrid}. */
interface GridUse extends GridHost, GridSource {
  readonly engine: GridEngine;
  /** A feed renders another element. */
  readonly isFeed: boolean;
  readonly isHydrated: boolean;
  readonly scroller?: GridScroller | undefined;
  readonly measureFooters?: MeasureFooters | undefined;
}

/** The scene of a grid, undefined until the width is known, and the ref of its list. */
function useGrid(
  use: GridUse,
): readonly [GridScene | undefined, RefObject<HTMLUListElement | null>] {
  // The scene changes with the scroll position, which the React Compiler does not know.
  'use no memo';
  const { engine, isFeed, isHydrated, scroller = null, measureFooters } = use;
  const [, setTime] = useState({});
  const list = useRef<HTMLUListElement>(null);
  const scene = isHydrated ? engine.render(use) : undefined;

  // A ref to an element around the grid is set after the effects of the first rendering.
  const isRef = scroller !== null && 'current' in scroller;
  const isLate = isRef && scene !== undefined;
  useEffectBeforePaint(() => {
    const rerender = () => setTime({});
    return engine.start({
      list: list.current!,
      scroller: isRef ? scroller.current : scroller,
      measureFooters,
      rerender: (isUrgent) => (isUrgent ? flushSync(rerender) : rerender()),
    });
  }, [engine, isFeed, isLate, isRef, measureFooters, scroller]);
  useEffectBeforePaint(() => engine.commit(scene, use));
  return [scene, list];
}

/** What `findInPage` of a grid renders. */
export interface GridFindProps extends Pick<
  GridScene,
  'columns' | 'layout' | 'pins' | 'shown' | 'version'
> {
  /** A feed has other elements. */
  readonly isFeed: boolean;
  readonly engine: {
    /** Places the pins up to an index, whether or not the viewer has come there. */
    readonly placeTo: (index: number) => GridLayout;
    /** How far the viewer has scrolled into the list, in pixels. */
    readonly top: number;
  };
}

interface GridListProps extends Omit<GridUse, 'isHydrated'>, Omit<GridItemOptions, 'setSize'> {
  readonly findInPage?: ComponentType<GridFindProps> | undefined;
  readonly isBelowFold?: boolean | undefined;
  readonly restore?: GridSnapshot | null | undefined;
  /** Attributes of the list. */
  readonly attributes: HTMLAttributes<HTMLUListElement>;
}

/** The list of a grid. It renders again while the viewer scrolls; the components around it do not. */
export function GridList(props: GridListProps) {
  const { pins, itemSize, orderTolerance, loadState, surface, isFeed, renderCard } = props;
  const { findInPage: FindText, restore } = props;
  const { core, nonce } = useInternals('PinGrid');
  const { get: getPrinted, subscribe } = core.printedPins;
  const Printed = useSyncExternalStore(subscribe, getPrinted, getPrinted);
  const gridId = useId();
  const isTakenOver = useHydrated();
  const isSettled = useDeferredValue(isTakenOver);
  // In small pieces, while the page already answers: the first screen of the server stays as it is until then. A place that
  // the viewer returns to is not on it, and shows at once.
  const isHydrated = restore ? isTakenOver : isSettled;
  const [scene, list] = useGrid({ ...props, isHydrated });
  const [itemsAt] = useState(createGridItems);
  const setSize = loadState === 'end' || loadState === 'idle' ? pins.length : -1;
  const options = useMemo(
    () => ({ surface, setSize, isFeed, renderCard }),
    [isFeed, renderCard, setSize, surface],
  );
  const isServed = !scene && !isHydrated;
  const isLoading = loadState === 'loading';
  const skeletons =
    scene && isLoading && scene.layout.count === pins.length ? skeletonLayout(scene) : undefined;
  const served = pins.slice(0, isServed ? FIRST_SCREEN_ITEMS : 0);
  const items = itemsAt(scene?.shown ?? [...served.keys()], props, options, scene);
  // Both elements have the same attributes here.
  const List = (isFeed ? 'div' : 'ul') as 'ul';
  return (
    <>
      {isServed ? <FirstScreen {...{ gridId, pins, itemSize, orderTolerance, nonce }} /> : null}
      <List
        {...props.attributes}
        ref={list}
        className="tb-grid-list"
        data-grid={gridId}
        style={
          scene && {
            inlineSize: itemWidth(scene.columns, scene.columns.count),
            blockSize: skeletons?.height ?? scene.height,
          }
        }
      >
        {items}
        {skeletons || (isServed && isLoading && pins.length === 0) ? (
          <GridSkeletons isFeed={isFeed} layout={skeletons} scene={scene} />
        ) : null}
        {scene && FindText ? <FindText {...scene} isFeed={isFeed} engine={props.engine} /> : null}
      </List>
      {Printed && createElement(Printed, { pins: pins.filter(isPin) })}
    </>
  );
}
