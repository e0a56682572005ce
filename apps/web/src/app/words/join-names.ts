import { isolate } from '@tackboard/domain/words';

/** Returns names in a row. Each keeps its own direction, so that a right-to-left name does not reorder the others (S1 §3). */
export function joinNames(names: readonly string[]): string {
  return names.map(isolate).join(', ');
}
