import {
  SAVE_TOAST_DURATION_MS,
  SAVE_TOAST_FADE_MS,
  SAVE_TOAST_ICON_DELAY_MS,
  SAVE_TOAST_SHOW_DELAY_MS,
} from '@tackboard/domain';
import type { ToastTiming } from '@tackboard/ui/toast';

/** How long a toast about a pin shows. */
export const NEWS_TOAST_TIMING: ToastTiming = {
  showDelayMs: SAVE_TOAST_SHOW_DELAY_MS,
  durationMs: SAVE_TOAST_DURATION_MS,
  fadeMs: SAVE_TOAST_FADE_MS,
  iconDelayMs: SAVE_TOAST_ICON_DELAY_MS,
};
