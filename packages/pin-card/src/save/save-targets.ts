import type { Board, BoardSection } from '@tackboard/domain';
import type { PickedTarget } from '@tackboard/machines/charts';
import { createValue } from '../client/value.js';

/** The boards and sections that the viewer picked on this page. The last board is the target of the next one-tap save. */
export interface SaveTargets {
  /** The board that was picked last; undefined before the first pick. */
  readonly last: () => Board | undefined;
  /** Ids of the boards that were picked, most recent first. The same array until the next pick. */
  readonly recentIds: () => readonly string[];
  /** Returns a picked section by its id, because the response to a save has no section. */
  readonly section: (id: string | undefined) => BoardSection | undefined;
  readonly pick: (target: PickedTarget) => void;

  readonly clear: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates the targets of one client. */
export function createSaveTargets(): SaveTargets {
  const last = createValue<Board | undefined>(undefined);
  const sections = new Map<string, BoardSection>();
  let ids: readonly string[] = [];

  return {
    last: last.get,
    recentIds: () => ids,
    section: (id) => (id === undefined ? undefined : sections.get(id)),
    pick({ board, section }) {
      const { id } = board;
      if (id !== undefined) ids = [id, ...ids.filter((other) => other !== id)];
      if (section?.id !== undefined) sections.set(section.id, section);
      last.set(board);
    },
    clear() {
      ids = [];
      sections.clear();
      last.set(undefined);
    },
    subscribe: last.subscribe,
  };
}
