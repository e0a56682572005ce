/** A component was rendered without a prop that it cannot do without, as JavaScript allows. */
export class MissingPropError extends Error {
  override readonly name = 'MissingPropError';
  readonly code = 'missing-prop';

  /** `part` is the name of the component, `prop` what it lacks as it is written, `unknown` what that would tell. */
  constructor(part: string, prop: string, unknown: string) {
    super(
      `<${part}> was rendered without ${prop}, so it does not know ${unknown}. ` +
        `Add it: <${part} ${prop}>.`,
    );
  }
}
