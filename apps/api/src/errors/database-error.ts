/** Why a database cannot be used. */
export type DatabaseErrorCode =
  | 'database_unopenable'
  | 'database_unreadable'
  | 'database_too_new'
  | 'database_busy';

/**
 * The database file cannot be opened or brought to the version this server needs. `message` is one line that names
 * the path, the cause and the way to mend it, fit to be printed before the process ends with 1.
 */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  readonly code: DatabaseErrorCode;
  readonly path: string;

  constructor(code: DatabaseErrorCode, path: string, why: string, mend: string, cause?: unknown) {
    super(`The database ${path} cannot be used: ${why}. ${mend}`, { cause });
    this.code = code;
    this.path = path;
  }
}

/** Whether an error is a {@link DatabaseError}. */
export function isDatabaseError(error: unknown): error is DatabaseError {
  return error instanceof DatabaseError;
}
