import { pinEditPath, repinPath } from '@tackboard/routes/paths';

/**
 * Returns the page that continues after a login (S3 §2.3): `/pin/{id}/repin/` to save a pin, `/pin/{id}/edit/` to
 * edit it; `undefined` to stay on the page.
 */
export function afterLoginPath(action: string, pinId: string): string | undefined {
  if (action === 'save') return `${repinPath(pinId)}/`;
  return action === 'edit' ? pinEditPath(pinId) : undefined;
}
