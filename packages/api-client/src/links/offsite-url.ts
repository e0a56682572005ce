import { offsitePath } from '@tackboard/routes';

/** The values of the interstitial page before a link leaves the site (S3 §2 §7). */
export interface OffsiteTarget {
  /** Signed by the server. */
  readonly token: string;
  readonly url: string;
  readonly pinId?: string;
  /** The server's client session reference. */
  readonly csr?: string;
  readonly clientTrackingParams?: string;
  readonly auxData?: Readonly<Record<string, unknown>>;
  readonly isThirdPartyAd?: boolean;
}

/** Returns the path of the interstitial page, for a navigation of the browser (S3 §2 §7). */
export function offsiteUrl({ pinId, auxData, ...target }: OffsiteTarget): string {
  return offsitePath({
    ...target,
    ...(pinId !== undefined && { pin: pinId }),
    ...(auxData !== undefined && { auxData: JSON.stringify(auxData) }),
  });
}
