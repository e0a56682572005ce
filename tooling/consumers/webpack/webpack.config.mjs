export { default } from './base.config.mjs';
