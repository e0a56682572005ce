import type { RedirectStatus } from '@tackboard/domain';
import type { Database } from '../database/database.js';

/** The host and the domains above it: `a.b.example`, `b.example`, `example`. */
function domainsOf(hostname: string): string[] {
  const labels = hostname.toLowerCase().replace(/\.+$/, '').split('.');
  return labels.map((_, index) => labels.slice(index).join('.'));
}

/** Checks a link that leaves the site. `url` is an http or https URL. */
export type CheckLink = ReturnType<typeof createCheckLink>;

/** Creates the link check (S3 §4.1): a host is judged with its subdomains, and one that nobody reported is allowed. */
export function createCheckLink(database: Database) {
  const hosts = database.query<{ status: Exclude<RedirectStatus, 'allowed'> }>(
    'SELECT status FROM link_hosts WHERE host IN (SELECT value FROM json_each(:domains)) ORDER BY length(host) DESC',
  );
  return (url: URL) => {
    const status: RedirectStatus =
      hosts.first({ domains: JSON.stringify(domainsOf(url.hostname)) })?.status ?? 'allowed';
    return {
      redirect_status: status,
      // The status says it: the kit warns in the viewer's language, which the server does not know.
      message: '',
      url: url.href,
    };
  };
}
