import type { TackboardCalls } from './calls.js';
import type { Device } from './context.js';
import type { ConsentStore } from './experience/consent.js';
import type { Clock, KeyValueStore, Random } from './ports.js';
import type { Viewer } from './user/user.js';

/** The kind of a toast. `plain` has no icon: the messages of a server. */
export type ToastKind = 'done' | 'error' | 'plain';

/** When a toast shows, in milliseconds: after `showDelayMs`, for `durationMs`, then fading for `fadeMs`. */
export interface ToastTiming {
  readonly showDelayMs: number;
  readonly durationMs: number;
  readonly fadeMs: number;
  /** When the check icon over a picture begins, counted from the trigger. By default it begins with the toast. */
  readonly iconDelayMs?: number;
}

/** The link or the button of a toast. */
export type ToastAction = { readonly text: string } & (
  | {
      readonly href: string;
      /** @default false */
      readonly opensInNewTab?: boolean;
    }
  | { readonly onPress: () => void }
);

/** A toast to show. */
export interface ToastInput {
  /** Default: the timing of toasts about a pin. */
  readonly timing?: ToastTiming | undefined;
  readonly kind: ToastKind;
  readonly text: string;
  /** A picture of what the toast is about, shown 40 px wide. In a `plain` toast it is a person's, and round. */
  readonly imageUrl?: string | undefined;
  /** The initials of a person, in place of a picture that is missing or fails. */
  readonly initials?: string | undefined;
  /** A link to a page, for example to change what was saved, or a button. A press dismisses the toast. */
  readonly action?: ToastAction | undefined;
  /** Called when the link or button is pressed, before the toast closes. */
  readonly onAction?: (() => void) | undefined;
  /** Called once when the toast starts to leave, for any reason. */
  readonly onClosed?: (() => void) | undefined;
}

/** Shows toasts. Implemented in `@tackboard/ui`. */
export interface Toasts {
  /** Shows a toast and returns a function that closes it. Closing a toast that is gone does nothing. */
  readonly show: (input: ToastInput) => () => void;
}

/** The props that every layer component gets besides its own. */
export interface LayerProps {
  /** The element that the layer is placed beside; null: the layer belongs to the page. */
  readonly anchor: HTMLElement | null;
  /** Closes the layer and returns the focus. */
  readonly onClose: () => void;
}

/** A React function component; its result is not typed, so that this package does without React. */
export interface LayerComponent<Props> {
  (props: Props): unknown;
}

/** A popup, dialog or sheet whose component is loaded when it opens. */
export interface Layer<Props extends object> {
  readonly load: () => Promise<LayerComponent<Props & LayerProps>>;
  readonly props: Props;
  readonly anchor?: HTMLElement;
  /** Called once when the layer has closed, for any reason. */
  readonly onClosed?: () => void;
}

/** Opens a layer, replaces the one that is open, and returns a function that closes it. */
export type OpenLayer = <Props extends object>(layer: Layer<Props>) => () => void;

/** Dialogs, menus and sheets: one is open at a time. Implemented in `@tackboard/ui`. */
export interface Layers {
  readonly open: OpenLayer;
  /** Whether a layer is open or being loaded. */
  readonly isOpen: () => boolean;
  /** Calls the listener after every change. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** An event of the messaging layer. Its name begins with `message-`. */
export interface MessagingEvent {
  readonly name: `message-${string}`;
  readonly [field: string]: unknown;
}

/** What the messaging layer needs from its host: a slice of the client that `createTackboard` returns. */
export interface MessageHost {
  readonly viewer: {
    readonly get: () => Viewer;
    /** Calls the listener after every change. Returns a function that unsubscribes. */
    readonly subscribe: (listener: () => void) => () => void;
  };
  /** What the viewer allows. The cookie banner changes it. */
  readonly consent: ConsentStore;
  readonly device: Device;
  readonly calls: TackboardCalls;
  readonly toasts: Toasts;
  readonly layers: Layers;
  readonly clock: Clock;
  /** For idempotency keys, and the jitter of retries. */
  readonly random: Random;
  /** Survives the page; absent on a server. */
  readonly storage?: KeyValueStore;
  readonly events: {
    readonly emit: (event: MessagingEvent) => void;
    readonly reportError: (error: unknown) => void;
  };
  /** Hides the footers of cards, or shows them again. */
  readonly hideFooters?: (isHidden: boolean) => void;
  /** The nonce of the page's Content-Security-Policy. */
  readonly nonce?: string;
}
