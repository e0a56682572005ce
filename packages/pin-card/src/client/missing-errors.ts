// Bundlers replace `process.env.NODE_ENV`, as they do for React, and drop the hints from production.

/** A part was rendered without a server call that it needs; `code` is `missing-call`. */
export class MissingCallError extends Error {
  override readonly name = 'MissingCallError';
  readonly code = 'missing-call';

  /** `part` is the name of the component or hook, `call` the name in `TackboardCalls`. */
  constructor(part: string, call: string) {
    const hint =
      process.env.NODE_ENV !== 'production'
        ? ` Add it: createTackboard({ calls: { ${call}: … } }). Its type is TackboardCalls['${call}'] of @tackboard/domain.`
        : '';
    super(`${part} needs the server call "${call}", and the client was created without it.${hint}`);
  }
}

const CALLS = '{ viewer, calls: { savePin, unsavePin, readPin } }';

/** The required options of `createTackboard()`, as code, each with what the client does not know without it, and an example. */
const REQUIRED_OPTIONS = {
  viewer: ['who looks at the page', '{ viewer: { isAuth: false }, calls }'],
  'viewer: { isAuth: true, id }': [
    'whose pins it saves. Ids are text',
    '{ viewer: { isAuth: true, id: String(user.id) }, calls }',
  ],
  'calls: { savePin }': ['how to save a pin', CALLS],
  'calls: { unsavePin }': ['how to unsave a pin', CALLS],
  'calls: { readPin }': ['whether a pin is saved after a save without a response', CALLS],
};

/** A client was created without a required option; `code` is `missing-option`. */
export class MissingOptionError extends Error {
  override readonly name = 'MissingOptionError';
  readonly code = 'missing-option';

  constructor(option: keyof typeof REQUIRED_OPTIONS) {
    const hint =
      process.env.NODE_ENV !== 'production'
        ? `, so it does not know ${REQUIRED_OPTIONS[option].join('. Add it: createTackboard(')}).`
        : '.';
    super(`createTackboard() was called without ${option}${hint}`);
  }
}

/** The required props, as code, each with what the component does not know without it. */
const REQUIRED_PROPS = {
  'pin={{ id: … }}': 'which pin to show',
  'pins={pins ?? []}': 'which pins to show',
  'client={createTackboard({ … })}': 'how to save a pin',
};

/** A component was rendered without a required prop; `code` is `missing-prop`. */
export class MissingPropError extends Error {
  override readonly name = 'MissingPropError';
  readonly code = 'missing-prop';

  /** `part` is the name of the component. */
  constructor(part: string, prop: keyof typeof REQUIRED_PROPS) {
    const hint =
      process.env.NODE_ENV !== 'production'
        ? `, so it does not know ${REQUIRED_PROPS[prop]}. Add it: <${part} ${prop}>.`
        : '.';
    super(`<${part}> was rendered without ${prop}${hint}`);
  }
}

/** Returns the error about a field of a pin whose value has the wrong type, as in a pin that no decoder has read. */
export function wrongFieldError(field: string, value: unknown): TypeError {
  const hint =
    process.env.NODE_ENV !== 'production'
      ? `: ${JSON.stringify(value)?.slice(0, 60)}, so its card cannot show it. ${
          field === 'id'
            ? 'Ids are text, because those of servers exceed the safe integers: <PinCard pin={{ ...pin, id: String(pin.id) }}>.'
            : "See the type Pin of @tackboard/domain, and decode the JSON of the kit's calls: decodePin(json)."
        }`
      : '.';
  return new TypeError(`pin.${field} has the wrong type${hint}`);
}

/** A part of the kit was rendered outside of `<TackboardProvider>`; `code` is `missing-provider`. */
export class MissingProviderError extends Error {
  override readonly name = 'MissingProviderError';
  readonly code = 'missing-provider';

  /** `part` is the name of the component or hook. */
  constructor(part: string) {
    const hint =
      process.env.NODE_ENV !== 'production'
        ? ', so it has no client. Put it inside <TackboardProvider client={createTackboard({ … })}>.'
        : '.';
    super(`${part} was rendered outside of <TackboardProvider>${hint}`);
  }
}

/** A part of a card was rendered outside of `<PinCardRoot>`; `code` is `missing-card`. */
export class MissingCardError extends Error {
  override readonly name = 'MissingCardError';
  readonly code = 'missing-card';

  /** `part` is the name of the component. */
  constructor(part: string) {
    const hint =
      process.env.NODE_ENV !== 'production'
        ? ', so it does not know its pin. Put it inside <PinCardRoot pin={…}>.'
        : '.';
    super(`<${part}> was rendered outside of a card${hint}`);
  }
}
