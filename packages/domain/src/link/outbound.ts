import { needsCheck } from '@tackboard/routes/links';

/** The page of a link (S3 §4.1). */
export interface LinkPage {
  /** Relative links are resolved against this URL. */
  readonly url: string;
  /** Further hosts of the product. Links to exactly these hosts are not checked. */
  readonly ownHosts?: readonly string[];
  /** Default: true. */
  readonly isOnline?: boolean;
}

/** Whether a link leaves the product and is checked first (S3 §4.1): http or https, and of another origin. */
export function isOutbound(href: string | undefined, { url, ownHosts = [] }: LinkPage): boolean {
  const { origin, protocol } = new URL(url);
  const alsoOwn = ownHosts.flatMap((host) => [`https://${host}`, `${protocol}//${host}`]);
  return needsCheck(href, { origin, alsoOwn });
}
