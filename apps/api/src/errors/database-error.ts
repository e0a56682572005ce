/** The `code` of a {@link DatabaseError}. */
export type DatabaseErrorCode =
  | 'database_unopenable'
  | 'database_unreadable'
  | 'database_readonly'
  | 'database_of_another_version'
  | 'database_busy';

/**
 * The database file cannot be opened. `message` is one line with the path, the cause and the fix: print it and
 * exit with 1.
 */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  readonly code: DatabaseErrorCode;
  readonly path: string;

  constructor(
    code: DatabaseErrorCode,
    path: string,
    problem: string,
    fix: string,
    cause?: unknown,
  ) {
    super(`The database ${path} cannot be used: ${problem}. ${fix}`, { cause });
    this.code = code;
    this.path = path;
  }
}

/** Whether an error is a {@link DatabaseError}. */
export function isDatabaseError(error: unknown): error is DatabaseError {
  return error instanceof DatabaseError;
}
