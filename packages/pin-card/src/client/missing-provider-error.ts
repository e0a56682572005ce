/** A part of the kit was rendered outside of `<TackboardProvider>`; `code` is `missing-provider`. */
export class MissingProviderError extends Error {
  override readonly name = 'MissingProviderError';
  readonly code = 'missing-provider';

  /** `part` is the name of the component or hook. */
  constructor(part: string) {
    // Bundlers replace the expression, as they do for React, and drop the hint from production.
    const hint =
      process.env.NODE_ENV !== 'production'
        ? ', so it has no client. Put it inside <TackboardProvider client={createTackboard({ … })}>.'
        : '.';
    super(`${part} was rendered outside of <TackboardProvider>${hint}`);
  }
}
