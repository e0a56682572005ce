import { printQuery, type Query } from './query.js';
import { sitePath } from './site-path.js';

/** Adds keys to the query of a link, before its hash. */
const appendQuery = (link: string, query: Query): string => {
  const printed = printQuery(query);
  if (printed === '') return link;
  const hashAt = link.indexOf('#');
  const end = hashAt < 0 ? link.length : hashAt;
  const before = link.slice(0, end);
  const joined = before.includes('?') ? `${before}&${printed.slice(1)}` : before + printed;
  return joined + link.slice(end);
};

/** The target of an outbound link and what the interstitial before it shows. */
export interface PinRedirect {
  readonly domain?: string;
  readonly domainImageUrl?: string;
  /** The current path with its query. */
  readonly origin: string;
  readonly pinCategory?: string;
  readonly pinImageUrl?: string;
  readonly redirectUrl: string;
  /** What the interstitial hands on to `/offsite/`. These four fields are ours. */
  readonly offsite?: Pick<Offsite, 'auxData' | 'clientTrackingParams' | 'isThirdPartyAd' | 'pin'>;
}

/** The path of the interstitial before an outbound link: `/pin_redirect?domain=…`. It opens in a new tab. */
export const pinRedirectPath = ({
  domain,
  domainImageUrl,
  origin,
  pinCategory,
  pinImageUrl,
  redirectUrl,
  offsite: { pin, clientTrackingParams, auxData, isThirdPartyAd } = {},
}: PinRedirect): string =>
  `/pin_redirect${printQuery({
    domain,
    domainImageUrl,
    origin,
    pinCategory,
    pinImageUrl,
    redirectUrl,
    pin,
    client_tracking_params: clientTrackingParams,
    aux_data: auxData,
    isThirdPartyAd,
  })}`;

/** The fields of a navigation through the outbound interstitial. */
export interface Offsite {
  readonly token?: string;
  /** The target of the link. */
  readonly url: string;
  /** Id of the pin. */
  readonly pin?: string;
  /** The meaning of this field is not shown. */
  readonly csr?: string;
  readonly clientTrackingParams?: string;
  /** JSON text. */
  readonly auxData?: string;
  readonly isThirdPartyAd?: boolean;
}

/** The path of the outbound interstitial: `/offsite/?token=…`. */
export const offsitePath = (offsite: Offsite): string => {
  const { token, url, pin, csr, clientTrackingParams, auxData, isThirdPartyAd } = offsite;
  return `/offsite/${printQuery({
    token,
    url,
    pin,
    csr,
    client_tracking_params: clientTrackingParams,
    aux_data: auxData,
    isThirdPartyAd,
  })}`;
};

/** The fields of a link to the app. */
export interface DeepLink {
  readonly deeplinkPath?: string;
  readonly currentPageUrl?: string;
  readonly installId?: string;
  readonly utmSource?: string;
  readonly utmMedium?: string;
  readonly utmCampaign?: string;
  readonly utmTerm?: string;
  readonly utmContent?: string;
  readonly inviteCode?: string;
}

/** Adds the fields of a deep link to the query of an app-store link or a one-link install URL (S1 §7.10). */
export const deepLinkUrl = (installUrl: string, fields: DeepLink): string =>
  appendQuery(installUrl, {
    deeplink_path: fields.deeplinkPath,
    current_page_url: fields.currentPageUrl,
    install_id: fields.installId,
    utm_source: fields.utmSource,
    utm_medium: fields.utmMedium,
    utm_campaign: fields.utmCampaign,
    utm_term: fields.utmTerm,
    utm_content: fields.utmContent,
    invite_code: fields.inviteCode,
  });

/**
 * The link that accepts a group-board invite after login (S3 §2.3.3): the board URL with the flags of the invite in its
 * query. A board URL that is not a path of the site leads home, without the flags.
 */
export const boardInvitePath = (boardUrl: string): string => {
  const path = sitePath(boardUrl);
  if (path === undefined) return '/';
  return appendQuery(path, { board_url: path, accept_invite: true, seamless: true });
};
