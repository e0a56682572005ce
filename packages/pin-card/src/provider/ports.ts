import type {
  BulkEdit,
  CheckLink,
  CreateBoard,
  KeyValueStore,
  ListPeople,
  LogClickthrough,
  ReadNames,
  SendPin,
  ListBoards,
  ListSections,
  PostUpload,
  ReadUploads,
  RequestUploadSlot,
  SendObject,
  Board,
  Pin,
  WriteOptions,
} from '@tackboard/domain';
import type { RepinPage } from '@tackboard/machines/store';
import type { Outbox } from '@tackboard/machines/outbox';
import type { TabChannel } from '@tackboard/machines/tabs';
import type { SignedOutSaves } from '@tackboard/machines/signed-out';
import type { ClickthroughRecord, ClickthroughVisitor } from '@tackboard/domain/logged-out';
import type { LoginPromptRequest } from '../prompts/login-prompt-request.js';
import type { NativeShare } from '../share/share-ports.js';
import type { LoadHls } from '../video/hls.js';

/**
 * The calls that single parts need besides saving. A page gives those of the parts that it shows; a part without its
 * call says what to add.
 */
export interface TackboardPorts {
  /** Lists the boards that a pin can be saved to; the board picker needs it. */
  readonly listBoards?: ListBoards;
  /** Lists the sections of a board; without it the board picker offers boards alone. */
  readonly listSections?: ListSections;
  /** Makes a board; without it the board picker offers no new one. */
  readonly createBoard?: CreateBoard;
  /** Makes or returns the board of quick saves; the quick save button needs it (S3 §4.9). */
  readonly findQuickSavesBoard?: (options: WriteOptions) => Promise<Board>;
  /** Opens the repin page of the explore-local variant; without it the browser goes there (S1 §2). */
  readonly openRepinPage?: (page: RepinPage) => void;
  /** Opens the page on which a pin is promoted; without it a promotable pin has the usual save button (S1 §4). */
  readonly openPromotePage?: (pin: Pin) => void;
  /**
   * Whether the browser is online: a save that could not leave fails at once, or waits in the outbox. Without it nobody is
   * asked.
   */
  readonly isOnline?: () => boolean;
  /** Calls the listener when the browser is back online, for what waits in the outbox; returns the way out. */
  readonly onOnline?: (listener: () => void) => () => void;
  /** Keeps saves that could not leave until they can, over visits too; without it they fail at once. */
  readonly outbox?: Outbox;
  /** A way to the other tabs of the site, so that all agree on what is saved; without it each is alone. */
  readonly otherTabs?: TabChannel;
  /** Keeps small texts for a session, such as how many saves were logged; without it the session is the page. */
  readonly sessionStorage?: Pick<KeyValueStore, 'get' | 'set'>;
  /** What a visitor saves before signing in, at most 2; without it Save asks for an account (S1 §4). */
  readonly signedOutSaves?: SignedOutSaves;
  /** Asks whether a link that leaves the site may be opened (S3 §4.1). */
  readonly checkLink?: CheckLink;
  /** Moves, copies or deletes many pins at once; the organise bar needs it. */
  readonly bulkEdit?: BulkEdit;
  /** Asks for a place to upload a picture to. */
  readonly requestUploadSlot?: RequestUploadSlot;
  /** Posts a picture to its place. */
  readonly postUpload?: PostUpload;
  /** Reads how uploads stand. */
  readonly readUploads?: ReadUploads;
  /** Fetches the player of HLS films, when one nears the screen; without it `hls.js/light` is fetched. */
  readonly loadHls?: LoadHls;
  /** Lists the people that a pin can be sent to; the send flyout needs it. */
  readonly listPeople?: ListPeople;
  /** Sends a pin to a person; the send flyout needs it. */
  readonly sendPin?: SendPin;
  /** What the share button does where it opens no flyout: signed out, and beside feeds (S3 §4.12, S3 §6). */
  readonly openSend?: (object: SendObject) => void;
  /** Hands the address of a pin to the device; without it `navigator.share` is asked, where there is one. */
  readonly nativeShare?: NativeShare;
  /** Puts a text on the clipboard; without it `navigator.clipboard` is asked. */
  readonly copyText?: (text: string) => Promise<void>;
  /** Tells the server of a link that was followed, by a press or after a right click; without it nobody is told (S1 §7, S2 §4). */
  readonly logClickthrough?: LogClickthrough;
  /** Opens a link that was let through, in a new tab; without it the browser does (S3 §4.1). */
  readonly openLink?: (href: string) => void;
  /** What is known of a signed-out visitor: where their press on a link goes depends on it (S3 §4.8). */
  readonly visitor?: () => ClickthroughVisitor;
  /** Keeps a signed-out visitor's press on a link, and tells the server that they are a person of quality (S3 §4.8). */
  readonly recordSignedOutClick?: (record: Omit<ClickthroughRecord, 'ts'>) => void;
  /** What a press on the link of a pin does that goes without one (S3 §4.8). */
  readonly followLinkless?: (pin: Pin) => void;
  /** The page of the guidelines about spam; without it a blocked link has no "Learn more" (S1 §8). */
  readonly guidelinesUrl?: string;
  /** The names of countries by their codes, for why an ad shows; without it the browser's own are said (S1 §7). */
  readonly readCountries?: ReadNames;
  /** The names of languages by their codes, for why an ad shows; without it the browser's own are said (S1 §7). */
  readonly readLocales?: ReadNames;
  /** Opens what the viewer's ads are chosen by; without it no button leads there. */
  readonly openAdSettings?: () => void;
  /** Goes on to log in or sign up; with it the kit asks by itself, without it the host's `onLogin` is called. */
  readonly openLogin?: (way: 'login' | 'signup', request: LoginPromptRequest) => void;
  /** Leads to the app, or to the shop that has it; the app upsell needs it. */
  readonly openApp?: () => void;
  /** Keeps small texts over visits, such as when an upsell was shown. */
  readonly storage?: KeyValueStore;
}
