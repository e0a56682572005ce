import { type Experiments, isExperimentActive } from '@tackboard/domain';
import type { SurveyModel } from '@tackboard/domain/experience';

/** Whether a survey asks when the visitor leaves the page (S2 §4). Outside of the experiment it asks after its delay. */
export function asksOnLeaving(
  { trigger }: SurveyModel,
  experiments: Experiments | undefined,
): boolean {
  return trigger === 'onLeaving' && isExperimentActive(experiments, 'survey_on_close');
}
