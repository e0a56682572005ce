import pinCard from '@tackboard/pin-card/package.json' with { type: 'json' };
import ui from '@tackboard/ui/package.json' with { type: 'json' };

interface SizeLimit {
  readonly name: string;
  readonly limit: string;
}

const limits: readonly SizeLimit[] = [...ui['size-limit'], ...pinCard['size-limit']];

/** The size limit of an entry: gzip, with its imports, without React. */
export function entrySize(entry: string): string | undefined {
  return limits.find(({ name }) => name === entry)?.limit;
}
