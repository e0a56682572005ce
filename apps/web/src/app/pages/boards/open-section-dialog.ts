import type { ClientCalls } from '@tackboard/api-client';
import type { BoardSection } from '@tackboard/domain';
import type { Tackboard } from '@tackboard/pin-card';

/** What the form of a section is for. */
export interface SectionRequest {
  readonly anchor: HTMLElement;
  readonly boardId: string;
  /** The section to rename; absent for a new one. */
  readonly section?: BoardSection & { readonly id: string };
  readonly onDone: () => void;
}

/** Opens the form of a section in a dialog. Its code loads at the press. */
export function openSectionDialog(
  { layers }: Pick<Tackboard, 'layers'>,
  calls: Pick<ClientCalls, 'createSection' | 'editSection'>,
  { anchor, ...props }: SectionRequest,
): void {
  layers.open({
    load: () => import('./section-dialog.js').then(({ SectionDialog }) => SectionDialog),
    props: { ...props, calls },
    anchor,
  });
}
