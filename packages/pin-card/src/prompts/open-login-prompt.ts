import type { OpenLayer } from '@tackboard/domain';
import { loadDialogs } from '../chunks/load-dialogs.js';
import type { LoginPromptRequest } from './login-prompt-request.js';

/** Opens the login prompt of an action. */
export function openLoginPrompt(
  openLayer: OpenLayer,
  request: LoginPromptRequest,
  anchor?: HTMLElement,
): void {
  openLayer({
    load: () => loadDialogs().then(({ LoginPrompt }) => LoginPrompt),
    props: { request },
    ...(anchor && { anchor }),
  });
}
