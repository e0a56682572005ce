import type {
  Board,
  CardContext,
  Clock,
  GatedAction,
  Layers,
  MessageHost,
  MessagingEvent,
  OpenLayer,
  Pin,
  TackboardCalls,
  ToastInput,
  Toasts,
  Viewer,
} from '@tackboard/domain';
import type { ClickthroughRecord, ClickthroughVisitor } from '@tackboard/domain/logged-out';
import type { MenuEntryName } from '@tackboard/domain/user';
import type { SignedOutSaves } from '@tackboard/machines/signed-out';
import type { PinStore, SaveTap } from '@tackboard/machines/store';
import type { ToggleStore } from '@tackboard/machines/toggle/store';
import type { LayerStore } from '@tackboard/ui/layer';
import type { ComponentType, SVGProps } from 'react';
import type { CardEvent } from '../events/event-table.js';
import type { FeedbackPins } from '../feedback/feedback-pins.js';
import type { CardLinkProps } from '../link/card-link.js';
import type { SaveTargets } from '../save-button/save-targets.js';
import type { Environment, EnvironmentOptions } from './environment.js';
import type { Navigation, ResolvedNavigation } from './navigation.js';
import type { Paths } from './paths.js';
import type { Runtime } from './runtime.lazy.js';
import type { Value } from '../provider/value.js';
import type { PinCardWords, WordChanges } from '../provider/words.js';

/** What the rules of a card depend on besides its surface. */
export type PageContext = Omit<CardContext, 'surface'>;

/** An action that needs a login, and the pin that it is about. */
export interface LoginRequest {
  readonly reason: GatedAction;
  readonly pin: Pin;
}

/** An error inside the kit, and the pin that it is about. */
export interface ErrorReport {
  readonly error: unknown;
  readonly pin?: Pin | undefined;
}

/** What an entry of a pin's menu does instead of the kit's own action. */
export type MenuActions = Readonly<Partial<Record<MenuEntryName, (pin: Pin) => void>>>;

/** Icons of the server's reactions, by its keys. Shown 12 px high in the colour of the text. */
export type ReactionIcons = Readonly<Record<string, ComponentType<SVGProps<SVGSVGElement>>>>;

/** An event of the kit: the table of `@tackboard/pin-card/events` lists those of cards. */
export type TackboardEvent = CardEvent | MessagingEvent;

/** What belongs to one viewer and is replaced together with them. */
export interface ViewerOptions {
  /** The board of a one-tap save; absent: the viewer's profile. */
  readonly defaultBoard?: Board | undefined;
  /** The experiment groups of the viewer. By default the client keeps those it has. */
  readonly experiments?: CardContext['experiments'];
}

/** What {@link createTackboard} takes. `viewer` and `calls` are required. */
export interface TackboardOptions
  extends Omit<CardContext, 'now' | 'surface'>, Pick<ViewerOptions, 'defaultBoard'> {
  /** The server calls of the kit. `createCalls()` of `@tackboard/api-client` returns all of them. */
  readonly calls: TackboardCalls;
  /**
   * When the page was rendered, in milliseconds since 1970. Pass the server's value, so that the first client render
   * matches the markup.
   * @default the environment's clock, read once
   */
  readonly now?: number | undefined;
  /**
   * Where the kit leads.
   * @default the addresses in `paths`
   */
  readonly navigation?: Navigation | undefined;
  /**
   * The addresses of your site, for links, copied and shared links, toasts and structured data.
   * @default the routes of `@tackboard/routes`
   */
  readonly paths?: Partial<Paths> | undefined;
  /**
   * Storage, outbox, tabs, clipboard, clock …
   * @default the browser's own, with outbox and tabs; nothing on a server
   */
  readonly environment?: EnvironmentOptions | undefined;
  /**
   * The name of the site.
   * @default 'Tackboard'
   */
  readonly brand?: string | undefined;
  /**
   * Texts that replace the English ones, by area.
   * @default English
   */
  readonly words?: WordChanges | undefined;
  /** The nonce of the page's Content-Security-Policy, for the `<style>` that a grid renders on the server. */
  readonly nonce?: string | undefined;
  /**
   * Hosts whose pages may play inside a card, in a sandboxed frame; subdomains are included.
   * @default none
   */
  readonly embedHosts?: readonly string[] | undefined;
  /**
   * Icons of the server's reactions, by its keys.
   * @default a heart for each
   */
  readonly reactionIcons?: ReactionIcons | undefined;
  /** Replaces actions of a pin's menu. Such an entry shows without its call. */
  readonly menuActions?: MenuActions | undefined;
  /** The guidelines about spam; without it a blocked link has no "Learn more" (S1 §8). */
  readonly guidelinesUrl?: string | undefined;
  /** The saves of a visitor before signing in, at most 2; without it Save asks for a login (S1 §4). */
  readonly signedOutSaves?: SignedOutSaves | undefined;
  /** Facts about a visitor, which decide where a press on a link leads (S3 §4.8). */
  readonly visitor?: (() => ClickthroughVisitor) | undefined;
  /** Records a visitor's press on a link (S3 §4.8). */
  readonly recordSignedOutClick?: ((record: Omit<ClickthroughRecord, 'ts'>) => void) | undefined;
}

/** The pins of a client. */
export interface TackboardPins {
  /**
   * Runs a fetch of pins and applies the server state it resolves with: a pin, a list, or an object with `pins`, `items` or
   * `pages`. A response that is older than a save of the viewer does not overwrite it. Resolves and rejects as the fetch.
   */
  readonly track: <Result>(fetchPins: () => Promise<Result>) => Promise<Result>;
  /** Saves a pin; ignored while it is busy or saved. */
  readonly save: (pin: Pin, tap?: Pick<SaveTap, 'board' | 'sectionId'>) => void;
  /** Removes the viewer's copy of a pin; ignored while it is busy or not saved. */
  readonly unsave: (pin: Pin) => void;
}

interface Listeners {
  /** Something happened that you may want to log. */
  readonly event: (event: TackboardEvent) => void;
  /** A part threw or could not be loaded, or a call failed for a reason that is not a known write failure. */
  readonly error: (report: ErrorReport) => void;
}

/** A client: create one per page in a browser, and one per request on a server. */
export interface Tackboard {
  /** Replaces the viewer: pending saves are aborted, and what was known about the former viewer is dropped. */
  readonly setViewer: (viewer: Viewer, options?: ViewerOptions) => void;
  /** Replaces the texts. */
  readonly setWords: (words: WordChanges) => void;
  readonly pins: TackboardPins;
  readonly toasts: { readonly show: (toast: ToastInput) => void };
  /** Dialogs, menus and sheets: one is open at a time. */
  readonly layers: Layers;
  /** Calls the listener for every event or error. Returns a function that unsubscribes. */
  readonly on: <Kind extends keyof Listeners>(kind: Kind, listener: Listeners[Kind]) => () => void;
  /** The slice that `@tackboard/messaging` takes. */
  readonly messageHost: MessageHost;
  /** Aborts pending work and removes all listeners. Saves in the outbox stay there for the next page. */
  readonly destroy: () => void;
}

/** The state of a client that parts render: replaced as a whole by `setViewer` and `setWords`. */
export interface ClientState {
  readonly context: PageContext;
  readonly defaultBoard: Board | undefined;
  readonly words: PinCardWords;
  readonly wordChanges: WordChanges;
}

/** The core of a client: everything that outlives a part. */
export interface ClientCore {
  readonly state: Value<ClientState>;
  /** What is loaded when the provider mounts; undefined until then. */
  readonly runtime: Value<Runtime | undefined>;
  /** The pins that the viewer has given feedback about. */
  readonly feedbackPins: FeedbackPins;
  readonly layers: LayerStore;
  /** The boards that the viewer has saved to on this page. */
  readonly targets: SaveTargets;
  readonly toggles: ToggleStore;
  readonly emit: (event: CardEvent) => void;
  /** Whether anybody listens for events. */
  readonly isListening: () => boolean;
  /** Calls `start` once somebody listens for events. A host may subscribe in an effect, after the cards have mounted. */
  readonly whenListening: (start: () => void) => () => void;
  readonly reportError: (report: ErrorReport) => void;
  /** Reports an error and shows a general error toast. */
  readonly fail: (error: unknown, pin?: Pin) => void;
  readonly promptLogin: (request: LoginRequest) => void;
  /** Returns the value of this client that `create` makes, and creates it at the first call. */
  readonly resource: <Resource>(create: (core: ClientCore) => Resource) => Resource;
  readonly clock: Clock;
  readonly environment: Environment;
  /** Warns in development about a surface that the kit does not know, once per name. */
  readonly checkSurface: (surface: string) => void;
  /** Starts timers, listeners and requests. Returns a function that stops them. */
  readonly mount: () => () => void;
}

/** The parts of a client that never change. */
export interface ClientServices {
  readonly store: PinStore;
  readonly toasts: Toasts;
  readonly clock: Clock;
  readonly calls: TackboardCalls;
  readonly navigation: ResolvedNavigation;
  readonly paths: Paths;
  readonly environment: Environment;
  readonly openLayer: OpenLayer;
  readonly nonce: string | undefined;
  readonly brand: string;
  readonly embedHosts: readonly string[];
  readonly reactionIcons: ReactionIcons;
  readonly menuActions: MenuActions;
  readonly options: Pick<
    TackboardOptions,
    'guidelinesUrl' | 'recordSignedOutClick' | 'signedOutSaves' | 'visitor'
  >;
  readonly client: ClientCore;
}

/** What the parts of the kit read: never handed to a host. */
export interface Internals extends ClientServices, ClientState {
  readonly link: ComponentType<CardLinkProps> | 'a';
  readonly tackboard: Tackboard;
}

/** The key of the services on a client. */
export const SERVICES: unique symbol = Symbol('tackboard services');

/** A client with its services. */
export interface TackboardClient extends Tackboard {
  readonly [SERVICES]: ClientServices;
}
