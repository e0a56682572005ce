/**
 * The code that talks to the server, and what the first link needs. A page hydrates without it: it is loaded at the first
 * input.
 */
export { createCalls } from '@tackboard/api-client';
export { createReports } from './reports.js';
export { ownLink } from '../app/router/own-link.js';
