/** The props that a component cannot do without, as they are written, and what it does not know then. */
const REQUIRED_PROPS = {
  'pin={{ id: … }}': 'which pin to show',
  'client={createTackboard({ … })}': 'how to save a pin',
};

/** A component was rendered without a required prop; `code` is `missing-prop`. */
export class MissingPropError extends Error {
  override readonly name = 'MissingPropError';
  readonly code = 'missing-prop';

  /** `part` is the name of the component. */
  constructor(part: string, prop: keyof typeof REQUIRED_PROPS) {
    // Bundlers replace the expression, as they do for React, and drop the hint from production.
    const hint =
      process.env.NODE_ENV !== 'production'
        ? `, so it does not know ${REQUIRED_PROPS[prop]}. Add it: <${part} ${prop}>.`
        : '.';
    super(`<${part}> was rendered without ${prop}${hint}`);
  }
}
