/** Returns the envelope of a graph response, `{data, errors}`. A query that the specification names has one field at its root. */
export function graphEnvelope({ data, errors }: Readonly<Record<string, unknown>>): unknown {
  const error: unknown = Array.isArray(errors) ? errors[0] : undefined;
  if (error) return { error };
  if (typeof data !== 'object' || data === null) return undefined;
  const [root]: unknown[] = Object.values(data);
  return { data: root };
}
