/**
 * The experiments that the rules read. The specification says what they change and not how they are called: the names
 * are ours, and a host maps its own to them (S1 §9).
 */
export const EXPERIMENTS = [
  'ad_carousel',
  'boardless_pins_for_others',
  'custom_activation',
  'dark_mode_signed_in',
  'dark_mode_signed_out',
  'homefeed_shopping_indicator',
  'product_learning',
  'quick_save',
  'related_pins_shopping_indicator',
  'repin_event_limit',
  'settings_notifications',
  'shopping_indicator',
  'survey_on_close',
] as const;

/** An experiment by the name that the rules read (S1 §9). */
export type ExperimentName = (typeof EXPERIMENTS)[number];

/**
 * The groups that the viewer is in, by experiment: names of {@link EXPERIMENTS}, and a host's own. What is missing or
 * unknown is its control group (S1 §9).
 */
export type Experiments = Readonly<Record<string, string | undefined>>;

/** The group of the viewer in an experiment; `control` when they are in none (S1 §9). */
export function experimentGroup(
  experiments: Experiments | undefined,
  name: ExperimentName,
): string {
  return experiments?.[name] ?? 'control';
}

/** True when the viewer is in a group other than a control group (`control`, `control_pwt` …) (S1 §9). */
export function isExperimentActive(
  experiments: Experiments | undefined,
  name: ExperimentName,
): boolean {
  return !experimentGroup(experiments, name).startsWith('control');
}
