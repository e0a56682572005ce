import type { Board, BoardSection, User } from '@tackboard/domain';
import type { Internals } from '../client/types.js';
import type { Confirmation } from './confirm-dialog.js';

type Services = Pick<Internals, 'core'>;

/** Opens the people of a board in a dialog, whose code loads at the press. */
export function openBoardPeople(
  { core }: Services,
  props: {
    readonly board: Board & { readonly id: string };
    readonly collaborators: readonly User[];
    readonly onChanged: (() => void) | undefined;
  },
  anchor: HTMLElement,
): void {
  core.layers.open({
    load: async () => (await import('./board-people-dialog.js')).BoardPeopleDialog,
    props,
    anchor,
  });
}

/** Opens the followers of a board in a dialog, whose code loads at the press. */
export function openFollowers({ core }: Services, boardId: string, anchor: HTMLElement): void {
  core.layers.open({
    load: async () => (await import('./followers-dialog.js')).FollowersDialog,
    props: { boardId },
    anchor,
  });
}

/** Opens the form of a board in a dialog, whose code loads at the press. Without a board the form is for a new one. */
export function openBoardForm(
  { core }: Services,
  props: {
    readonly board?: Board;
    /** Called with the board as it is now. */
    readonly onDone: ((board: Board) => void) | undefined;
  },
  anchor: HTMLElement,
): void {
  core.layers.open({
    load: async () => (await import('./board-dialog.js')).BoardDialog,
    props,
    anchor,
  });
}

/** Opens the form of a section in a dialog, whose code loads at the press. Without a section the form is for a new one. */
export function openSectionForm(
  { core }: Services,
  props: {
    readonly boardId: string;
    readonly section?: BoardSection & { readonly id: string };
    readonly onDone: (() => void) | undefined;
  },
  anchor: HTMLElement,
): void {
  core.layers.open({
    load: async () => (await import('./section-dialog.js')).SectionDialog,
    props,
    anchor,
  });
}

/** Asks for a confirmation in a dialog, whose code loads at the press. */
export function openConfirmation(
  { core }: Services,
  confirmation: Confirmation,
  anchor: HTMLElement,
): void {
  core.layers.open({
    load: async () => (await import('./confirm-dialog.js')).ConfirmDialog,
    props: confirmation,
    anchor,
  });
}
