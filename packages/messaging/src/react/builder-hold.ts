import { BUILDER_RECHECK_MS, holdsBackSurvey } from '@tackboard/domain/experience';
import type { Message } from '../engine/messages.js';
import type { Messaging } from '../messaging.types.js';

/** Holds surveys back while the visitor creates a pin (S2 §2). */
export interface BuilderHold {
  /** Returns why the delay of a message does not start yet. Decides again every 3 s while it holds one back. */
  readonly holdsBack: (message: Message, path: string) => string | undefined;
  readonly stop: () => void;
}

/** Creates a hold. It needs no code of the survey: its delay starts before that is loaded. */
export function createBuilderHold({ host: { clock }, refresh }: Messaging): BuilderHold {
  let recheck: unknown;
  return {
    holdsBack({ experience, surface }, path) {
      if (surface !== 'survey' || !holdsBackSurvey(experience.placementId ?? '', path)) {
        return undefined;
      }
      recheck ??= clock.setTimeout(() => {
        recheck = undefined;
        refresh();
      }, BUILDER_RECHECK_MS);
      return `the path is ${path}`;
    },
    stop() {
      clock.clearTimeout(recheck);
      recheck = undefined;
    },
  };
}
