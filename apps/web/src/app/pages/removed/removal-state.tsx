import type { PinRemoval } from '@tackboard/api-client';
import { AlertIcon, RetryIcon } from '@tackboard/ui/icons';

/** A label that says where the case of a removed pin stands. */
export function RemovalState({ removal }: { readonly removal: Pick<PinRemoval, 'appealedAt'> }) {
  const isAppealed = removal.appealedAt !== undefined;
  const Icon = isAppealed ? RetryIcon : AlertIcon;
  return (
    <span className="removed-state">
      <Icon width="16" height="16" />
      {isAppealed ? 'In review' : 'Removed'}
    </span>
  );
}
