import type { Clock, Pin } from '@tackboard/domain';
import type { TackboardEvent, TackboardOptions } from '@tackboard/pin-card';
import type { Router } from '../app/router/router.js';
import type { Reports } from './reports.js';

/** The code that attributes the events of a page without an input is loaded after this time. */
const LOAD_AFTER_MS = 10_000;

/** Reports that wait for their code. */
interface DeferredReports {
  /** Reports what has waited, and from now on everything at once. */
  readonly start: (loaded: Reports) => void;
  /** The current time; for a report that has waited, the time at which it happened. */
  readonly now: () => number;
  readonly onEvent: (event: TackboardEvent) => void;
  readonly addPins: (pins: readonly Pin[]) => void;
  readonly watch: (router: Pick<Router, 'get' | 'subscribe'>) => void;
  /** The options of the client that a visitor needs. */
  readonly visitorOptions: Pick<TackboardOptions, 'recordSignedOutClick' | 'visitor'>;
}

/** Something that happened before the code of the reports had loaded. */
interface Waiting {
  readonly time: number;
  readonly report: (loaded: Reports) => void;
}

/** Returns reports that keep what happens until their code has loaded. `load` starts loading it. */
export function deferReports(clock: Pick<Clock, 'now'>, load: () => void): DeferredReports {
  let reports: Reports | undefined;
  const waiting: Waiting[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let happenedAt: number | undefined;
  const whenLoaded = (report: Waiting['report']) => {
    if (reports) report(reports);
    else waiting.push({ time: clock.now(), report });
  };
  return {
    start(loaded) {
      reports = loaded;
      clearTimeout(timer);
      try {
        for (const { time, report } of waiting.splice(0)) {
          happenedAt = time;
          report(loaded);
        }
      } finally {
        happenedAt = undefined;
      }
    },
    now: () => happenedAt ?? clock.now(),
    onEvent(event) {
      whenLoaded(({ onEvent }) => onEvent(event));
      if (reports) return;
      timer ??= setTimeout(() => {
        // Code that did not load is loaded again after a later event.
        timer = undefined;
        load();
      }, LOAD_AFTER_MS);
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
