export { createLinkCheckMachine, LINK_CHECK_TIMEOUT_MS } from './link-check.machine.js';
export type {
  InterstitialFields,
  LinkCheckContext,
  LinkCheckEvent,
  LinkCheckPorts,
  LinkPress,
  LinkReport,
} from './link-check.types.js';
