/** A client was created without a required option; `code` is `missing-option`. */
export class MissingOptionError extends Error {
  override readonly name = 'MissingOptionError';
  readonly code = 'missing-option';

  /** `option` is written as in the call, `unknown` says what the client cannot know without it. */
  constructor(option: string, unknown: string) {
    // Bundlers replace the expression, as they do for React, and drop the hint from production.
    const hint =
      process.env.NODE_ENV !== 'production'
        ? `, so it does not know ${unknown}. Add it: createTackboard({ viewer, calls: { savePin, unsavePin, readPin } }).`
        : '.';
    super(`createTackboard() was called without ${option}${hint}`);
  }
}
