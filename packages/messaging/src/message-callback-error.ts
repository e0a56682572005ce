/** Thrown nowhere: reported once for each message for which a function of the host threw (S2 §4). */
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
