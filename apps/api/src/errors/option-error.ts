/** A setting that the server was started with makes no sense. `message` is one line: what, and what to write instead. */
export class OptionError extends Error {
  override readonly name = 'OptionError';
  readonly code = 'invalid_option';
  readonly option: string;

  constructor(option: string, given: string, expected: string) {
    super(`${option} is "${given}", but it must be ${expected}.`);
    this.option = option;
  }
}

/** Whether an error is an {@link OptionError}. */
export function isOptionError(error: unknown): error is OptionError {
  return error instanceof OptionError;
}
