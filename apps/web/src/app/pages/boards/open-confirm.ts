import type { Tackboard } from '@tackboard/pin-card';

/** What a dialog asks before something is deleted. */
export interface ConfirmRequest {
  readonly anchor: HTMLElement;
  readonly title: string;
  readonly description: string;
  readonly confirmText: string;
  /** The dialog stays open until it resolves, and says so when it rejects. */
  readonly onConfirm: () => Promise<void>;
}

/** Asks for a confirmation in a dialog, whose code loads at the press. */
export function openConfirm(
  { layers }: Pick<Tackboard, 'layers'>,
  { anchor, ...props }: ConfirmRequest,
): void {
  layers.open({
    load: () => import('./confirm-dialog.js').then(({ ConfirmDialog }) => ConfirmDialog),
    props,
    anchor,
  });
}
