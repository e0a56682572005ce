import { pinEditPath, repinPath } from '@tackboard/routes/paths';

/**
 * Where a viewer goes on after they have signed in to do something to a pin (S3 §2.3): to save, `/pin/{id}/repin/`; to
 * edit, `/pin/{id}/edit/`. `undefined`: they stay where they were.
 */
export function afterLoginPath(action: string, pinId: string): string | undefined {
  if (action === 'save') return `${repinPath(pinId)}/`;
  return action === 'edit' ? pinEditPath(pinId) : undefined;
}
