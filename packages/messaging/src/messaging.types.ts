import type { Device, Experience, ExperienceContext, Layer, MessageHost } from '@tackboard/domain';
import type { PlacedExperience } from '@tackboard/domain/experience';
import type { Message } from './message.js';
import type { Claim, ClaimRequest } from './claims/claims.js';
import type { MESSAGING_INTERNALS, MessagingInternals } from './engine/internals.js';
import type { RuntimeModule } from './engine/runtime.types.js';
import type { Report } from './reports/report.js';
import type { HostSurface } from './surfaces/read-surface.js';
import type { PauseReason } from './timers/visible-timers.js';

/** The state of a message, for tools. */
export type MessageState = 'ended' | 'refused' | 'shown' | 'waiting';

/** Why a message shows or does not. */
export interface MessageExplanation {
  readonly key: string;
  readonly surface: string | undefined;
  readonly state: MessageState;
  /** In words, for developers: "no complete button text", "the dialog layer is full". */
  readonly reason: string;
}

/** Tells other tabs of the viewer that a message ended. */
export interface TabMessage {
  readonly viewerId: string;
  readonly key: string;
  /** The server has confirmed the end. Until then its replicas may still send the message. */
  readonly isSettled?: boolean;
}

/** A channel to the other tabs. A tab does not receive its own messages. */
export interface MessageTabs {
  readonly post: (message: TabMessage) => void;
  /** Returns a function that unsubscribes. */
  readonly listen: (listener: (message: TabMessage) => void) => () => void;
}

/** The context of the page, sent with each fetch of messages (S2 §7). */
export type ExtraContext = NonNullable<ExperienceContext['extraContext']>;

/** Options of {@link createMessaging}. Only `host` is required. */
export interface MessagingOptions extends Pick<ExperienceContext, 'targeting'> {
  /** `tackboard.messageHost`, or an object of your own. */
  readonly host: MessageHost;
  /**
   * Messages of the server's page. Without them they are fetched when the provider mounts. What the viewer has ended in this
   * session does not show from here.
   */
  readonly initial?: readonly Experience[] | undefined;
  /**
   * When your server rendered `initial`, in milliseconds since 1970. A document that is older than the last report of the
   * session, as after Back, fetches when it mounts.
   */
  readonly initialAt?: number | undefined;
  /**
   * Whether the browser brought the document back, perhaps from its HTTP cache. Such a document fetches when it mounts.
   * @default what the navigation timing of the browser says
   */
  readonly isRestored?: () => boolean;
  /**
   * The placements of the page.
   * @default all placements
   */
  readonly placementIds?: readonly string[] | undefined;
  /** Sent with each request. Pass a function when it differs from page to page; call `refetch` when the page has changed. */
  readonly extraContext?: ExtraContext | (() => ExtraContext) | undefined;
  /** Sends `multiExperiencePlatform` instead of the context (S2 §7). */
  readonly isMultiExperiencePlatform?: boolean;
  /** Bots get no messages (S2 §6). */
  readonly isBot?: boolean;
  readonly isSocialBot?: boolean;
  /** @default 'desktop' */
  readonly device?: Device;
  /** Surfaces of your own. They come before those of the kit. */
  readonly surfaces?: readonly HostSurface[];
  /** The other tabs of the page. */
  readonly tabs?: MessageTabs | undefined;
  /** @default always online */
  readonly isOnline?: () => boolean;
  /** Loads the charts, xstate and the queue of reports. For tests. */
  readonly loadRuntime?: () => Promise<RuntimeModule>;
}

/** How a message is dismissed (S2 §4). */
export interface DismissOptions {
  /** The message stays in the store, and nothing is fetched. */
  readonly preventsRemoval?: boolean;
}

/** How a button completes a message (S2 §4). */
export interface CompleteOptions {
  /**
   * 1, or 2, which keeps the message. Other kinds do nothing.
   * @default 1
   */
  readonly kind?: number;
  /** `completedWithoutHomefeed`: the message stays in the store. */
  readonly preventsRemoval?: boolean;
}

/** The engine of messages: create one per page in a browser, and one per request on a server. */
export interface Messaging {
  /** Starts fetching and sending. Returns a function that stops it. */
  readonly mount: () => () => void;
  /** Claims messages for a part of the page (S2 §4). Release the claim when the part unmounts. */
  readonly claim: (request: ClaimRequest) => Claim;
  readonly release: (claim: Claim) => void;
  /** The messages that a part shows: the same array until it changes. */
  readonly messagesOf: (claim: Claim) => readonly Message[];
  /** The message that a claim would show first, without claiming: for the server and the first client render. */
  readonly peek: (request: ClaimRequest) => Message | undefined;
  /** Calls the listener after every change. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Decides again, after something outside changed: an anchor, a chunk, the path. */
  readonly refresh: () => void;
  /** Reports the view, once. Surfaces whose view is not automatic call it. */
  readonly view: (key: string) => void;
  readonly complete: (key: string, options?: CompleteOptions) => void;
  readonly dismiss: (key: string, options?: DismissOptions) => void;
  /** The message is really presented: a survey's frame (S2 §4). */
  readonly present: (key: string) => void;
  /** The page was scrolled or touched (S2 §4). */
  readonly scroll: () => void;
  /** A pulsar was tapped, or its tooltip closed. */
  readonly setOpen: (key: string, isOpen: boolean) => void;
  /** Stops the timeout of a placement without an action (S2 §4). */
  readonly abortTimeout: (key: string) => void;
  /** The surface crashed or failed to load. It goes, unreported to the server. */
  readonly fail: (key: string, error: unknown) => void;
  readonly pause: (key: string, reason: PauseReason) => void;
  readonly resume: (key: string, reason: PauseReason) => void;
  /** The page is hidden, or visible again. */
  readonly setHidden: (isHidden: boolean) => void;
  /** Sends waiting reports now: the page is online again, or about to go. */
  readonly flush: () => void;
  readonly refetch: () => void;
  /** The browser shows a page again that it had kept: what ended in the meantime goes, and messages are fetched. */
  readonly restore: () => void;
  /**
   * Triggers a message on the server and fetches (S2 §7). The key of a message triggers those that it names in
   * `triggerable_placed_exps` (S2 §3).
   */
  readonly trigger: (what: PlacedExperience | string) => Promise<void>;
  /** Opens the dialog of a message in the layer of the host. */
  readonly openLayer: <Props extends object>(key: string, layer: Layer<Props>) => void;
  /** Why each message shows or does not, in the order of the server. */
  readonly explain: () => readonly MessageExplanation[];
  /** The reports that the server has not confirmed. */
  readonly pendingReports: () => readonly Report[];
  readonly host: MessageHost;
  /** For the inspector. */
  readonly [MESSAGING_INTERNALS]: MessagingInternals;
}
