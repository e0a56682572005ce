import type {
  Board,
  BoardSection,
  CardContext,
  Clock,
  ImageMode,
  Lazy,
  Pin,
  SendObject,
  SurfaceParts,
  TackboardCalls,
  Toasts,
} from '@tackboard/domain';
import type {
  Outbox,
  PinSave,
  PinStore,
  PinStoreOptions,
  SaveEvent,
  ToggleStore,
} from '@tackboard/machines';
import type { PickedTarget } from '@tackboard/machines/charts';
import type { LayerStore } from '@tackboard/ui';
import type { LayerHost } from '@tackboard/ui/toast';
import type { Toaster, ToastStore } from '@tackboard/ui/toast';
import type {
  ComponentType,
  FocusEvent,
  KeyboardEvent,
  MouseEvent,
  PointerEvent as ReactPointerEvent,
  RefObject,
} from 'react';
import type { PrintedPinsProps } from '../grid/printed-pins.js';
import type { ClientConsent } from './consent.js';
import type { Environment } from './environment.js';
import type { CardEvent } from './event-table.js';
import type { CardLinkProps, LoginPromptRequest, ResolvedNavigation } from './navigation.js';
import type { Paths } from './paths.js';
import type {
  ErrorReport,
  MenuActions,
  PageContext,
  ReactionIcons,
  Tackboard,
  TackboardOptions,
} from './tackboard.js';
import type { Value } from './value.js';
import type { PinCardWords, WordChanges } from './words.js';

/** The pins that the viewer has hidden or reported. Only their cards load the feedback part. */
export interface FeedbackPins {
  readonly has: (pinId: string) => boolean;
  /** Adds a pin; its feedback gets the focus unless `claimsFocus` is false. */
  readonly add: (pinId: string, claimsFocus?: boolean) => void;
  /** True once after a pin was added, so that its feedback gets the focus then and not when it scrolls into view. */
  readonly claimFocus: (pinId: string) => boolean;
  /** Whether feedback replaces the content of the pin's cards. */
  readonly isReplaced: (pinId: string) => boolean;
  readonly setReplaced: (pinId: string, isReplaced: boolean) => void;
  readonly clear: () => void;
  /** Calls the listener after every change. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** The boards and sections that the viewer picked on this page. The last board is the target of the next one-tap save. */
export interface SaveTargets {
  /** The board that was picked last; undefined before the first pick. */
  readonly last: () => Board | undefined;
  /** Ids of the boards that were picked, most recent first. The same array until the next pick. */
  readonly recentIds: () => readonly string[];
  /** Returns a picked section by its id, because the response to a save has no section. */
  readonly section: (id: string | undefined) => BoardSection | undefined;
  readonly pick: (target: PickedTarget) => void;

  readonly clear: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** The outbox of a client: the host's, or the browser's own. */
export interface ClientOutbox {
  /** Stores saves and toggles until they are settled, across reloads; undefined without an outbox. */
  readonly intents: Outbox | undefined;
  /** Whether the outbox holds intents of the viewer. Does not open it. */
  readonly hasPending: (viewerId: string) => boolean;
  /** Closes the client's own outbox. It opens again when it is next needed. */
  readonly close: () => void;
}

/** Handles what the pin store reports. */
export type SaveReports = Required<
  Pick<PinStoreOptions, 'onEvent' | 'onRecord' | 'onToast' | 'openRepinPage'>
>;

/** The pin store and the toggle store of a client. */
export interface Stores {
  readonly pins: PinStore;
  /** Returns the toggle store; `create` makes it at the first use. */
  readonly toggles: (create: () => ToggleStore) => ToggleStore;
  /** Drops all state of the former viewer. */
  readonly setViewer: (viewerId: string | undefined) => void;
  /** Aborts pending calls and drops all state. */
  readonly reset: () => void;
}

/** A link that opened, and the element that was pressed. */
export interface OpenedLink {
  readonly url: string;
  readonly pin: Pin | undefined;
  readonly anchor: Element | null;
}

/** A press on a link. */
export interface LinkPress {
  readonly anchor: HTMLAnchorElement;
  readonly pin: Pin | undefined;
  readonly isNewTab: boolean;
  /** The link whose check is pending. */
  readonly pendingHref: string | null;
  readonly setPendingHref: (href: string | null) => void;
}

/** A `pointerdown` on a card. */
export type CardTouch = Pick<
  ReactPointerEvent<HTMLElement>,
  'currentTarget' | 'nativeEvent' | 'target'
>;

/** The state that the parts of one card share. */
export interface Card {
  readonly pin: Pin;
  /** Its element, whose window in a frame is not this one. */
  readonly root: RefObject<HTMLElement | null>;
  /** The internals of the client, so that a part reads only one context. */
  readonly internals: Internals;
  /** The input of this card's rules. */
  readonly context: CardContext;
  /** Which parts the surface shows. */
  readonly parts: SurfaceParts;
  /** The accessible name of the card. */
  readonly name: string;
  /** The save state of the pin. */
  readonly save: PinSave;
  /** Decides which of the pin's images shows. */
  readonly imageMode: ImageMode;
  /** Whether the card is a square tile. */
  readonly isSquare: boolean;
  /** False on a server and in the first client render. Nothing may have a `style` attribute until it is true. */
  readonly isHydrated: boolean;
  /**
   * The `tabIndex` of every control but the link and Save: −1 until the card has hydrated. Before that the keys that reach the
   * others do nothing.
   */
  readonly controlTabIndex: -1 | undefined;
  /** Whether the viewer has hidden or reported the pin. */
  readonly hasFeedback: boolean;
  /** Whether the feedback shows in place of the content. */
  readonly isReplaced: boolean;
}

/** The handlers of a card that are not in the first load. They run after the host's. */
export interface CardHandlers {
  readonly onContextMenu: (event: MouseEvent<HTMLElement>, card: Card) => void;
  readonly onPointerDown: (touch: CardTouch, card: Card) => void;
  readonly onFocus: (focus: Pick<FocusEvent<HTMLElement>, 'currentTarget' | 'target'>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** The time that one viewer uses a mounted client. */
export interface ViewerSession extends Required<Pick<PinStoreOptions, 'onRecord'>> {
  readonly onSaveEvent: (event: SaveEvent) => void;
}

/** The part of a client that is loaded when its provider mounts: saves, toasts, layers, tabs and the outbox. */
export interface Runtime {
  /** Closes the connection to other tabs. It opens again when it is next needed. */
  readonly close: () => void;
  /** The host's calls. Those that save and delete pins report their errors. */
  readonly calls: TackboardCalls;
  /** Handles what the pin store reports. */
  readonly saves: SaveReports;
  readonly toastStore: ToastStore;
  readonly Toaster: typeof Toaster;
  readonly LayerHost: typeof LayerHost;
  readonly showFailure: (text: string) => void;
  /** Starts the session of the viewer. Aborting the signal ends it. */
  readonly start: (signal: AbortSignal) => void;
  readonly session: () => ViewerSession | undefined;
  /** Drops what belongs to the former viewer. */
  readonly clear: () => void;
  readonly cardHandlers: CardHandlers;
  readonly followLink: (internals: Internals, press: LinkPress) => boolean;
  readonly openLink: (internals: Internals, press: LinkPress) => void;
  readonly sendPin: (
    internals: Internals,
    pin: Pin,
    onSend: ((object: SendObject) => void) | undefined,
  ) => void;
  readonly recordClickthrough: (
    internals: Pick<Internals, 'calls' | 'core'>,
    link: OpenedLink,
  ) => Promise<void>;
}

/** The state of a client that parts render. `setViewer` and `setWords` replace the whole object. */
export interface ClientState {
  readonly context: PageContext;
  readonly defaultBoard: Board | undefined;
  readonly words: PinCardWords;
  readonly wordChanges: WordChanges;
}

/** Loads the runtime of a client: when its provider mounts, or when something needs it first. */
export interface RuntimeLoader {
  readonly runtime: Lazy<Runtime>;
  /** Loads the runtime, and reports a failure. */
  readonly load: () => Promise<Runtime>;
  /** Calls the function with the runtime, and loads it first. Not called for a former viewer. */
  readonly withRuntime: (use: (runtime: Runtime) => void) => void;
  /** Drops what still waits for the runtime. */
  readonly cancel: () => void;
}

/** The session of a client: it lasts while a provider is mounted and the viewer stays the same. */
export interface ClientSession {
  /** Adds a mounted provider; the first one starts the session. Returns a function that removes it. */
  readonly mount: (provider: object) => () => void;
  /** The provider that renders toasts and layers: the first one that is mounted. */
  readonly provider: Value<object | undefined>;
  readonly end: () => void;
  /** Starts a session for the current viewer, if a provider is mounted. */
  readonly restart: () => void;
}

/** The state and functions of a client that the parts share. */
export interface ClientCore extends RuntimeLoader {
  readonly state: Value<ClientState>;
  readonly consent: ClientConsent;
  /** The pins that the viewer has hidden or reported. */
  readonly feedbackPins: FeedbackPins;
  /** The ids of the pins that the viewer has deleted. */
  readonly deletedPinIds: Value<ReadonlySet<string>>;
  /** What grids render for paper; undefined while the page is not printed. */
  readonly printedPins: Value<ComponentType<PrintedPinsProps> | undefined>;
  readonly layers: LayerStore;
  /** The boards that the viewer has saved to on this page. */
  readonly targets: SaveTargets;
  readonly stores: Stores;
  readonly session: ClientSession;
  readonly emit: (event: CardEvent) => void;
  /** Whether there is an event listener. */
  readonly isListening: () => boolean;
  /** Calls `start` once someone listens for events. A host may subscribe in an effect, after the cards have mounted. */
  readonly whenListening: (start: () => void) => () => void;
  readonly reportError: (report: ErrorReport) => void;
  /** Reports an error that is about no pin. */
  readonly onError: (error: unknown) => void;
  /** Reports an error and shows a general error toast. */
  readonly fail: (error: unknown, pin?: Pin) => void;
  /** `anchor` gets the focus when the prompt closes. */
  readonly promptLogin: (request: LoginPromptRequest, anchor?: HTMLElement) => void;
  /** Returns what `create` returned for this client, and calls it once. */
  readonly resource: <Resource>(create: (services: ClientServices) => Resource) => Resource;
  readonly outbox: ClientOutbox;
}

/** The fields of a client that never change. */
export interface ClientServices {
  readonly store: PinStore;
  readonly consent: ClientConsent;
  readonly toasts: Toasts;
  readonly clock: Clock;
  readonly calls: TackboardCalls;
  readonly navigation: ResolvedNavigation;
  readonly paths: Paths;
  readonly link: ComponentType<CardLinkProps> | 'a';
  readonly environment: Environment;
  readonly nonce: string | undefined;
  readonly brand: string;
  readonly embedHosts: readonly string[];
  readonly reactionIcons: ReactionIcons;
  readonly menuActions: MenuActions;
  readonly options: Pick<
    TackboardOptions,
    | 'guidelinesUrl'
    | 'menuItems'
    | 'recordSignedOutClick'
    | 'reportReasons'
    | 'signedOutSaves'
    | 'smallerPictures'
    | 'transitions'
    | 'visitor'
  >;
  readonly core: ClientCore;
}

/** What the parts of the kit read. Hosts never receive it. */
export interface Internals extends ClientServices, ClientState {
  readonly tackboard: Tackboard;
}

/** The key of the services on a client. */
export const SERVICES: unique symbol = Symbol('tackboard services');

/** A client with its services. */
export interface TackboardClient extends Tackboard {
  readonly [SERVICES]: ClientServices;
}
