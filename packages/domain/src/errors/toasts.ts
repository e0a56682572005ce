import { type Experiments, isExperimentActive } from '../experiments.js';
import { firstText } from '../text/first-text.js';

/** True while no toast shows at all: in the custom activation experiments (S1 §8). */
export function suppressesToasts(experiments: Experiments | undefined): boolean {
  return isExperimentActive(experiments, 'custom_activation');
}

/** The text of the toast for a save that failed (S1 §8): the server's own message, or the general sentence. */
export function saveErrorText(
  message: string | undefined,
  words: { readonly somethingWentWrong: () => string },
): string {
  return firstText(message) ?? words.somethingWentWrong();
}
