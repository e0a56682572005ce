/** A part of the kit was rendered outside of `<TackboardProvider>`; `code` is `missing-provider`. */
export class MissingProviderError extends Error {
  override readonly name = 'MissingProviderError';
  readonly code = 'missing-provider';

  /** `part` is the name of the component or hook. */
  constructor(part: string) {
    super(
      `${part} was rendered outside of <TackboardProvider>, so it has no client. ` +
        'Put it inside <TackboardProvider client={createTackboard({ … })}>.',
    );
  }
}
