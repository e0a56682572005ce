import type { Device } from '@tackboard/domain';

/**
 * What the server knows as it prints a page, and what the browser starts from: the answers of the api in their own
 * form, so that both sides decode the same and render the same.
 */
export interface PageState {
  readonly page: PageContent;
  /** The session as `UserSessionResource` answers it. */
  readonly session: unknown;
  /** The people whom the demo can be seen as, in the form of a user. */
  readonly people: readonly unknown[];
  /** The layout that the browser asked for. */
  readonly device: Device;
  /** When the page was printed, in milliseconds since 1970. */
  readonly printedAt: number;
}

/** Which page this is, with the answers that it shows. */
export type PageContent =
  | { readonly kind: 'feed'; readonly data: unknown; readonly bookmark?: string | undefined }
  | { readonly kind: 'pin'; readonly data: unknown }
  /** Where a pin is saved again; `from` is the board that it is moved away from. */
  | { readonly kind: 'repin'; readonly data: unknown; readonly from?: string | undefined }
  | { readonly kind: 'board'; readonly board: unknown; readonly pins: unknown }
  | {
      readonly kind: 'profile';
      readonly person: unknown;
      readonly boards: unknown;
      readonly pins: unknown;
    }
  /** `next` is where to go on afterwards: a path of this site. */
  | { readonly kind: 'login'; readonly next: string }
  | { readonly kind: 'missing' };

/** The element that holds the {@link PageState} as JSON. */
export const PAGE_STATE_ID = 'page-state';
