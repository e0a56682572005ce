export { Avatar, type AvatarProps, initials } from './avatar/avatar.js';
export { BUTTON_VARIANTS, Button, type ButtonProps, type ButtonVariant } from './button/button.js';
export { withClass } from './class-name/class-name.js';
export { VisuallyHidden } from './visually-hidden/visually-hidden.js';
