import type { Clock } from '@tackboard/domain';
import type { PinStore, SaveEvent, SaveToast } from '@tackboard/machines/store';
import { createToastStore, Toaster, type ToastStore } from '@tackboard/ui/toast';
import { NEWS_TOAST_TIMING } from '../save-button/news-toast-timing.js';
import { type SaveToastContext, saveToastInput } from '../save-button/save-toast.lazy.js';
import type { PageHost } from './page.js';
import type { PageReach } from './page-reach.lazy.js';

/** What the life of a page needs. */
export interface PageLifeOptions {
  readonly store: PinStore;
  readonly clock: Clock;
  readonly host: () => PageHost;
  readonly onEvent: (event: SaveEvent) => void;
  readonly onError: (error: unknown) => void;
  /** How many saves were told that nobody has counted. Who counts them sets it back to 0. */
  readonly uncounted: { saves: number };
}

/** What a page does after its first load. */
export interface PageLife {
  readonly toasts: ToastStore;
  /** Draws the toasts. */
  readonly Toaster: typeof Toaster;
  /** Says what became of a save or a delete. */
  readonly tellSave: (toast: SaveToast, context: SaveToastContext) => void;
  /** Says that something went wrong. */
  readonly tellFailure: (text: string) => void;
  /** Listens for what goes beyond one card until the signal is aborted: the page is gone, or shown to somebody else. */
  readonly join: (signal: AbortSignal) => void;
  /** What goes beyond the page; empty until its part is there. */
  readonly reach: () => PageReach;
}

/** Starts the life of a page: its toasts, and the long presses and the other tabs that it listens to where there may be some. */
export function createPageLife(options: PageLifeOptions): PageLife {
  const { clock, host, onError } = options;
  const toasts = createToastStore(clock);
  let reach: PageReach = {};
  return {
    toasts,
    Toaster,
    tellSave: (toast, context) => void toasts.show(saveToastInput(toast, context)),
    tellFailure: (text) => void toasts.show({ kind: 'error', text, timing: NEWS_TOAST_TIMING }),
    join(signal) {
      if (signal.aborted) return;
      const { context, ports } = host();
      if (ports?.otherTabs || ports?.outbox || context.experiments) {
        import('./page-reach.lazy.js').then(({ reachOut }) => {
          reach = reachOut({ ...options, signal });
        }, onError);
      }
    },
    reach: () => reach,
  };
}
