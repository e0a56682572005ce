/** Whether an error means that a call was aborted. Checks only the name, because clients have their own abort errors. */
export function isAbort(error: unknown): boolean {
  return (error as Partial<Error> | null | undefined)?.name === 'AbortError';
}
