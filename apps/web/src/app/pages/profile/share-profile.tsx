import { useGate } from '@tackboard/pin-card';
import { Button, ShareIcon } from '@tackboard/ui';
import { BOARD_TEXTS } from '../../words/boards.js';
import { useTexts } from '../../words/in-languages.js';
import { useShareLink } from '../use-share-link.js';

/** Shares the link of a profile. Visitors and limited logins are asked to log in first (S3 §1 §6). */
export function ShareProfile({ username }: { readonly username: string }) {
  const pass = useGate();
  const { shareProfile } = useTexts(BOARD_TEXTS);
  const share = useShareLink(`/${encodeURIComponent(username)}/`);
  return (
    <Button
      variant="icon"
      aria-label={shareProfile}
      onClick={({ currentTarget }) => {
        if (pass('shareProfile', { anchor: currentTarget })) share();
      }}
    >
      <ShareIcon width="20" height="20" />
    </Button>
  );
}
