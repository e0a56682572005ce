import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';

/**
 * Runs `work` as one transaction that takes the write lock at once, so that what it reads cannot change before it
 * writes. An error undoes everything and is passed on.
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

/** The parameters of a statement, by name. */
export type Parameters = Record<string, SQLInputValue>;

/** A prepared query whose columns are named in its SQL as the fields of `Row`. */
export interface Query<Row> {
  readonly all: (parameters: Parameters) => Row[];
  readonly first: (parameters: Parameters) => Row | undefined;
}

/** Prepares a query. The SQL and `Row` stand side by side where it is called: keep them equal. */
export function query<Row>(database: DatabaseSync, sql: string): Query<Row> {
  const statement: StatementSync = database.prepare(sql);
  return {
    all: (parameters) => statement.all(parameters) as Row[],
    first: (parameters) => statement.get(parameters) as Row | undefined,
  };
}
