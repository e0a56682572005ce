import { writeFailure } from '@tackboard/domain/card';
import type { LoginPromptRequest } from '../client/navigation.js';
import type { ClientCore } from '../client/types.js';

/**
 * Opens the login prompt if a write was refused because the login is limited, and returns whether it did. The
 * viewer counts as limited from then on: a link in an email may have replaced the login after the page had loaded.
 */
export function promptAfterRefusal(
  { state, promptLogin }: Pick<ClientCore, 'promptLogin' | 'state'>,
  request: LoginPromptRequest,
  error: unknown,
): boolean {
  if (!writeFailure(error).isLimitedLogin) return false;
  const { context, ...rest } = state.get();
  const viewer = { ...context.viewer, isLimitedLogin: true };
  state.set({ ...rest, context: { ...context, viewer } });
  promptLogin(request);
  return true;
}

/** Returns a call that opens the login prompt when the server refuses it because the login is limited. */
export function promptingCall<Args extends readonly unknown[], Response>(
  core: Pick<ClientCore, 'promptLogin' | 'state'>,
  request: LoginPromptRequest,
  call: (...args: Args) => Promise<Response>,
): (...args: Args) => Promise<Response> {
  return (...args) =>
    call(...args).catch((error: unknown) => {
      promptAfterRefusal(core, request, error);
      throw error;
    });
}
