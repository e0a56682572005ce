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
 * In the on-close experiment surveys wait until the visitor leaves. The navigation that was held back continues when the
 * survey no longer shows, for whatever reason.
 */
export function createSurveyGate(messaging: Messaging): SurfaceGate {
  /** Each survey holds back one navigation. `missed`: another message showed at that moment. */
  const asked = new Map<string, 'asking' | 'missed'>();
  let stopHolding: (() => void) | undefined;

  function holdNext(key: string, navigation: MessageNavigation) {
    stopHolding ??= navigation.holdNext((replay) => {
      stopHolding = undefined;
      asked.set(key, 'asking');
      messaging.refresh();
      const leave = () => {
        asked.set(key, 'missed');
        replay();
      };
      if (!isShown(messaging, key)) {
        leave();
        return;
      }
      const unsubscribe = messaging.subscribe(() => {
        if (isShown(messaging, key)) return;
        unsubscribe();
        leave();
      });
    });
  }

  return {
    waitFor(message: Message, { experiments, navigation = browserNavigation }: SurfaceSettings) {
      const { key } = message;
      // A survey that the visitor answers stays, wherever the page goes.
      if (isShown(messaging, key)) return undefined;
      if (!asksOnLeaving(message.model as SurveyModel, experiments)) return undefined;
      const state = asked.get(key);
      if (state === 'missed') return 'the visitor left without it';
      if (state === 'asking') return undefined;
      holdNext(key, navigation);
      return 'the visitor has not left the page';
    },
    stop() {
      stopHolding?.();
      stopHolding = undefined;
    },
  };
}

/** Whether a survey asks when the visitor leaves the page. Outside of the experiment it asks after its delay. */
export function asksOnLeaving(
  { trigger }: SurveyModel,
  experiments: Experiments | undefined,
): boolean {
  return trigger === 'onLeaving' && isExperimentActive(experiments, 'survey_on_close');
}
