/** Returns an event handler that calls the host's handler first, then the part's own. */
export const chainHandlers =
  <Event>(host: ((event: Event) => void) | undefined, own: (event: Event) => void) =>
  (event: Event): void => {
    host?.(event);
    own(event);
  };
