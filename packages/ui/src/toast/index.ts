// What a page has once.
export { LayerHost } from '../layer/layer-host.js';
export {
  createToastStore,
  TOAST_LIMIT,
  type Toast,
  type ToastAction,
  type ToastInput,
  type ToastKind,
  type ToastPauseReason,
  type ToastStore,
  type ToastTiming,
} from './toast-store.js';
export { Toaster, type ToasterProps } from './toaster.js';
