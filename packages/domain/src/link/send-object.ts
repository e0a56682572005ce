/** A pin as it is shared (S3 §3). */
export interface SendObject {
  readonly type: 'pin';
  /** Id of the pin. */
  readonly id: string;
  /** URL of the `236x` image. */
  readonly imageUrl?: string;
  /** Id of the pinner. */
  readonly ownerId?: string;
  /** Path of the close-up, `/pin/{id}/`. */
  readonly url: string;
  readonly clientTrackingParams?: string;
}
