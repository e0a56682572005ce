/** No Chromium was found or could be installed. `attempts` lists what was tried, in order. */
export class BrowserNotFoundError extends Error {
  readonly code = 'BROWSER_NOT_FOUND';
  readonly attempts: readonly string[];

  constructor(attempts: readonly string[]) {
    super(
      [
        'There is no Chromium for the tests that need a browser.',
        ...attempts.map((attempt) => `  - ${attempt}`),
        'Install Chromium or Chrome, then name its file in the environment variable CHROMIUM_PATH.',
      ].join('\n'),
    );
    this.name = 'BrowserNotFoundError';
    this.attempts = attempts;
  }
}
