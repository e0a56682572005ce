import { SURFACES, surfaceParts } from '@tackboard/domain';

/** The surfaces whose cards have no Save button. */
export const surfacesWithoutSave = (): string =>
  SURFACES.filter((surface) => !surfaceParts(surface).saveButton)
    .map((surface) => `\`${surface}\``)
    .join(', ') + '.';
