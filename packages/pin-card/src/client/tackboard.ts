import type {
  CardContext,
  ClickthroughRecord,
  ClickthroughVisitor,
  Consent,
  ConsentStore,
  GatedAction,
  Board,
  HideFacts,
  Layers,
  MenuEntryName,
  MessageHost,
  MessagingEvent,
  Pin,
  TackboardCalls,
  Toasts,
  Viewer,
} from '@tackboard/domain';
import type { SaveTap, SignedOutSaves } from '@tackboard/machines';
import type { MenuItem } from '@tackboard/ui/popups';
import type { ComponentProps, ComponentType, ReactElement, SVGProps } from 'react';
import type { EnvironmentOptions } from './environment.js';
import type { Transitions } from './transitions.js';
import type { CardEvent } from './event-table.js';
import type { Navigation } from './navigation.js';
import type { WordChanges } from './words.js';

/** Props of the element around the image of a pin. */
export interface PictureProps {
  readonly image: ReactElement<ComponentProps<'img'>>;
}

/** What `createSmallerPictures()` returns, for the option `smallerPictures`. */
export interface SmallerPictures {
  /** The kit renders it around the image of a card, and of a pin's page. */
  readonly Picture: ComponentType<PictureProps>;
}

/** The input of a card's rules, without its surface. */
export type PageContext = Omit<CardContext, 'surface'> & Pick<TackboardOptions, 'hideFacts'>;

/** An action that needs a login, and its pin. */
export interface LoginRequest {
  readonly reason: GatedAction;
  readonly pin: Pin;
}

/** An error inside the kit, and its pin. */
export interface ErrorReport {
  readonly error: unknown;
  readonly pin?: Pin | undefined;
}

/** Replacements for the actions of a pin's menu. `false` leaves an entry out. */
export type MenuActions = Readonly<Partial<Record<MenuEntryName, ((pin: Pin) => void) | false>>>;

/** A reason for a report that the host offers. */
export interface ReportReason {
  /** The `reason` of the call `reportPin`. */
  readonly id: string;
  readonly label: string;
}

/** Icons of reactions, by the server's keys. They are 12 px high and have the colour of the text. */
export type ReactionIcons = Readonly<Record<string, ComponentType<SVGProps<SVGSVGElement>>>>;

/** An event of the kit. `CARD_EVENTS` of `@tackboard/pin-card/events` lists the events of cards. */
export type TackboardEvent = CardEvent | MessagingEvent;

/** What a viewer allows, for {@link TackboardOptions}. */
export interface ConsentOptions {
  /** What the viewer chose. `consentOf()` of `@tackboard/domain/experience` reads it from the stored cookie preferences. */
  readonly chosen?: Partial<Consent> | undefined;
  /**
   * Whether everything is allowed until the viewer refuses it, as the law of some countries has it. Global Privacy Control
   * still turns marketing off.
   * @default false: nothing is allowed until the viewer allows it
   */
  readonly isOptOut?: boolean | undefined;
}

/** What `setViewer` can replace together with the viewer. */
export interface ViewerOptions {
  /**
   * What the viewer allows.
   * @default nothing
   */
  readonly consent?: ConsentOptions | undefined;
  /**
   * The board of a one-tap save.
   * @default the viewer's profile
   */
  readonly defaultBoard?: Board | undefined;
  /**
   * The experiment groups of the viewer.
   * @default those of the client; none for another viewer
   */
  readonly experiments?: CardContext['experiments'];
}

/** Options of {@link createTackboard}. `viewer` and `calls` are required. */
export interface TackboardOptions
  extends Omit<CardContext, 'now' | 'surface'>, Pick<ViewerOptions, 'consent' | 'defaultBoard'> {
  /** The server calls of the kit. `createCalls()` of `@tackboard/api-client` returns all of them. */
  readonly calls: TackboardCalls;
  /**
   * When the page was rendered, in milliseconds since 1970. Pass the server's value, so that the first client render
   * matches the markup.
   * @default the environment's clock, read once
   */
  readonly now?: number | undefined;
  /**
   * Where the kit leads: the addresses of your site, the link of your router, and what opens another page.
   * @default the routes of `@tackboard/routes`, with plain links
   */
  readonly navigation?: Navigation | undefined;
  /**
   * Storage, outbox, tabs, clipboard, clock and more.
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
   * Hosts whose media may play inside a card, in a sandboxed frame. Includes their subdomains.
   * @default none
   */
  readonly embedHosts?: readonly string[] | undefined;
  /**
   * Icons of reactions, by the server's keys.
   * @default a heart for `1`, a bulb for `5`, a thumb for `7`, faces for `11` and `13`, and a heart for each other kind
   */
  readonly reactionIcons?: ReactionIcons | undefined;
  /**
   * Replaces actions of a pin's menu; `false` leaves an entry out. A replaced action does not need its call. A menu without
   * entries has no button, and a long press on its card does nothing.
   */
  readonly menuActions?: MenuActions | undefined;
  /** Entries of yours at the end of a pin's menu: links and actions. The `name` is the entry's key, which nobody sees. */
  readonly menuItems?: ((pin: Pin) => readonly MenuItem[]) | undefined;
  /**
   * The reasons of which the viewer chooses one to report a pin.
   * @default none: the dialog asks for a confirmation
   */
  readonly reportReasons?: readonly ReportReason[] | undefined;
  /** The address of the guidelines about spam. Without it the dialog of a blocked link has no "Learn more". */
  readonly guidelinesUrl?: string | undefined;
  /**
   * Returns the query of a search page or the item of a news page. Hiding a pin there sends it along (S3 §4.3); without it
   * a pin is hidden as on other pages.
   */
  readonly hideFacts?: ((pin: Pin) => HideFacts) | undefined;
  /**
   * Keeps up to 2 saves of a visitor, and merges them into the profile after the login, with the call `mergeSavedPins`. Without
   * it Save opens the login prompt.
   */
  readonly signedOutSaves?: SignedOutSaves | undefined;
  /**
   * `createTransitions()` of `@tackboard/pin-card/transitions` moves the picture of a pressed card to its page, and back.
   * @default pages change at once
   */
  readonly transitions?: Transitions | undefined;
  /**
   * `createSmallerPictures()` of `@tackboard/pin-card/smaller-pictures` shows pictures as AVIF or WebP where pins have such files,
   * and their ThumbHash before.
   * @default the files of `images`, and the dominant colour before
   */
  readonly smallerPictures?: SmallerPictures | undefined;
  /** Returns facts about a visitor that decide which page a press on a link opens (S3 §4.8). */
  readonly visitor?: (() => ClickthroughVisitor) | undefined;
  /** Records a visitor's press on a link (S3 §4.8). */
  readonly recordSignedOutClick?: ((record: Omit<ClickthroughRecord, 'ts'>) => void) | undefined;
}

/** The pins of a client. */
export interface TackboardPins {
  /**
   * Runs a fetch of pins and applies the server state it resolves with: a pin, a list, or an object with `pins`, `items` or
   * `pages`. A response that was requested before a save does not overwrite it. Settles like the fetch.
   */
  readonly track: <Result>(fetchPins: () => Promise<Result>) => Promise<Result>;
  /** Saves a pin; ignored while it is busy or saved. */
  readonly save: (pin: Pin, tap?: Pick<SaveTap, 'board' | 'sectionId'>) => void;
  /** Removes the viewer's copy of a pin; ignored while it is busy or not saved. */
  readonly unsave: (pin: Pin) => void;
  /** Removes a pin from all grids and feeds. Call it after a control of yours has deleted the pin; `<DeletePinButton>` calls it itself. */
  readonly leaveOut: (pinId: string) => void;
}

interface Listeners {
  /** Receives each event, for logging. */
  readonly event: (event: TackboardEvent) => void;
  /** Receives errors: a part threw, a chunk failed to load, or a call failed other than by a known write failure. */
  readonly error: (report: ErrorReport) => void;
}

/** A client: create one per page in a browser, and one per request on a server. */
export interface Tackboard {
  /**
   * Replaces the viewer. Another viewer aborts pending saves and drops all state of the former one: saves, toasts, layers,
   * experiments and counts. Fetch pins that you hold yourself again.
   *
   * @throws {MissingOptionError} for a viewer who is signed in and has no id, or one that is no text.
   */
  readonly setViewer: (viewer: Viewer, options?: ViewerOptions) => void;
  /** Replaces all word changes of the former call or of the `words` option. */
  readonly setWords: (words: WordChanges) => void;
  /** What the viewer allows: hand it to what you track with. A change emits the event `consent`. */
  readonly consent: ConsentStore;
  readonly pins: TackboardPins;
  readonly toasts: Toasts;
  /** Dialogs, menus and sheets. One is open at a time. */
  readonly layers: Layers;
  /** Calls the listener for every event or error. Returns a function that unsubscribes. */
  readonly on: <Kind extends keyof Listeners>(kind: Kind, listener: Listeners[Kind]) => () => void;
  /** The slice that `@tackboard/messaging` takes. */
  readonly messageHost: MessageHost;
  /**
   * Aborts pending requests, closes the open layer and all toasts, drops the state of all pins, and closes the outbox and the
   * tabs that the client has opened. Call it when you replace the client, or when its page ends before the document does.
   * Saves in the outbox stay there for the next page. Listeners stay until they unsubscribe. The client can be used again:
   * mounting its provider starts everything once more.
   */
  readonly destroy: () => void;
}
