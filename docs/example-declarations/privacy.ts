import type { Consent, TackboardCalls, Viewer } from '@tackboard/domain';
import type { CookiePreferences } from '@tackboard/domain/experience';
import type { Tackboard } from '@tackboard/pin-card';

export type { Consent } from '@tackboard/domain';
export { cookiePreferences } from '@tackboard/domain/experience';
export { createTackboard } from '@tackboard/pin-card';
export declare const tackboard: Tackboard;
export declare const viewer: Viewer;
export declare const calls: TackboardCalls;
export declare const choice: Consent;
export declare const storedPreferences: Partial<CookiePreferences>;
export declare const idempotencyKey: string;
export declare const request: Request;
export declare const render: (consent: Consent) => void;
export declare const gtag: (...command: unknown[]) => void;
