import type { Pin } from '@tackboard/domain';
import type { TackboardEvent, TackboardOptions } from '@tackboard/pin-card';
import type { Router } from '../app/router/router.js';
import type { Reports } from './reports.js';

/** Events of a page without an input are reported after this time, as the tracker sends them. */
const REPORT_AFTER_MS = 10_000;

/** Reports that wait for their code. */
interface DeferredReports {
  /** Reports what has waited, and from now on everything at once. */
  readonly start: (loaded: Reports) => void;
  readonly onEvent: (event: TackboardEvent) => void;
  readonly addPins: (pins: readonly Pin[]) => void;
  readonly watch: (router: Pick<Router, 'get' | 'subscribe'>) => void;
  /** The options of the client that a visitor needs. */
  readonly visitorOptions: Pick<TackboardOptions, 'recordSignedOutClick' | 'visitor'>;
}

/** Returns reports that keep what happens until their code has loaded. `load` starts loading it. */
export function deferReports(load: () => void): DeferredReports {
  let reports: Reports | undefined;
  const waiting: ((loadedReports: Reports) => void)[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const whenLoaded = (action: (loadedReports: Reports) => void) => {
    if (reports) action(reports);
    else waiting.push(action);
  };
  return {
    start(loaded) {
      reports = loaded;
      clearTimeout(timer);
      for (const action of waiting.splice(0)) action(loaded);
    },
    onEvent(event) {
      whenLoaded(({ onEvent }) => onEvent(event));
      if (!reports) timer ??= setTimeout(load, REPORT_AFTER_MS);
    },
    addPins: (pins) => whenLoaded(({ addPins }) => addPins(pins)),
    watch: (router) => whenLoaded(({ watch }) => watch(router)),
    visitorOptions: {
      recordSignedOutClick: (click) => whenLoaded(({ activity }) => activity?.click(click)),
      // Visitors are new until what is stored says something else (S2 §9).
      visitor: () => reports?.activity?.visitor() ?? { isNew: true },
    },
  };
}
