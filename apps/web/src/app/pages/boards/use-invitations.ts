import type { BoardInvitationsProps } from '@tackboard/pin-card/boards';
import { useDemo } from '../../demo-context.js';
import { consumeInviteLogin } from './invite-link.js';

/** Returns what the page does with a response to an invitation. `linkedBoardUrl` is that of the link of the page (S3 §2.3). */
export function useInvitations(
  linkedBoardUrl?: string,
): Pick<BoardInvitationsProps, 'acceptsAtOnce' | 'onResponded'> {
  const { router } = useDemo();
  return {
    acceptsAtOnce: ({ url }) =>
      url !== undefined &&
      url === linkedBoardUrl &&
      consumeInviteLogin(sessionStorage, url, Date.now()),
    onResponded({ url }, isAccepted) {
      if (isAccepted && url !== undefined)
        router.navigate(url, { replace: url === linkedBoardUrl });
      else router.refresh();
    },
  };
}
