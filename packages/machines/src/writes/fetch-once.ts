/**
 * Fetches a part at the first call and returns the same one from then on. A failure is reported once, however many callers
 * wait for the part, and the next call fetches again.
 */
export function fetchOnce<Part>(
  fetchPart: () => Promise<Part>,
  onError: (error: unknown) => void,
): () => Promise<Part> {
  let fetching: Promise<Part> | undefined;
  return () =>
    (fetching ??= fetchPart().catch((error: unknown) => {
      fetching = undefined;
      onError(error);
      throw error;
    }));
}
