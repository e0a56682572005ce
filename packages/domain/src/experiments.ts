/** The groups that the viewer is in, by experiment. What is missing or unknown is its control group. */
export type Experiments = Readonly<Record<string, string | undefined>>;

/**
 * The experiments that the rules read. The specification says what they change and not how they are called: the names
 * are ours, and a host maps its own to them.
 */
export const EXPERIMENTS = {
  adCarousel: 'ad_carousel',
  boardlessPinsForOthers: 'boardless_pins_for_others',
  customActivation: 'custom_activation',
  darkModeSignedIn: 'dark_mode_signed_in',
  darkModeSignedOut: 'dark_mode_signed_out',
  homefeedShoppingIndicator: 'homefeed_shopping_indicator',
  legoSavedTitle: 'lego_saved_title',
  productLearning: 'product_learning',
  quickSave: 'quick_save',
  relatedPinsShoppingIndicator: 'related_pins_shopping_indicator',
  repinEventLimit: 'repin_event_limit',
  settingsNotifications: 'settings_notifications',
  shoppingIndicator: 'shopping_indicator',
  surveyOnClose: 'survey_on_close',
} as const;

/** An experiment by the name that the rules read. */
export type ExperimentName = (typeof EXPERIMENTS)[keyof typeof EXPERIMENTS];

/** The group of the viewer in an experiment; `control` when they are in none. */
export function experimentGroup(
  experiments: Experiments | undefined,
  name: ExperimentName,
): string {
  return experiments?.[name] ?? 'control';
}

/** True when the viewer is in a group of the experiment other than a control group (`control`, `control_pwt` …). */
export function isExperimentActive(
  experiments: Experiments | undefined,
  name: ExperimentName,
): boolean {
  return !experimentGroup(experiments, name).startsWith('control');
}
