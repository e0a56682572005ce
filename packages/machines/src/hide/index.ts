export { createHideCalls } from './hide-calls.js';
