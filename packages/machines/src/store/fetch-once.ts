/** Fetches a part at the first call and gives the same one from then on; after a failure the next call tries again. */
export function fetchOnce<Part>(fetchPart: () => Promise<Part>): () => Promise<Part> {
  let fetching: Promise<Part> | undefined;
  return () =>
    (fetching ??= fetchPart().catch((error: unknown) => {
      fetching = undefined;
      throw error;
    }));
}
