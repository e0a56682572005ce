// What floats beside an element. Import it when the popup opens: it brings the popups of Base UI.
export { Menu, type MenuItem, type MenuProps } from './menu/menu.js';
export { Popover, type PopoverProps, POPUP_SIDES, type PopupSide } from './popover/popover.js';
export { Tooltip, type TooltipProps } from './tooltip/tooltip.js';
