/** A client was created without something that it cannot do without; `code` is `missing-option`. */
export class MissingOptionError extends Error {
  override readonly name = 'MissingOptionError';
  readonly code = 'missing-option';

  constructor(option: string, what: string) {
    super(
      `createTackboard() was called without ${option}, so it does not know ${what}. ` +
        `Add it: createTackboard({ viewer, calls: { savePin, unsavePin, readPin } }).`,
    );
  }
}
