import type { OpenLayer } from '@tackboard/domain';
import type { LoginPromptRequest } from './login-prompt-request.js';

/** Opens the login prompt of an action. */
export function openLoginPrompt(
  openLayer: OpenLayer,
  request: LoginPromptRequest,
  anchor?: HTMLElement,
): void {
  openLayer({
    load: async () => (await import('./dialogs.js')).LoginPrompt,
    props: { request },
    ...(anchor && { anchor }),
  });
}
