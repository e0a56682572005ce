export { createHideCalls, type HideCalls, type HidePlaces } from './hide-calls.js';
