import type { CardContext } from '../context.js';
import { experimentGroup, type Experiments, type ExperimentName } from '../experiments.js';
import { surfaceParts } from '../surface/surface-parts.js';
import type { Pin } from './pin.js';
import { SHOPPING_FLAGS, type ShoppingFlag } from './rich-data.js';

/** How long after scrolling stops the shopping indicator hides (S1 §4 §9). */
export const SHOPPING_INDICATOR_HIDE_MS = 1500;

/** How often scrolling is looked at (S1 §4 §9). */
export const SCROLL_THROTTLE_MS = 50;

/** The side of a shopping indicator (S1 §9). */
export const SHOPPING_INDICATOR_SIZE_PX = 24;

/** The side of a shopping indicator in the overlay variants (S1 §9). */
export const SHOPPING_INDICATOR_OVERLAY_SIZE_PX = 32;

/** How opaque the overlays behind an indicator are (S1 §9). Which variant takes which is not shown. */
export const SHOPPING_OVERLAY_OPACITIES = { strong: 0.9, medium: 0.6, light: 0.3 } as const;

/** The groups of the shopping indicator experiments (S1 §9). */
export const SHOPPING_INDICATOR_GROUPS = [
  'control',
  'enabled_2_indicator',
  'enabled_3_indicator',
  'enabled_4_indicator',
  'enabled_5_indicator',
  'control_pwt',
  'enabled_pwt',
  'employees',
] as const;

/** The groups of the product-learning experiment (S1 §9). */
export const PRODUCT_LEARNING_GROUPS = [
  'control',
  'enabled_tag',
  'enabled_tag_copy',
  'enabled_flashlight_copy',
  'enabled_copy',
] as const;

/** True when the server gave the pin a shopping flag (S1 §3). */
export function hasShoppingFlag(pin: Pick<Pin, 'shoppingFlags'>, flag: ShoppingFlag): boolean {
  return pin.shoppingFlags?.includes(SHOPPING_FLAGS[flag]) ?? false;
}

/** True for a pin with something to buy: the server says so, or one of its flags does (S1 §3). */
export function isShoppable(pin: Pick<Pin, 'isShoppable' | 'shoppingFlags'>): boolean {
  const flags: readonly ShoppingFlag[] = [
    'available',
    'shopTheLook',
    'productPinV2',
    'richProductPin',
  ];
  return pin.isShoppable === true || flags.some((flag) => hasShoppingFlag(pin, flag));
}

const EXPERIMENT_BY_SURFACE: Readonly<Record<string, ExperimentName>> = {
  AuthHomefeed: 'homefeed_shopping_indicator',
  RelatedPinGrid: 'related_pins_shopping_indicator',
};

/**
 * How many shopping indicators may show on one screen (S1 §9): as many as the name of the group says, none in a control
 * group, any number in the `pwt` group and, for employees alone, in theirs. The home feed and related pins have
 * experiments of their own.
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

/** Whether a card may show the shopping indicator while the page scrolls (S1 §4 §9). */
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

/** What teaches a viewer that a pin has products: an icon, a sentence, both or neither (S1 §9). */
export interface ProductLearning {
  readonly icon?: 'tag' | 'flashlight';
  readonly hasCopy: boolean;
}

/** What the group of the product-learning experiment shows; nothing in the control group (S1 §9). */
export function productLearning(experiments: Experiments | undefined): ProductLearning {
  const group = experimentGroup(experiments, 'product_learning');
  const icon = /^enabled_(tag|flashlight)/.exec(group)?.[1] as ProductLearning['icon'];
  return { ...(icon ? { icon } : {}), hasCopy: /^enabled_.*copy$/.test(group) };
}
