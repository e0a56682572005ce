/** The data of a share dialog. `url` is absolute. */
export interface ShareRequest {
  readonly url: string;
  readonly title: string;
}

/** Opens a share dialog, as `navigator.share` does. Rejects with an `AbortError` when the viewer cancels it. */
export type NativeShare = (request: ShareRequest) => Promise<void>;
