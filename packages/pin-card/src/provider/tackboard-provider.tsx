'use client';
import type { Board, Clock, DeletePin, ReadPin, SavePin, UnsavePin } from '@tackboard/domain';
import type { ToggleStoreOptions } from '@tackboard/machines/toggle/store';
import { PinStoreProvider } from '@tackboard/machines/react/store';
import { LayerHost } from '@tackboard/ui/layer-host';
import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { watchLongPresses } from '../context-menu/watch-long-presses.js';
import type { CardEvent } from '../events/event-table.js';
import type { CardLinkProps } from '../link/card-link.js';
import type { MenuPage } from '../menu/pin-menu-items.js';
import { MissingPropError } from './missing-prop-error.js';
import { createPage } from './page.js';
import type { TackboardPorts } from './ports.js';
import { systemClock } from './system-clock.js';
import {
  type ErrorReport,
  type LoginRequest,
  type MenuActions,
  type PageContext,
  type ReactionIcons,
  type Tackboard,
  TackboardContext,
} from './tackboard-context.js';
import { firstWords, type WordChanges } from './words.js';

/** The same nothing every time, so that no card renders again for it. */
const NONE = {};
const NO_PAGES: readonly MenuPage[] = [];
const NO_HOSTS: readonly string[] = [];

/** What a site is called that has not said its name. */
const DEFAULT_BRAND = 'Tackboard';

/** What a page hands in once for all its cards. */
export interface TackboardProviderProps {
  /**
   * Who looks, with what, and when. Keep the same object between renders: a new one renders every card again.
   * Without `now` the clock is read once; a page that a server renders hands in the server's own, in both places.
   */
  readonly context: Omit<PageContext, 'now'> & Partial<Pick<PageContext, 'now'>>;
  /** Saves a pin. */
  readonly savePin: SavePin;
  /**
   * Removes the viewer's own copy of a pin.
   * @default `deletePin`
   */
  readonly unsavePin?: UnsavePin;
  /** Deletes a pin that the viewer published. */
  readonly deletePin: DeletePin;
  /** Reads one pin, to learn what became of a write that was never answered. */
  readonly readPin: ReadPin;
  /** The board that a one-tap save goes to; left out: the viewer's profile. */
  readonly defaultBoard?: Board | undefined;
  /** A signed-out visitor asked for something that needs an account. */
  readonly onLogin?: (request: LoginRequest) => void;
  /** Something happened that a host may want to log: the table of `@tackboard/pin-card/events` lists it all. */
  readonly onEvent?: (event: CardEvent) => void;
  /** A card threw, a part could not be fetched, or a call threw what no port means (`writeFailure` of the domain). */
  readonly onError?: (report: ErrorReport) => void;
  /** The calls of single parts, such as the board picker's. Keep the same object. */
  readonly ports?: TackboardPorts;
  /**
   * What the site is called, where a sentence names it.
   * @default 'Tackboard'
   */
  readonly brand?: string;
  /**
   * The hosts whose pages may play inside a card, in a sandboxed frame: a host stands for those below it too. Media of
   * others are the picture with its link. Keep the same object.
   * @default none
   */
  readonly embedHosts?: readonly string[];
  /** Hides, reports and unfollows; an entry of the menu without its call is left out. Keep the same object. */
  readonly toggleCalls?: ToggleStoreOptions['calls'];
  /**
   * What the host does in place of the kit when an entry of the menu is chosen, such as `delete` or `report`: the kit then
   * does nothing, and an entry whose call is missing shows all the same. Keep the same object.
   * @default the kit does all that it has calls for
   */
  readonly menuActions?: MenuActions;
  /** The pages of the host that the menu leads to: `edit` for a pin, `tuneHomeFeed`. Keep the same object. */
  readonly menuPages?: readonly MenuPage[];
  /** Sentences to be said instead of the English ones, area by area. Keep the same object. */
  readonly words?: WordChanges;
  /**
   * Renders links of the site, so that a router can follow them.
   * @default a plain `<a>`
   */
  readonly link?: ComponentType<CardLinkProps>;
  /**
   * What the reactions of the server look like, by its keys. Keep the same object.
   * @default a heart for each
   */
  readonly reactionIcons?: ReactionIcons;
  /** The nonce of the page's Content-Security-Policy, for the one `<style>` that a grid prints on the server. */
  readonly nonce?: string | undefined;
  /**
   * Time, for tests and stories.
   * @default the system's clock
   */
  readonly clock?: Clock;
  readonly children?: ReactNode;
}

/**
 * Holds what all cards of a page share: who looks, how to save, what was saved, the toasts. Renders its children and
 * one toaster, and is a `PinStoreProvider` too, for components of the host that use `usePinSave`. Another viewer's id starts the saved state afresh.
 */
export function TackboardProvider(props: TackboardProviderProps) {
  const { context, defaultBoard, link = 'a', nonce, clock = systemClock } = props;
  if (!(context as Partial<PageContext> | undefined)?.viewer)
    throw new MissingPropError('TackboardProvider', 'context={{ viewer: … }}', 'who looks');
  const viewerId = context.viewer.isAuth ? context.viewer.id : undefined;
  const {
    words: wordChanges = NONE,
    ports = NONE,
    reactionIcons = NONE,
    brand = DEFAULT_BRAND,
  } = props;
  const words = useMemo(() => firstWords(wordChanges), [wordChanges]);
  const [startedAt] = useState(() => clock.now());
  const { toggleCalls = NONE, menuActions = NONE, menuPages = NO_PAGES } = props;
  const { embedHosts = NO_HOSTS } = props;
  const [page] = useState(() => createPage({ clock, host: props, words, viewerId }));
  const { store, toasts } = page;
  const life = useSyncExternalStore(page.life.subscribe, page.life.get, page.life.get);
  useEffect(() => page.update(props, words));
  useEffect(() => store.setViewer(viewerId), [store, viewerId]);
  useEffect(() => page.join(), [page, viewerId]);
  useEffect(() => (navigator.maxTouchPoints > 0 ? watchLongPresses(clock) : undefined), [clock]);

  const tackboard = useMemo<Tackboard>(
    () => ({
      context: { now: startedAt, ...context },
      defaultBoard,
      store,
      toasts,
      clock,
      words,
      link,
      nonce,
      wordChanges,
      toggleCalls,
      menuActions,
      menuPages,
      ports,
      embedHosts,
      reactionIcons,
      brand,
      openLayer: page.layers.open,
      page,
    }),
    [
      brand,
      clock,
      context,
      defaultBoard,
      embedHosts,
      link,
      menuActions,
      menuPages,
      nonce,
      page,
      ports,
      reactionIcons,
      startedAt,
      store,
      toasts,
      toggleCalls,
      wordChanges,
      words,
    ],
  );

  return (
    <TackboardContext.Provider value={tackboard}>
      <PinStoreProvider store={store}>
        {props.children}
        <LayerHost store={page.layers} />
      </PinStoreProvider>
      {life ? <life.Toaster store={life.toasts} link={link} /> : null}
    </TackboardContext.Provider>
  );
}
