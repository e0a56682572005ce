/** The fields of a row, with the SQL that reads each. */
export type Fields<Row> = Readonly<Record<keyof Row & string, string>>;

/** Selects fields. In a join their names begin with `prefix`, so that two tables can have the same. */
export function columns(fields: Readonly<Record<string, string>>, prefix = ''): string {
  const selected = Object.entries(fields).map(([name, sql]) => `${sql} AS "${prefix}${name}"`);
  return selected.join(',\n  ');
}

/** Takes the fields of a joined table out of a row: those that `columns` selected with `prefix`. `null` where no row was joined. */
export function joinedRow<Row>(row: object, fields: Fields<Row>, prefix: string): Row | null {
  const values = row as Readonly<Record<string, unknown>>;
  if (values[`${prefix}id`] === null) return null;
  const entries = Object.keys(fields).map((name) => [name, values[`${prefix}${name}`]]);
  return Object.fromEntries(entries) as Row;
}
