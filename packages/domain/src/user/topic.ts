/** A topic that people follow (S3 §4.4.1). */
export interface Topic {
  readonly id: string;
  readonly name: string;
  /** The name in addresses. */
  readonly slug: string;
  readonly isFollowed: boolean;
  /** The addresses of pictures of its pins. */
  readonly pictures: readonly string[];
}
