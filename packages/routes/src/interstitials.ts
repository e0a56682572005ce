import { printQuery } from './query.js';

/** The target of an outbound link and what the interstitial before it shows (S3 §2.3). */
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

/** The path of the interstitial before an outbound link (S3 §2.3): `/pin_redirect?domain=…`. It opens in a new tab. */
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

/** The fields of a navigation through the outbound interstitial (S3 §2.3). */
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

/** The path of the outbound interstitial (S3 §2.3): `/offsite/?token=…`. */
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
