import type { Pin } from '@tackboard/domain';
import { togglesOf } from '../client/client-toggles.js';
import type { ClientServices } from '../client/types.js';

/** Opens the dialog that reports a pin. Its card then thanks the viewer and offers Undo, which gets the focus. */
export function openReport(
  services: ClientServices,
  { id }: Pin,
  anchor: HTMLElement | null,
): void {
  const { core } = services;
  const card = anchor?.closest('.tb-card');
  core.layers.open({
    load: async () => (await import('./report-dialog.js')).ReportDialog,
    props: {
      onReport(reason: string | undefined) {
        togglesOf(services).set('report-pin', id, false, true, { detail: reason });
        core.feedbackPins.add(id);
      },
      fallbackFocus: () => card?.querySelector<HTMLElement>('.tb-feedback button') ?? null,
    },
    ...(anchor && { anchor }),
  });
}
