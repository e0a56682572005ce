import type { CheckLink, Pin } from '@tackboard/domain';
import type { LinkVerdict, LinkPage } from '@tackboard/domain/link';
import type { ClickthroughRecord, ClickthroughVisitor } from '@tackboard/domain/logged-out';

/** What is reported about a link: an empty one, a check that failed, an unknown status (S3 §8). */
export interface LinkReport {
  readonly situation: 'emptyLink' | 'linkCheckFailed' | 'unknownRedirectStatus';
  readonly href: string;
  readonly redirectStatus?: string;
}

/** The query of the interstitial that opens in a new tab (S3 §2.3). */
export interface InterstitialFields {
  readonly domain?: string;
  readonly domainImageUrl?: string;
  /** The current path with its query. */
  readonly origin: string;
  readonly pinCategory?: string;
  readonly pinImageUrl?: string;
  readonly redirectUrl: string;
  /** What the interstitial hands on to `/offsite/` (S3 §2.3). */
  readonly offsite?: {
    readonly pin?: string;
    readonly clientTrackingParams?: string;
    /** JSON text. */
    readonly auxData?: string;
    readonly isThirdPartyAd?: boolean;
  };
}

/** What the chart needs from outside. */
export interface LinkCheckPorts {
  readonly checkLink: CheckLink;
  /** The page as it is at the press: its address, its hosts, and whether the browser is online. */
  readonly page: () => LinkPage;
  readonly openLink: (href: string) => void;
  /** A press went out to the link: the click is logged (S1 §7). */
  readonly onClickthrough?: (href: string, pin: Pin | undefined) => void;
  readonly onReport?: (report: LinkReport) => void;
  /** A signed-out visitor followed a link: the quality check is sent and counted, the click recorded (S3 §4.8). */
  readonly onSignedOutClick?: (record: Omit<ClickthroughRecord, 'ts'>) => void;
  readonly followLinkless?: (pin: Pin) => void;
  readonly openInterstitial?: (fields: InterstitialFields) => void;
}

/** A press on a link. `visitor` is given for a signed-out one. */
export interface LinkPress {
  readonly href: string;
  readonly pin?: Pin;
  readonly isThirdPartyAd?: boolean;
  readonly auxData?: Readonly<Record<string, unknown>>;
  readonly visitor?: ClickthroughVisitor;
}

/** The chart's memory. While `warned` it holds what the warning says. */
export interface LinkCheckContext {
  readonly press?: LinkPress;
  readonly warning?: LinkVerdict['warning'];
  /** The server's own sentence. */
  readonly message?: string | undefined;
  /** The host that was not opened. */
  readonly host?: string | undefined;
}

/** The events of the chart. */
export type LinkCheckEvent =
  | ({ readonly type: 'FOLLOW' } & LinkPress)
  | { readonly type: 'DISMISS' };
