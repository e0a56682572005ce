/** What a person shares with another (S3 §3). */
export interface SendObject {
  readonly type: 'pin';
  /** The pin's id. */
  readonly id: string;
  /** Of the `236x` picture. */
  readonly imageUrl?: string;
  /** The pinner's id. */
  readonly ownerId?: string;
  /** The close-up path, `/pin/{id}/`. */
  readonly url: string;
  readonly clientTrackingParams?: string;
}
