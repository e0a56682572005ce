import { outcomeOfStatus, type WriteOutcome } from './call-failure.js';

/** What an error of a call tells the kit. Every field is optional, and an error of any class may have them. */
interface CallErrorFields {
  /**
   * The HTTP status of the response. 404 and 410 mean that the pin is gone, 503 that a read may be tried again, and it
   * decides the default of `outcome`.
   */
  readonly status?: number | undefined;
  /**
   * Whether the write changed anything: `failed` if the server refused it, `unknown` if it may have been processed. After
   * `unknown` the kit reads the pin again, at most twice, before it shows anything.
   * @default `failed` for a status from 400 to 499 except 408, and for 503; otherwise `unknown`
   */
  readonly outcome?: WriteOutcome | undefined;
  /**
   * The sentence for the viewer.
   * @default a general sentence
   */
  readonly displayMessage?: string | undefined;
  /** The viewer has to log in again before this write. The kit prompts for it. */
  readonly isLimitedLogin?: boolean | undefined;
  readonly cause?: unknown;
}

/** An error for a call to reject with; `code` is `call-failed`. Create it with {@link callError}. */
export class TackboardCallError extends Error {
  override readonly name = 'TackboardCallError';
  readonly code = 'call-failed';
  readonly outcome: WriteOutcome;
  declare readonly status?: number;
  declare readonly displayMessage?: string;
  declare readonly isLimitedLogin?: boolean;

  constructor(message: string, fields: CallErrorFields) {
    const { status, outcome, displayMessage, isLimitedLogin, cause } = fields;
    super(message, cause === undefined ? undefined : { cause });
    this.outcome = outcome ?? outcomeOfStatus(status);
    if (status !== undefined) this.status = status;
    if (displayMessage !== undefined) this.displayMessage = displayMessage;
    if (isLimitedLogin !== undefined) this.isLimitedLogin = isLimitedLogin;
  }
}

/**
 * Creates the error that a call of the host rejects with. `message` is for logs, `displayMessage` for the viewer.
 *
 * `throw callError('savePin was refused', { status: 409, displayMessage: 'This board is full.' })`
 */
export function callError(message: string, fields: CallErrorFields = {}): TackboardCallError {
  return new TackboardCallError(message, fields);
}
