import type { LinkPage } from '@tackboard/domain/link';
import type { Tackboard } from '../provider/tackboard-context.js';

/** The page that a link is pressed on, as it is now (S3 §4.1). */
export function linkPage({ context, ports }: Pick<Tackboard, 'context' | 'ports'>): LinkPage {
  return {
    url: window.location.href,
    ...(context.ownHosts && { ownHosts: context.ownHosts }),
    isOnline: ports.isOnline?.() ?? navigator.onLine,
  };
}
