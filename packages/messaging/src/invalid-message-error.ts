/** Thrown nowhere: reported once for each message whose display data is invalid (S2 §5). */
export class InvalidMessageError extends Error {
  override readonly name = 'InvalidMessageError';
  readonly code = 'invalid_message';
  readonly key: string;

  constructor(key: string, reason: string) {
    super(`Message ${key} is not shown: ${reason}. Correct its display data on the server.`);
    this.key = key;
  }
}
