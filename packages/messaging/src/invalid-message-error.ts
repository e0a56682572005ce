/** Thrown nowhere: reported once for each message that is invalid (S2 §5). */
export class InvalidMessageError extends Error {
  override readonly name = 'InvalidMessageError';
  readonly code = 'invalid_message';
  readonly key: string;

  constructor(key: string, reason: string) {
    super(`Message ${key} is not shown: ${reason}. Correct it on the server.`);
    this.key = key;
  }
}
