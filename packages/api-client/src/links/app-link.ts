import { SAMPLED_ERROR_RATE } from '@tackboard/domain/errors';
import { isSampled } from '@tackboard/domain/tracking';
import { type DeepLink, deepLinkUrl } from '@tackboard/routes';
import type { Client } from '../client.js';

/** A link to the app: its page in an app store, or a one-link install URL (S1 §7). */
export interface AppLink extends DeepLink {
  readonly installUrl: string;
}

/** Options of {@link openAppLink}. */
export interface AppLinkOptions {
  /** Leaves the page for the URL. Default: `location.assign`. */
  readonly open?: (url: string) => void;
  /** Called for one in ten errors (S1 §8). */
  readonly onError?: (error: unknown) => void;
}

/** Leaves the page for the app or its store (S1 §7). Never throws: the page stays when the link does not open. */
export function openAppLink(
  { random }: Client,
  { installUrl, ...fields }: AppLink,
  { open = (url) => globalThis.location.assign(url), onError }: AppLinkOptions = {},
): void {
  try {
    // A relative URL would leave for a page of the site.
    open(new URL(deepLinkUrl(installUrl, fields)).href);
  } catch (error) {
    if (isSampled(random, SAMPLED_ERROR_RATE)) onError?.(error);
  }
}
