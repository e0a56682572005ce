/** A part of the kit needs a call that the page's provider was not given. */
export class MissingPortError extends Error {
  override readonly name = 'MissingPortError';
  readonly code = 'missing-port';

  /** `part` is the name of the component or hook, `port` that of the call in `TackboardPorts`. */
  constructor(part: string, port: string) {
    super(
      `${part} needs the call "${port}", and the <TackboardProvider> around it was not given one, so there is nobody to ask. ` +
        `Add it to the provider's ports: <TackboardProvider ports={{ ${port}: … }}>. Its shape is TackboardPorts['${port}'].`,
    );
  }
}
