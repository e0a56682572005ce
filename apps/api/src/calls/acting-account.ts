import { ResourceError } from '../errors/resource-error.js';

/** Throws `otherViewer` when a write names another account than the viewer's own: this server has no delegated accounts. */
export function requireOwnAccount(userId: string, ...named: (string | null)[]): void {
  if (named.some((id) => id !== null && id !== userId))
    throw new ResourceError(
      'otherViewer',
      'The account in the request is not the signed-in viewer.',
    );
}
