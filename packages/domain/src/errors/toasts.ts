import { type Experiments, isExperimentActive } from '../experiments.js';
import { firstText } from '../text/first-text.js';

/** Whether all toasts are suppressed (S1 §8): in the custom activation experiments. */
export function suppressesToasts(experiments: Experiments | undefined): boolean {
  return isExperimentActive(experiments, 'custom_activation');
}

/** Text of the toast for a save that failed (S1 §8): the server's message, or the default. */
export function saveErrorText(
  message: string | undefined,
  words: { readonly somethingWentWrong: () => string },
): string {
  return firstText(message) ?? words.somethingWentWrong();
}
