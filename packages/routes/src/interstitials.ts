import { printQuery } from './query.js';

/** What the interstitial before an outbound link shows and where it leads (S3 §2.3). */
export interface PinRedirect {
  readonly domain?: string;
  readonly domainImageUrl?: string;
  /** The current path with its query. */
  readonly origin: string;
  readonly pinCategory?: string;
  readonly pinImageUrl?: string;
  readonly redirectUrl: string;
}

/** The interstitial before an outbound link, opened in a new tab: `/pin_redirect?domain=…` (S3 §2.3). */
export const pinRedirectPath = ({
  domain,
  domainImageUrl,
  origin,
  pinCategory,
  pinImageUrl,
  redirectUrl,
}: PinRedirect): string =>
  `/pin_redirect${printQuery({ domain, domainImageUrl, origin, pinCategory, pinImageUrl, redirectUrl })}`;

/** What a navigation through the outbound interstitial carries (S3 §2.3). */
export interface Offsite {
  readonly token?: string;
  /** Where the link leads. */
  readonly url: string;
  /** The pin's id. */
  readonly pin?: string;
  readonly csr?: string;
  readonly clientTrackingParams?: string;
  /** JSON text. */
  readonly auxData?: string;
  readonly isThirdPartyAd?: boolean;
}

/** The navigation through the outbound interstitial: `/offsite/?token=…` (S3 §2.3). */
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
