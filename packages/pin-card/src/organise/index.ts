export { DeletePinButton, type DeletePinButtonProps } from './delete-pin-button.js';
export { MissingOrganiseError } from './organise-bar.js';
export { OrganiseBar, type OrganiseBarProps } from './organise-bar.js';
export { OrganisePins, type OrganisePinsProps } from './organise-pins.js';
export { SelectionBorder, type SelectionBorderProps } from './selection-border.js';
