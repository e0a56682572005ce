import type { Pin } from '@tackboard/domain';
import { togglesOf } from '../client/client-toggles.js';
import type { Internals } from '../client/types.js';

/** Opens the dialog that reports a pin. Its card then thanks the viewer and offers Undo, which gets the focus. */
export function openReport(
  { openLayer, core }: Pick<Internals, 'openLayer' | 'core'>,
  { id }: Pin,
  anchor: HTMLElement | null,
): void {
  const card = anchor?.closest('.tb-card');
  openLayer({
    load: async () => (await import('../prompts/dialogs.js')).ReportDialog,
    props: {
      onReport(reason: string | undefined) {
        togglesOf({ core }).set('report-pin', id, false, true, { detail: reason });
        core.feedbackPins.add(id);
      },
      fallbackFocus: () => card?.querySelector<HTMLElement>('.tb-feedback button') ?? null,
    },
    ...(anchor && { anchor }),
  });
}
