import type { LoginRequest } from '../client/tackboard.js';

/** What somebody wanted to do who has to log in first, and to which pin, where it is about one. */
export type LoginPromptRequest = Pick<LoginRequest, 'reason'> & Partial<Pick<LoginRequest, 'pin'>>;
