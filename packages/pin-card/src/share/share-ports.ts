/** What the device is asked to share. `url` is a whole address. */
export interface ShareRequest {
  readonly url: string;
  readonly title: string;
}

/** Shares an address as `navigator.share` does; rejects with an `AbortError` when the person cancels. */
export type NativeShare = (request: ShareRequest) => Promise<void>;
