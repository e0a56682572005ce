/** Thrown nowhere: reported once for each message that is invalid (S2 §5.1). */
export class InvalidMessageError extends Error {
  override readonly name = 'InvalidMessageError';
  readonly code = 'invalid_message';
  readonly key: string;

  constructor(key: string, reason: string) {
    super(`Message ${key} is not shown: ${reason}. Correct it on the server.`);
    this.key = key;
  }
}

/** Thrown nowhere: reported once for each message for which a function of the host threw (S2 §4.12). */
export class MessageCallbackError extends Error {
  override readonly name = 'MessageCallbackError';
  readonly code = 'message_callback';
  readonly key: string;

  constructor(callback: string, key: string, cause: unknown) {
    super(
      `${callback} threw for message ${key}, so the message does not show there. Make it accept every message.`,
      { cause },
    );
    this.key = key;
  }
}
