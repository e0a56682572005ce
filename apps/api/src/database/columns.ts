/** The fields of a row, with the SQL that reads each. */
export type Fields<Row> = Readonly<Record<keyof Row & string, string>>;

/** Selects fields. In a join their names begin with `prefix`, so that two tables can have the same. */
export function columns(fields: Readonly<Record<string, string>>, prefix = ''): string {
  const selected = Object.entries(fields).map(([name, sql]) => `${sql} AS "${prefix}${name}"`);
  return selected.join(',\n  ');
}

/** Selects the fields of a joined table, and takes them out of a row. */
export function joinedTable<Row>(prefix: string, fields: Fields<Row>) {
  const names = Object.keys(fields).map((name) => [name, `${prefix}${name}`] as const);
  return {
    columns: columns(fields, prefix),
    /** The joined row; `null` where none was joined. */
    rowOf: (row: object): Row | null => {
      const values = row as Readonly<Record<string, unknown>>;
      if (values[`${prefix}id`] === null) return null;
      const joined: Record<string, unknown> = {};
      for (const [name, column] of names) joined[name] = values[column];
      return joined as Row;
    },
  };
}
