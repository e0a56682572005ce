import { postLoginPath } from '@tackboard/routes/paths';

/** The pages that a login may continue with. */
interface AfterLoginPaths {
  readonly repinAfterLogin: (pinId: string) => string;
  readonly editPin: (pinId: string) => string;
}

const DEFAULT_PATHS: AfterLoginPaths = {
  repinAfterLogin: (pinId) => postLoginPath('repin', pinId),
  editPin: (pinId) => postLoginPath('edit', pinId),
};

/**
 * Returns the page that continues after a login (S3 §2.3): `/pin/{id}/repin/` to save a pin, `/pin/{id}/edit/` to
 * edit it, or your own `paths`; `undefined` to stay on the page.
 */
export function afterLoginPath(
  action: string,
  pinId: string,
  paths: AfterLoginPaths = DEFAULT_PATHS,
): string | undefined {
  if (action === 'save') return paths.repinAfterLogin(pinId);
  return action === 'edit' ? paths.editPin(pinId) : undefined;
}
