import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

/** The named parameters of a statement. */
type Parameters = Record<string, SQLInputValue>;

/** A prepared query. The column names in its SQL are the fields of `Row`. */
export interface Query<Row> {
  readonly all: (parameters: Parameters) => Row[];
  readonly first: (parameters: Parameters) => Row | undefined;
}

/** A connection to the database, with typed queries and transactions. */
export class Database extends DatabaseSync {
  /** Prepares a query. The columns of the SQL must match `Row`. */
  query<Row>(sql: string): Query<Row> {
    const statement = this.prepare(sql);
    return {
      all: (parameters) => statement.all(parameters) as Row[],
      first: (parameters) => statement.get(parameters) as Row | undefined,
    };
  }

  /**
   * Runs `work` in a transaction that acquires the write lock first, so what it reads cannot change before it writes. An
   * error rolls everything back and is rethrown.
   */
  transaction<Result>(work: () => Result): Result {
    this.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.exec('COMMIT');
      return result;
    } catch (error) {
      if (this.isTransaction) this.exec('ROLLBACK');
      throw error;
    }
  }
}
