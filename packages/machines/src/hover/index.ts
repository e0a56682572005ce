export {
  hover,
  type HoverEvent,
  type HoverParts,
  hoverParts,
  type HoverState,
  type HoverStatus,
  NOT_HOVERED,
} from './hover.js';
