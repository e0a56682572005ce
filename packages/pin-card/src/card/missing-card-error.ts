/** A part of a card was rendered outside of `<PinCardRoot>`; `code` is `missing-card`. */
export class MissingCardError extends Error {
  override readonly name = 'MissingCardError';
  readonly code = 'missing-card';

  /** `part` is the name of the component. */
  constructor(part: string) {
    // Bundlers replace the expression, as they do for React, and drop the hint from production.
    const hint =
      process.env.NODE_ENV !== 'production'
        ? ', so it does not know its pin. Put it inside <PinCardRoot pin={…} surface="…">.'
        : '.';
    super(`<${part}> was rendered outside of a card${hint}`);
  }
}
