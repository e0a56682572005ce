/** Storage held an outbox entry that is no tap. It was dropped and not sent; `code` is `damaged-outbox-entry`. */
export class DamagedEntryError extends Error {
  override readonly name = 'DamagedEntryError';
  readonly code = 'damaged-outbox-entry';

  constructor(storageKey: string) {
    super(
      `The stored save "${storageKey}" is damaged, so it was dropped and not sent. Let only the outbox write its keys.`,
    );
  }
}
