import type { Experiments } from './experiments.js';
import type { AttributionSetting } from './pin/attribution.js';
import type { Surface } from './surface/surfaces.js';
import type { Viewer } from './user/viewer.js';

/**
 * What the rules depend on and no server can guess. Only who looks and where is needed; whatever else is absent takes
 * the default that stands beside it (S1 §2 §6).
 */
export interface CardContext {
  readonly viewer: Viewer;
  /** Where the card shows; an unknown name takes the default row of the surface table (S1 §2). */
  readonly surface: Surface;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The number of the view in tracking, such as 494 (S1 §9). */
  readonly viewType?: number;
  /** The number of the view's part in tracking, such as 3173 (S1 §9). */
  readonly viewParameter?: number;
  /** Default `desktop`. */
  readonly device?: Device;
  readonly isBot?: boolean;
  /** The crawler of a social network, for a preview. */
  readonly isSocialBot?: boolean;
  /** One of `BROWSER_CODES` (S2 §9). */
  readonly browserCode?: number;
  /** One of `OS_CODES` (S2 §9). */
  readonly osCode?: number;
  /** Two letters, such as `US`. */
  readonly country?: string;
  /** BCP 47, such as `de-AT`; default `en-US`. */
  readonly locale?: string;
  /** The request came from an address inside the company. */
  readonly isInternalAddress?: boolean;
  /** The hosts of the product itself; a subdomain counts with its host. */
  readonly ownHosts?: readonly string[];
  /** What the urls of the product's own pictures begin with, such as `https://i.pins.example/`. */
  readonly imageHost?: string;
  readonly experiments?: Experiments;
  /** A pending experience asks to hide the footers of cards (S1 §4). */
  readonly isFooterHiddenByExperience?: boolean;
  /** How much of the source of pins shows where nothing else decides (S1 §5); default `default`. */
  readonly attributionSetting?: AttributionSetting;
}

/** The two layouts of the product (S1 §1). */
export type Device = 'desktop' | 'mobile';
