/** Whether somebody gave a call up: a `DOMException` of the browser, or an error of a client that is named like it. */
export function isAbort(error: unknown): boolean {
  return (error as Partial<Error> | null | undefined)?.name === 'AbortError';
}
