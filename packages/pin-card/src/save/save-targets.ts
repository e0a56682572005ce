import type { SaveTargets } from '../client/types.js';
import type { Board, BoardSection } from '@tackboard/domain';
import { createValue } from '../client/value.js';

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
