import type { Device } from '@tackboard/domain';

/**
 * The state that a page is rendered with, on the server and in the browser. It has the JSON responses of the API, so that
 * both sides decode and render the same.
 */
export interface PageState {
  readonly page: PageContent;
  /** The response of `UserSessionResource`. */
  readonly session: unknown;
  /** The people to log in as, as users in JSON. */
  readonly people: readonly unknown[];
  /** The layout for the browser's device. */
  readonly device: Device;
  /** When the page was rendered, in milliseconds since 1970. */
  readonly printedAt: number;
}

/** The kind of page, with the responses that it shows. */
export type PageContent =
  | { readonly kind: 'feed'; readonly data: unknown; readonly bookmark?: string | undefined }
  | { readonly kind: 'pin'; readonly data: unknown }
  /** Saves a pin again; `from` is the board to move it from. */
  | { readonly kind: 'repin'; readonly data: unknown; readonly from?: string | undefined }
  | { readonly kind: 'board'; readonly board: unknown; readonly pins: unknown }
  | {
      readonly kind: 'profile';
      readonly person: unknown;
      readonly boards: unknown;
      readonly pins: unknown;
    }
  /** `next` is the path to open after the login. */
  | { readonly kind: 'login'; readonly next: string }
  | { readonly kind: 'missing' };

/** The element that holds the {@link PageState} as JSON. */
export const PAGE_STATE_ID = 'page-state';
