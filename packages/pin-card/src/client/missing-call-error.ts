/** A part was rendered without a server call that it needs; `code` is `missing-call`. */
export class MissingCallError extends Error {
  override readonly name = 'MissingCallError';
  readonly code = 'missing-call';

  /** `part` is the name of the component or hook, `call` the name in `TackboardCalls`. */
  constructor(part: string, call: string) {
    // Bundlers replace the expression, as they do for React, and drop the hint from production.
    const hint =
      process.env.NODE_ENV !== 'production'
        ? ` Add it: createTackboard({ calls: { ${call}: … } }). Its type is TackboardCalls['${call}'] of @tackboard/domain.`
        : '';
    super(`${part} needs the server call "${call}", and the client was created without it.${hint}`);
  }
}
