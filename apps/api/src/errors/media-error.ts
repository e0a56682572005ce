/** The pictures cannot be made or kept. `message` is one line: what, why, and what to do. */
export class MediaError extends Error {
  override readonly name = 'MediaError';
  readonly code = 'media_unavailable';
  readonly path: string;

  constructor(path: string, why: string, mend: string, cause?: unknown) {
    super(`The media folder ${path} cannot be used: ${why}. ${mend}`, { cause });
    this.path = path;
  }
}

/** Whether an error is a {@link MediaError}. */
export function isMediaError(error: unknown): error is MediaError {
  return error instanceof MediaError;
}
