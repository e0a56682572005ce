export { type Conformance, describeConformance } from './describe-conformance.js';
export { nestedInteractive } from './nested-interactive.js';
