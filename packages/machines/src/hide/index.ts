export { createHideCalls, type HideCalls } from './hide-calls.js';
