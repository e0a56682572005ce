export { startLife } from '../life/start-life.js';
export { createDelivery } from '../reports/delivery.js';
export { createVisibleTimers } from '../timers/visible-timers.js';
export { triggerMessages } from '../fetching/trigger-messages.js';
