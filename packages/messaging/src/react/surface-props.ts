import type { Device, Experiments } from '@tackboard/domain';
import type { MessageSide } from '@tackboard/domain/experience';
import type { MessagingWords } from '@tackboard/domain/words';
import type { ComponentType, ElementType, ReactNode } from 'react';
import type { Message } from '../engine/messages.js';
import type { Messaging } from '../messaging.types.js';
import type { CompleteOptions } from '../engine/rules.js';

/** What the messages of a surface wait for, besides its code and their anchor. */
export interface SurfaceGate {
  /** Returns what a message waits for. Calls `messaging.refresh()` when that may have changed. */
  readonly waitFor: (message: Message, settings: SurfaceSettings) => string | undefined;
  /** Stops timers and listeners. */
  readonly stop: () => void;
}

/** Creates the gate of a surface when its code has loaded. */
export type CreateSurfaceGate = (messaging: Messaging) => SurfaceGate;

/** A component that renders the messages of one surface, and optionally the gate that they wait for. */
// Each surface has a model of its own type; `readMessage` has validated it for that surface.
// oxlint-disable-next-line typescript/no-explicit-any
export type SurfaceComponent = ComponentType<SurfaceProps<any>> & {
  readonly createGate?: CreateSurfaceGate;
};

/** The components of surfaces that have loaded. */
export interface SurfaceRegistry {
  /** The component, if it has loaded. */
  readonly get: (surface: string) => SurfaceComponent | undefined;
  /** Starts loading the component of a message and returns what the message waits for. */
  readonly waitFor: (message: Message, settings: SurfaceSettings) => string | undefined;
  /** Stops the gates of surfaces. */
  readonly stop: () => void;
}

/** What the cookie banner needs to know (S2 §2.10). */
export interface CookieSettings {
  /** The address of the cookie policy. */
  readonly policyUrl: string;
  /** The tag of the surface in saved preferences. */
  readonly surfaceTag?: string;
}

/** The page's address, and the visitor's ways out of it. Surveys read it. */
export interface MessageNavigation {
  /** The path of the page: the one that the visitor asked for, where your server redirects it (S2 §2.2). */
  readonly path: () => string;
  /**
   * Holds the next navigation back, once, and hands over what lets it continue. Returns a function that stops waiting for one.
   */
  readonly holdNext: (onHeld: (replay: () => void) => void) => () => void;
  /**
   * The link of your router, for links of messages that open a page in this tab.
   * @default 'a'
   */
  readonly link?: ElementType;
}

/** What the codes of callouts mean (S2 §3.17). Without an entry the sign of the kind shows. */
export interface CalloutSigns {
  /** Signs of 24 px, by the code `icon`. */
  readonly icons?: Readonly<Record<number, ReactNode>>;
  /** CSS colours of signs, by the code `iconColor`. */
  readonly colors?: Readonly<Record<number, string>>;
}

/** Settings that all surfaces read. */
export interface SurfaceSettings {
  readonly words: MessagingWords;
  readonly device: Device;
  /** The origins of the site: links to others have the rel `nofollow` (S2 §5.6). */
  readonly ownOrigins: readonly string[];
  /** The sides of tooltips with a position of their own, by experience id (S2 §4.21). */
  readonly tooltipSides: Readonly<Record<string, MessageSide>>;
  readonly calloutSigns: CalloutSigns;
  /** Required by the cookie banner. */
  readonly cookies: CookieSettings | undefined;
  /** The viewer's groups: `survey_on_close` lets a survey hold a navigation back (S2 §4.31). */
  readonly experiments: Experiments | undefined;
  readonly navigation: MessageNavigation | undefined;
}

/** Props of a surface. */
export interface SurfaceProps<Model = unknown> extends SurfaceSettings {
  readonly message: Message<Model>;
  readonly messaging: Messaging;
  /** The element that an anchored message points at; null for others. */
  readonly anchor: HTMLElement | null;
  /** A banner that arrives after the first render: the page has kept no room for it. */
  readonly isLate: boolean;
  /** Completes the message; by default with kind 1 (S2 §4.5). */
  readonly onComplete: (options?: CompleteOptions) => void;
  readonly onDismiss: () => void;
}

/** Whether a message shows. */
export function isShown({ explain }: Messaging, key: string): boolean {
  return explain().some((one) => one.key === key && one.state === 'shown');
}

/** What {@link surfaceProps} puts together. */
export interface SurfaceFacts extends Pick<
  SurfaceProps,
  'anchor' | 'isLate' | 'message' | 'messaging'
> {
  readonly settings: SurfaceSettings;
}

/** Returns the props of a message's surface. */
export function surfaceProps({ settings, ...facts }: SurfaceFacts): SurfaceProps {
  const { message, messaging } = facts;
  return {
    ...settings,
    ...facts,
    onComplete: (options) => messaging.complete(message.key, options),
    onDismiss: () => messaging.dismiss(message.key),
  };
}
