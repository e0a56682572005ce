/** The options of `createTackboard()` that a client cannot do without, as they are written, and what it does not know then. */
const REQUIRED_OPTIONS = {
  viewer: 'who looks at the page',
  'viewer: { isAuth: true, id }': 'whose pins it saves',
  'calls: { savePin }': 'how to save a pin',
  'calls: { unsavePin }': 'how to unsave a pin',
  'calls: { readPin }': 'whether a pin is saved after a save without a response',
};

/** A client was created without a required option; `code` is `missing-option`. */
export class MissingOptionError extends Error {
  override readonly name = 'MissingOptionError';
  readonly code = 'missing-option';

  constructor(option: keyof typeof REQUIRED_OPTIONS) {
    // Bundlers replace the expression, as they do for React, and drop the hint from production.
    const hint =
      process.env.NODE_ENV !== 'production'
        ? `, so it does not know ${REQUIRED_OPTIONS[option]}. Add it: createTackboard({ viewer, calls: { savePin, unsavePin, readPin } }).`
        : '.';
    super(`createTackboard() was called without ${option}${hint}`);
  }
}
