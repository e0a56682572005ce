/** The failures of a call: the code in the envelope, the HTTP status and the message. */
export const RESOURCE_ERRORS = {
  invalidRequest: { code: 1, status: 400, message: "We couldn't read the request." },
  unknownResource: { code: 2, status: 404, message: "This call doesn't exist." },
  signInRequired: { code: 3, status: 401, message: 'Please log in to do this.' },
  wrongMethod: { code: 4, status: 405, message: "This call doesn't accept that method." },
  tooLarge: { code: 5, status: 413, message: 'The request is too large.' },
  wrongContentType: { code: 6, status: 415, message: 'Send writes as a form body.' },
  csrfMismatch: { code: 10, status: 403, message: 'Your page is out of date. Please reload it.' },
  crossOrigin: { code: 11, status: 403, message: 'This request came from another site.' },
  notYours: { code: 12, status: 403, message: "You can't change this." },
  otherViewer: { code: 13, status: 403, message: "You're logged in as someone else now." },
  limitedLogin: {
    code: 15,
    status: 403,
    message: 'For your security, log in again to continue.',
  },
  unknownHost: { code: 14, status: 421, message: "This server doesn't serve that host." },
  keyReused: {
    code: 20,
    status: 422,
    message: 'This idempotency key was already used for another request.',
  },
  boardNotFound: { code: 40, status: 404, message: "Sorry! We couldn't find that board." },
  sectionNotFound: { code: 41, status: 404, message: "Sorry! We couldn't find that section." },
  boardExists: { code: 42, status: 409, message: 'You already have a board with that name.' },
  sectionExists: { code: 43, status: 409, message: 'This board already has that section.' },
  notInvited: { code: 44, status: 404, message: "You're not invited to this board." },
  pinNotFound: { code: 50, status: 404, message: "Sorry! We couldn't find that Pin." },
  pinUnavailable: { code: 54, status: 410, message: 'This Pin is unavailable.' },
  topicNotFound: { code: 53, status: 404, message: "Sorry! We couldn't find that topic." },
  copyMoved: { code: 51, status: 409, message: 'This Pin is on another board now.' },
  invalidImage: { code: 52, status: 400, message: 'Invalid image' },
  inviteNotFound: { code: 60, status: 404, message: "This invite doesn't exist." },
  userNotFound: { code: 30, status: 404, message: "Sorry! We couldn't find that person." },
  conversationNotFound: {
    code: 61,
    status: 404,
    message: "Sorry! We couldn't find that conversation.",
  },
  experienceNotFound: { code: 70, status: 404, message: "This message doesn't exist." },
  uploadNotFound: { code: 80, status: 404, message: "This upload doesn't exist." },
  tooManyRequests: {
    code: 8,
    status: 429,
    message: "You're doing that too often. Please try again in a minute.",
  },
  busy: { code: 98, status: 503, message: "Sorry! We're busy. Please try again in a moment." },
  unexpected: { code: 99, status: 500, message: 'Sorry! Something went wrong on our end.' },
} as const;

/** The name of a failure, sent in the envelope as `error.name`. */
export type ResourceErrorName = keyof typeof RESOURCE_ERRORS;

/** A call fails with an envelope. `detail` explains this request to developers, `message` replaces the sentence for people. */
export class ResourceError extends Error {
  override readonly name = 'ResourceError';
  readonly code: ResourceErrorName;
  readonly detail: string | undefined;

  constructor(
    code: ResourceErrorName,
    detail?: string,
    message: string = RESOURCE_ERRORS[code].message,
  ) {
    super(message);
    this.code = code;
    this.detail = detail;
  }
}

/** Returns what was looked for. Throws when it was not found. */
export function found<Value>(
  value: Value | undefined,
  code: ResourceErrorName,
  detail?: string,
): Value {
  if (value === undefined) throw new ResourceError(code, detail);
  return value;
}
