export { MissingOrganiseError } from './missing-organise-error.js';
export { OrganiseBar, type OrganiseBarProps } from './organise-bar.js';
export { OrganisePins, type OrganisePinsProps } from './organise-pins.js';
