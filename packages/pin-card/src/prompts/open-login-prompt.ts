import type { OpenLayer } from '@tackboard/domain';
import type { LoginPromptRequest } from '../client/navigation.js';

/** Opens the login prompt of an action. */
export function openLoginPrompt(
  openLayer: OpenLayer,
  request: LoginPromptRequest,
  anchor?: HTMLElement,
): void {
  openLayer({
    load: async () => (await import('./login-prompt.js')).LoginPrompt,
    props: { request },
    ...(anchor && { anchor }),
  });
}
