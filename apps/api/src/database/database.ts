import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';

/**
 * Runs `work` in a transaction that acquires the write lock first, so what it reads cannot change before it writes. An
 * error rolls everything back and is rethrown.
 */
export function transaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/** The named parameters of a statement. */
export type Parameters = Record<string, SQLInputValue>;

/** A prepared query. The column names in its SQL are the fields of `Row`. */
export interface Query<Row> {
  readonly all: (parameters: Parameters) => Row[];
  readonly first: (parameters: Parameters) => Row | undefined;
}

/** Prepares a query. The columns of the SQL must match `Row`. */
export function query<Row>(database: DatabaseSync, sql: string): Query<Row> {
  const statement: StatementSync = database.prepare(sql);
  return {
    all: (parameters) => statement.all(parameters) as Row[],
    first: (parameters) => statement.get(parameters) as Row | undefined,
  };
}
