import pinCard from '@tackboard/pin-card/package.json' with { type: 'json' };
import ui from '@tackboard/ui/package.json' with { type: 'json' };

interface SizeLimit {
  readonly name: string;
  readonly limit: string;
}

const limits: readonly SizeLimit[] = [...ui['size-limit'], ...pinCard['size-limit']];

/** What an entry weighs at most with all it imports, gzipped, without React: the limit that holds it there. */
export function entrySize(entry: string): string | undefined {
  return limits.find(({ name }) => name === entry)?.limit;
}
