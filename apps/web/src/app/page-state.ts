import type { Experience } from '@tackboard/domain/experience';
import type { ConsentOptions } from '@tackboard/pin-card';
import type { Device, Session, User } from '@tackboard/domain';
import type { CardKind, LanguageCode } from './document-options.js';
import type { ShownAs } from './shown-as.js';

/** What all pages of a document share: the viewer, the browser and the messages. */
export interface PageState {
  readonly origin: string;
  readonly session: Session;
  /** The people to log in as. */
  readonly people: readonly User[];
  /** The layout for the browser's device. */
  readonly device: Device;
  /** One of `BROWSER_CODES` (S2 §9). */
  readonly browserCode: number;
  /** One of `OS_CODES` (S2 §9). */
  readonly osCode: number;
  /** The language of the kit's texts. Default: English. */
  readonly language?: LanguageCode | undefined;
  /** The direction of the page. Default: left to right. */
  readonly direction?: 'rtl' | undefined;
  /** The experiments that the address asks for, by name. */
  readonly experiments?: Readonly<Record<string, string>> | undefined;
  /** The card that the address asks for. Default: the usual one. */
  readonly card?: CardKind | undefined;
  /** The kind of crawler that asks; absent for people. */
  readonly crawler?: Crawler | undefined;
  /** How the browser asked to be seen. */
  readonly shownAs?: ShownAs | undefined;
  /** The viewer's messages. Absent where nothing of the page needs the code of messages. */
  readonly messages?: readonly Experience[] | undefined;
  /** Whether one of the messages hides the footers of cards. */
  readonly hidesFooters?: boolean | undefined;
  /** What the viewer allows. */
  readonly consent: ConsentOptions;
  /** Whether the browser sends Global Privacy Control. */
  readonly hasPrivacySignal: boolean;
  /** When the page was rendered, in milliseconds since 1970. */
  readonly renderedAt: number;
}

/** A crawler of a search engine, or of a social network that builds a preview (S3 §6). */
export type Crawler = 'search' | 'social';
