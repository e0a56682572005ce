/** A setting is invalid. `message` is one line with the option, its value and what it must be. */
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
