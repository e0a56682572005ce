import type { Board, BoardSection } from '@tackboard/domain';
import type { PickedTarget } from '@tackboard/machines/picker';
import { createValue } from '../provider/value.js';

/** Where the viewer has saved to on this page: the last board is the target of the next one-tap save. */
export interface SaveTargets {
  /** The board that was picked last; undefined until then. */
  readonly last: () => Board | undefined;
  /** The ids of the boards that were picked, last used first. The same array until the next pick. */
  readonly recentIds: () => readonly string[];
  /** A section that was picked here, by its id: the server's answer to a save names none. */
  readonly section: (id: string | undefined) => BoardSection | undefined;
  readonly pick: (target: PickedTarget) => void;
  /** Forgets the boards of a former viewer. */
  readonly clear: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Starts with nothing picked. */
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
