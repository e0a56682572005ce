import type { LinkPage } from '@tackboard/domain';
import type { Internals } from '../client/types.js';

/** The state of the current page that the link check needs (S3 §4.1). */
export function linkPage({
  context,
  environment,
}: Pick<Internals, 'context' | 'environment'>): LinkPage {
  return {
    url: window.location.href,
    ...(context.ownHosts && { ownHosts: context.ownHosts }),
    isOnline: environment.isOnline(),
  };
}
