import type { GatedAction, Pin } from '@tackboard/domain';

/** The action that needs a login, and its pin if it has one. */
export interface LoginPromptRequest {
  readonly reason: GatedAction;
  readonly pin?: Pin;
}
