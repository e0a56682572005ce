/** The player of HLS films could not be fetched. */
export class MissingHlsError extends Error {
  override readonly name = 'MissingHlsError';
  readonly code = 'missing-hls';

  /** `cause` is what the fetch was refused with. */
  constructor(cause: unknown) {
    super(
      'hls.js could not be fetched, so films of the HLS kind do not play where the browser cannot play them itself. ' +
        'Install hls.js beside @tackboard/pin-card, or pass another player: createTackboard({ environment: { loadHls } }).',
      { cause },
    );
  }
}
