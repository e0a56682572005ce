import type { triggerMessages } from '../fetching/trigger-messages.js';
import type { startLife } from '../life/start-life.js';
import type { createDelivery } from '../reports/delivery.js';
import type { createVisibleTimers } from '../timers/visible-timers.js';

/** What the engine loads when the first message is eligible: charts, with xstate, the delivery of reports, and triggers. */
export interface RuntimeModule {
  readonly startLife: typeof startLife;
  readonly createDelivery: typeof createDelivery;
  readonly createVisibleTimers: typeof createVisibleTimers;
  readonly triggerMessages: typeof triggerMessages;
}
