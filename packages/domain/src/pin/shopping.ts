import type { Pin } from './pin.js';
import { SHOPPING_FLAGS, type ShoppingFlag } from './rich-data.js';
import type { CardContext } from '../context.js';
import { experimentGroup, type ExperimentName, type Experiments } from '../experiments.js';
import { surfaceParts } from '../surface.js';

/** Whether a pin has a shopping flag. */
export function hasShoppingFlag(pin: Pick<Pin, 'shoppingFlags'>, flag: ShoppingFlag): boolean {
  return pin.shoppingFlags?.includes(SHOPPING_FLAGS[flag]) ?? false;
}

/** Whether a pin is shoppable (S1 §3.18): the server says so, or one of its flags does. */
export function isShoppable(pin: Pick<Pin, 'isShoppable' | 'shoppingFlags'>): boolean {
  const flags: readonly ShoppingFlag[] = [
    'available',
    'shopTheLook',
    'productPinV2',
    'richProductPin',
  ];
  return pin.isShoppable === true || flags.some((flag) => hasShoppingFlag(pin, flag));
}

/** Delay between the end of scrolling and the hiding of the shopping indicator (S1 §4.17). */
export const SHOPPING_INDICATOR_HIDE_MS = 1500;

/** Interval of the scroll check (S1 §4.18). */
export const SCROLL_THROTTLE_MS = 50;

/** Opacities of the overlays behind an indicator (S1 §9.10). Which variant has which is not shown. */
export const SHOPPING_OVERLAY_OPACITIES = { strong: 0.9, medium: 0.6, light: 0.3 } as const;

const EXPERIMENT_BY_SURFACE: Readonly<Record<string, ExperimentName>> = {
  AuthHomefeed: 'homefeed_shopping_indicator',
  RelatedPinGrid: 'related_pins_shopping_indicator',
};

/**
 * Returns the number of shopping indicators on one screen (S1 §9.23): as the name of the group says, none in a control
 * group, unlimited in the `pwt` group and, for employees, in theirs. The home feed and related pins have their own
 * experiments.
 */
export function shoppingIndicatorLimit(
  context: Pick<CardContext, 'experiments' | 'surface' | 'viewer'>,
): number {
  const name = EXPERIMENT_BY_SURFACE[context.surface] ?? 'shopping_indicator';
  const group = experimentGroup(context.experiments, name);
  const named = /^enabled_(\d)_indicator$/.exec(group)?.[1];
  if (named) return Number(named);
  const isUnlimited =
    group === 'enabled_pwt' || (group === 'employees' && context.viewer.isEmployee);
  return isUnlimited ? Infinity : 0;
}

/** Whether a card shows the shopping indicator while the page scrolls. */
export function hasShoppingIndicator(
  pin: Pick<Pin, 'isShoppable' | 'shoppingFlags'>,
  context: Pick<CardContext, 'experiments' | 'surface' | 'viewer'>,
): boolean {
  return (
    isShoppable(pin) &&
    surfaceParts(context.surface).shoppingIndicator &&
    shoppingIndicatorLimit(context) > 0
  );
}

/** How a card teaches that a pin has products: an icon, a text, both or neither. */
interface ProductLearning {
  readonly icon?: 'tag' | 'flashlight';
  readonly hasCopy: boolean;
}

/** Returns what the group of the product-learning experiment shows (S1 §9.24); nothing in the control group. */
export function productLearning(experiments: Experiments | undefined): ProductLearning {
  const group = experimentGroup(experiments, 'product_learning');
  const icon = /^enabled_(tag|flashlight)/.exec(group)?.[1] as ProductLearning['icon'];
  return { ...(icon ? { icon } : {}), hasCopy: /^enabled_.*copy$/.test(group) };
}
