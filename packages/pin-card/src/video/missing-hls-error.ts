/** hls.js could not be imported. */
export class MissingHlsError extends Error {
  override readonly name = 'MissingHlsError';
  readonly code = 'missing-hls';

  /** `cause` is the error of the import. */
  constructor(cause: unknown) {
    super(
      'hls.js could not be loaded, so HLS videos do not play in browsers without HLS support. ' +
        'Install hls.js next to @tackboard/pin-card, or pass another player: createTackboard({ environment: { loadHls } }).',
      { cause },
    );
  }
}
