import type { Layer, MessageHost } from '@tackboard/domain';
import type { PlacedExperience } from '@tackboard/domain/experience';
import type * as runtime from './engine/runtime.js';
import type { MessageTabs } from './tabs.js';
import type { MessageTurn } from './turn.js';
import type { FetchOptions } from './engine/fetches.js';
import type { CompleteOptions, DismissOptions, HostSurface } from './engine/rules.js';
import type { Claim, ClaimRequest } from './engine/claims.js';
import type { MessageExplanation } from './engine/decide.js';
import type { Emitter } from './engine/events.js';
import type { Lives } from './engine/lifecycle.js';
import type { Message } from './engine/messages.js';
import type { Report } from './engine/saved.js';
import type { ExperienceStore } from './engine/store.js';
import type { PauseReason } from './engine/visible-timers.js';

/** Options of `createMessaging()`. Only `host` is required. */
export interface MessagingOptions extends FetchOptions {
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
  /** Bots get no messages (S2 §6.3). */
  readonly isBot?: boolean;
  readonly isSocialBot?: boolean;
  /** Surfaces of your own. They come before those of the kit. */
  readonly surfaces?: readonly HostSurface[];
  /** The other tabs of the page. */
  readonly tabs?: MessageTabs | undefined;
  /**
   * Lets one tab at a time show messages.
   * @default every tab shows them
   */
  readonly turn?: MessageTurn | undefined;
  /** @default always online */
  readonly isOnline?: () => boolean;
  /** Loads the charts, xstate and the queue of reports. For tests. */
  readonly loadRuntime?: () => Promise<typeof runtime>;
}

/** The key of what the inspector reads and changes. */
export const MESSAGING_INTERNALS: unique symbol = Symbol('messaging internals');

/** The engine of messages: create one per page in a browser, and one per request on a server. */
export interface Messaging {
  /** Starts fetching and sending. Returns a function that stops it. */
  readonly mount: () => () => void;
  /** Claims messages for a part of the page. Release the claim when the part unmounts. */
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
  /** The message is really presented: a survey's frame (S2 §4.3). */
  readonly present: (key: string) => void;
  /** The page was scrolled or touched. */
  readonly scroll: () => void;
  /** A pulsar was tapped, or its tooltip closed. */
  readonly setOpen: (key: string, isOpen: boolean) => void;
  /** Stops the timeout of a placement without an action (S2 §4.35). */
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
  /** Triggers a message on the server and fetches (S2 §7.7). */
  readonly trigger: (placed: PlacedExperience) => Promise<void>;
  /** Triggers the messages that a message names in `triggerable_placed_exps`, and fetches (S2 §3.3). */
  readonly triggerNamedBy: (key: string) => Promise<void>;
  /** Opens the dialog of a message in the layer of the host. */
  readonly openLayer: <Props extends object>(key: string, layer: Layer<Props>) => void;
  /** Why each message shows or does not, in the order of the server. */
  readonly explain: () => readonly MessageExplanation[];
  /** The reports that the server has not confirmed. */
  readonly pendingReports: () => readonly Report[];
  readonly host: MessageHost;
  /** For the inspector. */
  readonly [MESSAGING_INTERNALS]: {
    readonly store: ExperienceStore;
    readonly lives: Lives;
    readonly emitter: Emitter;
  };
}
