/** The pictures cannot be created or stored. `message` is one line with the path, the cause and the fix. */
export class MediaError extends Error {
  override readonly name = 'MediaError';
  readonly code = 'media_unavailable';
  readonly path: string;

  constructor(path: string, problem: string, fix: string, cause?: unknown) {
    super(`The media folder ${path} cannot be used: ${problem}. ${fix}`, { cause });
    this.path = path;
  }
}

/** Whether an error is a {@link MediaError}. */
export function isMediaError(error: unknown): error is MediaError {
  return error instanceof MediaError;
}
