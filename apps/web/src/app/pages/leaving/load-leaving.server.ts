import { isCallError } from '@tackboard/api-client';
import { type LinkVerdict, linkVerdict } from '@tackboard/domain';
import { ownPath } from '../../own-path.js';
import { notFound, type RequestOf } from '../../page.server.js';

/** A link that leaves the site. */
export interface Leaving {
  /** As the URL standard prints it. */
  readonly url: string;
  /** The host that the browser connects to. Letters outside ASCII are Punycode, so that none looks like another. */
  readonly host: string;
  /** Why the link is not opened; absent when it is allowed. */
  readonly warning?: LinkVerdict['warning'];
  /** The path of the button that opens the link; absent when the link is not allowed. */
  readonly path?: string;
  /** The page that the viewer came from. */
  readonly origin: string;
  readonly imagePath: string | undefined;
}

/** Reads what the site thinks of a link. */
export async function loadLeaving({
  calls,
  link,
  query,
}: RequestOf<'leaving/interstitial'>): Promise<Leaving> {
  const asked = query.get(link.route === 'offsite' ? 'url' : 'redirectUrl') ?? '';
  const { url, path, redirectStatus } = await calls
    .readOffsiteLink({ url: asked })
    // What is no link has no page.
    .catch((error: unknown) => {
      if (isCallError(error) && error.status === 400) notFound();
      throw error;
    });
  if (url === undefined) notFound();
  return {
    url,
    host: new URL(url).hostname,
    warning: linkVerdict(redirectStatus).warning,
    ...(path !== undefined && { path: withOffsiteFields(path, query) }),
    origin: ownPath(query.get('origin')) ?? '/',
    // No picture of another site: the address is written by whoever links here.
    imagePath: ownPath(query.get('pinImageUrl')),
  };
}

/** What the page before a link hands on to `/offsite/` (S3 §2.3). */
const FIELDS = ['pin', 'client_tracking_params', 'aux_data', 'isThirdPartyAd'] as const;

/** The meaning of `csr` is not shown. The value is ours. */
const CSR = '1';

/** Adds what the address of the page says about the pin to the path that follows its link (S3 §2.3). */
export function withOffsiteFields(path: string, query: URLSearchParams): string {
  const fields = new URLSearchParams();
  for (const name of FIELDS) {
    const value = query.get(name);
    if (value) fields.set(name, value);
    if (name === 'pin') fields.set('csr', CSR);
  }
  return `${path}&${fields}`;
}
