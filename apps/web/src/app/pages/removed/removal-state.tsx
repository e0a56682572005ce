import type { PinRemoval } from '@tackboard/api-client';
import { AlertIcon, RetryIcon } from '@tackboard/ui';
import { useTexts } from '../../words/in-languages.js';
import { REMOVED_TEXTS } from '../../words/removed.js';

/** A label that says where the case of a removed pin stands. */
export function RemovalState({ removal }: { readonly removal: Pick<PinRemoval, 'appealedAt'> }) {
  const texts = useTexts(REMOVED_TEXTS);
  const isAppealed = removal.appealedAt !== undefined;
  const Icon = isAppealed ? RetryIcon : AlertIcon;
  return (
    <span className="removed-state">
      <Icon width="16" height="16" />
      {isAppealed ? texts.inReview : texts.removed}
    </span>
  );
}
