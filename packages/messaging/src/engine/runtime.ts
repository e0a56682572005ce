export { createDelivery } from './delivery.js';
export { startChart } from './message.machine.js';
export { triggerExperiences } from './trigger.js';
