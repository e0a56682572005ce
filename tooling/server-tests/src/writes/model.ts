import { DatabaseSync } from 'node:sqlite';
import { SEED_TIME_MS } from '@tackboard/api/testing';

/** The board of a copy in the model; the profile has none. */
export const PROFILE = 'profile';

/** A state that one client alone writes, by the name of what it is about. */
export type State =
  | { readonly kind: 'saves'; readonly userId: string; readonly pinId: string }
  | { readonly kind: 'board'; readonly userId: string; readonly name: string }
  | {
      readonly kind: 'follow';
      readonly userId: string;
      readonly table: FollowTable;
      readonly id: string;
    }
  | { readonly kind: 'hidden'; readonly userId: string; readonly pinId: string };

/** The tables of follows, with the column of what is followed. */
export const FOLLOW_TABLES = {
  board_follows: 'board_id',
  user_follows: 'followed_id',
  topic_follows: 'topic_id',
} as const;

/** One of {@link FOLLOW_TABLES}. */
export type FollowTable = keyof typeof FOLLOW_TABLES;

/** A state as text: equal in the model and in the database, or the run has failed. */
export interface Expected {
  readonly state: State;
  readonly value: string;
}

/** The value of the saves of a pin: where the copies are, and how many copies there have ever been. */
export function savesValue(places: Iterable<string>, copiesEver: number): string {
  return `${[...places].toSorted().join(' ')} of ${copiesEver}`;
}

/** Compares states with the database file, and checks the file itself. Returns what is wrong. */
export function compare(databasePath: string, expected: readonly Expected[]): string[] {
  const database = new DatabaseSync(databasePath, { timeout: 5000 });
  try {
    const problems = expected.flatMap(({ state, value }) => {
      const stored = storedValue(database, state);
      return stored === value
        ? []
        : [`${JSON.stringify(state)}: acknowledged ${value}, stored ${stored}`];
    });
    return [...problems, ...fileProblems(database)];
  } finally {
    database.close();
  }
}

function storedValue(database: DatabaseSync, state: State): string {
  switch (state.kind) {
    case 'saves': {
      const rows = database
        .prepare('SELECT board_id, deleted_at FROM saves WHERE user_id = ? AND pin_id = ?')
        .all(state.userId, state.pinId);
      const live = rows.filter((row) => row['deleted_at'] === null);
      return savesValue(
        live.map((row) => (row['board_id'] as string | null) ?? PROFILE),
        rows.length,
      );
    }
    case 'board': {
      const sql = 'SELECT count(*) AS n FROM boards WHERE owner_id = ? AND name = ?';
      return String(database.prepare(sql).get(state.userId, state.name)?.['n']);
    }
    case 'follow': {
      const column = FOLLOW_TABLES[state.table];
      const sql = `SELECT count(*) AS n FROM ${state.table} WHERE user_id = ? AND ${column} = ?`;
      return String(database.prepare(sql).get(state.userId, state.id)?.['n']);
    }
    case 'hidden': {
      const sql = 'SELECT count(*) AS n FROM hidden_pins WHERE user_id = ? AND pin_id = ?';
      return String(database.prepare(sql).get(state.userId, state.pinId)?.['n']);
    }
  }
}

function fileProblems(database: DatabaseSync): string[] {
  const integrity = database.prepare('PRAGMA integrity_check').all();
  const isWhole = integrity.length === 1 && integrity[0]?.['integrity_check'] === 'ok';
  const foreign = database.prepare('PRAGMA foreign_key_check').all();
  // Seeded pins that were deleted are older.
  const deleted = database.prepare('SELECT id FROM pins WHERE deleted_at >= ?').all(SEED_TIME_MS);
  return [
    ...(isWhole ? [] : [`integrity_check: ${JSON.stringify(integrity)}`]),
    ...(foreign.length === 0 ? [] : [`foreign_key_check: ${JSON.stringify(foreign)}`]),
    ...deleted.map((row) => `the published pin ${String(row['id'])} is deleted`),
  ];
}
