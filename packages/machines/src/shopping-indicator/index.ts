export {
  shoppingIndicator,
  type ShoppingIndicatorEvent,
  type ShoppingIndicatorState,
} from './shopping-indicator.js';
