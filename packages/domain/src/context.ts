import type { Experiments } from './experiments.js';
import type { AttributionSetting } from './pin/attribution.js';
import type { Surface } from './surface.js';
import type { Viewer } from './user/user.js';

/**
 * The input of the rules that no server knows. Only `viewer`, `surface` and `now` are required; each other
 * property documents its default.
 */
export interface CardContext {
  readonly viewer: Viewer;
  /** Where the card is rendered. Unknown names use the default row of the surface table. */
  readonly surface: Surface;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** View type in tracking, such as 494. */
  readonly viewType?: number;
  /** View parameter in tracking, such as 3173. */
  readonly viewParameter?: number;
  /** Default: `desktop`. */
  readonly device?: Device;
  readonly isBot?: boolean;
  /** The crawler of a social network, which builds a preview. */
  readonly isSocialBot?: boolean;
  /** One of `BROWSER_CODES`. */
  readonly browserCode?: number;
  /** One of `OS_CODES`. */
  readonly osCode?: number;
  /** ISO 3166 code, such as `US`. */
  readonly country?: string;
  /** BCP 47, such as `de-AT`. Default: `en-US`. */
  readonly locale?: string;
  /** The request comes from an internal address of the company. */
  readonly isInternalAddress?: boolean;
  /**
   * Further hosts of the product. Links to exactly these hosts are not checked; the right-click tracker includes
   * their subdomains.
   */
  readonly ownHosts?: readonly string[];
  /** Prefix of the product's own image URLs, such as `https://i.pins.example/`. */
  readonly imageHost?: string;
  readonly experiments?: Experiments;
  /** A pending experience hides the footers of cards. */
  readonly isFooterHiddenByExperience?: boolean;
  /** Attribution of pins that no other rule decides. Default: `default`. */
  readonly attributionSetting?: AttributionSetting;
}

/** Layouts of the product. */
export type Device = 'desktop' | 'mobile';

/** Whether the request comes from a crawler, of a search engine or a social network. */
export function isCrawler(context: Pick<CardContext, 'isBot' | 'isSocialBot'>): boolean {
  return context.isBot === true || context.isSocialBot === true;
}
