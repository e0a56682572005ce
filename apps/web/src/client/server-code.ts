/** The code that talks to the server. A page hydrates without it: it is loaded at the first input. */
export { createCalls } from '@tackboard/api-client';
export { createReports } from './reports.js';
