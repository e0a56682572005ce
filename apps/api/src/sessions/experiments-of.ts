/** People who are in the control group of the experiment for dark mode: their pages are light on a dark system (S2 §6). */
const WITHOUT_DARK_MODE = ['hedgeandgarden'];

/** People who see quick saves and pins without a board on the profiles of others (S3 §6). */
const SEES_BOARDLESS_PINS = ['ninaberg'];

/** Returns a viewer's groups by experiment (S1 §9). A visitor has no username. */
export function experimentsOf(username: string | undefined): Readonly<Record<string, string>> {
  if (username === undefined) return { dark_mode_signed_out: 'enabled' };
  return {
    dark_mode_signed_in: WITHOUT_DARK_MODE.includes(username) ? 'control' : 'enabled',
    ...(SEES_BOARDLESS_PINS.includes(username) && { boardless_pins_for_others: 'enabled' }),
  };
}
