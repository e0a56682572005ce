import type { SurveyModel } from '@tackboard/domain/experience';
import { type Experiments, isExperimentActive } from '@tackboard/domain';
import type { Message } from '../../engine/messages.js';
import type { Messaging } from '../../messaging.types.js';
import { browserNavigation } from '../browser-navigation.js';
import {
  isShown,
  type MessageNavigation,
  type SurfaceGate,
  type SurfaceSettings,
} from '../surface-props.js';

/**
 * Creates the gate of surveys. In the on-close experiment a survey waits until the visitor leaves: it holds back the next
 * navigation, and lets it continue once the survey does not show, for whatever reason.
 */
export function createSurveyGate(messaging: Messaging): SurfaceGate {
  /** The surveys that have held back a navigation, which each does once. `over`: the navigation has continued. */
  const phases = new Map<string, 'asking' | 'over'>();
  let stopHolding: (() => void) | undefined;

  function holdNext(key: string, navigation: MessageNavigation) {
    stopHolding ??= navigation.holdNext((replay) => {
      stopHolding = undefined;
      phases.set(key, 'asking');
      messaging.refresh();
      const continueNavigation = () => {
        phases.set(key, 'over');
        replay();
      };
      if (!isShown(messaging, key)) {
        // Another message kept it from showing.
        continueNavigation();
        return;
      }
      const unsubscribe = messaging.subscribe(() => {
        if (isShown(messaging, key)) return;
        unsubscribe();
        continueNavigation();
      });
    });
  }

  return {
    waitFor(message: Message, { experiments, navigation = browserNavigation }: SurfaceSettings) {
      const { key } = message;
      // A survey that shows stays while the visitor answers, even when the page changes.
      if (isShown(messaging, key)) return undefined;
      if (!asksOnLeaving(message.model as SurveyModel, experiments)) return undefined;
      const phase = phases.get(key);
      if (phase === 'over') return 'the visitor left without it';
      if (phase === 'asking') return undefined;
      holdNext(key, navigation);
      return 'the visitor has not left the page';
    },
    stop() {
      stopHolding?.();
      stopHolding = undefined;
    },
  };
}

/** Whether a survey asks when the visitor leaves the page. Outside of the on-close experiment it asks after its delay. */
export function asksOnLeaving(
  { trigger }: SurveyModel,
  experiments: Experiments | undefined,
): boolean {
  return trigger === 'onLeaving' && isExperimentActive(experiments, 'survey_on_close');
}
