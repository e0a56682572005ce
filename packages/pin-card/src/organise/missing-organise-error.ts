/** An `<OrganiseBar>` was rendered outside of `<OrganisePins>`. */
export class MissingOrganiseError extends Error {
  override readonly name = 'MissingOrganiseError';
  readonly code = 'missing-organise';

  /** The message names the component to add. */
  constructor() {
    super(
      '<OrganiseBar> was rendered outside of <OrganisePins>, so it does not know which pins are selected. ' +
        'Put <OrganisePins boardId={…} loadedPinIds={…}> around the bar and the pins.',
    );
  }
}
