export { AlertIcon, CheckIcon, CloseIcon, SaveIcon, SavedIcon } from './icons.js';
export { Icon, type IconProps } from './icon.js';
