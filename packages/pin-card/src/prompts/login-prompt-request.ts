import type { LoginRequest } from '../client/tackboard.js';

/** The action that needs a login, and its pin if it has one. */
export type LoginPromptRequest = Pick<LoginRequest, 'reason'> & Partial<Pick<LoginRequest, 'pin'>>;
