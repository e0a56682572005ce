const PARAMETER = 'people';

/** The address of a board whose dialog of people is open (S3 §2.1). */
export function peoplePath(boardUrl: string): string {
  return `${boardUrl}?${PARAMETER}`;
}

/** Whether an address opens the dialog of people. */
export function opensPeople(query: URLSearchParams): boolean {
  return query.has(PARAMETER);
}
