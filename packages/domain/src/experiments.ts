/**
 * Experiments that the rules read. The specification gives their effects but not their names, so the names
 * are ours and a host maps its own to them.
 */
export const EXPERIMENTS = [
  'ad_carousel',
  'boardless_pins_for_others',
  'custom_activation',
  'dark_mode_signed_in',
  'dark_mode_signed_out',
  'homefeed_shopping_indicator',
  'lego_saved_title',
  'product_learning',
  'quick_save',
  'related_pins_shopping_indicator',
  'repin_event_limit',
  'settings_notifications',
  'shopping_indicator',
  'survey_on_close',
] as const;

/** Name of an experiment that the rules read. */
export type ExperimentName = (typeof EXPERIMENTS)[number];

/**
 * The viewer's groups by experiment: names that the rules read, such as `quick_save`, and names of the
 * host. Missing and unknown experiments are in their control group.
 */
export type Experiments = Readonly<Record<string, string | undefined>>;

/** Returns the viewer's group in an experiment. Default: `control`. */
export function experimentGroup(
  experiments: Experiments | undefined,
  name: ExperimentName,
): string {
  return experiments?.[name] ?? 'control';
}

/** Whether the viewer is in a group other than a control group (`control`, `control_pwt` …). */
export function isExperimentActive(
  experiments: Experiments | undefined,
  name: ExperimentName,
): boolean {
  return !experimentGroup(experiments, name).startsWith('control');
}
