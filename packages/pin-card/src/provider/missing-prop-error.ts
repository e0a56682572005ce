/** A component was rendered without a required prop; `code` is `missing-prop`. */
export class MissingPropError extends Error {
  override readonly name = 'MissingPropError';
  readonly code = 'missing-prop';

  /** `prop` is written as in JSX, `unknown` says what the component cannot know without it. */
  constructor(part: string, prop: string, unknown: string) {
    // Bundlers replace the expression, as they do for React, and drop the hint from production.
    const hint =
      process.env.NODE_ENV !== 'production'
        ? `, so it does not know ${unknown}. Add it: <${part} ${prop}>.`
        : '.';
    super(`<${part}> was rendered without ${prop}${hint}`);
  }
}
