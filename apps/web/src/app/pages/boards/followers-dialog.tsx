import type { ClientCalls } from '@tackboard/api-client';
import { FOLLOWERS_PAGE_SIZE_MAX, type LayerProps, type User } from '@tackboard/domain';
import { profilePath, usernameForLink } from '@tackboard/routes/paths';
import { Avatar, Button } from '@tackboard/ui';
import { Dialog } from '@tackboard/ui/dialogs';
import { useEffect, useState } from 'react';
import { SeenListItem } from '../../seen-list-item.js';
import { COMMON_TEXTS } from '../../words/common.js';
import { useTexts } from '../../words/in-languages.js';

interface FollowersDialogProps extends LayerProps {
  readonly calls: Pick<ClientCalls, 'listFollowers'>;
  readonly boardId: string;
  readonly isSignedIn: boolean;
  /** Called when a page does not load. */
  readonly onError: (error: unknown) => void;
}

/** The pages that have loaded. */
interface Loaded {
  readonly people: readonly User[];
  /** Absent after the last page. */
  readonly bookmark?: string | undefined;
}

/** Who follows a board, page by page (S1 §9). */
export function FollowersDialog(props: FollowersDialogProps) {
  const { calls, boardId, isSignedIn, onError, anchor, onClose } = props;
  const [isOpen, setOpen] = useState(true);
  const [loaded, setLoaded] = useState<Loaded>();
  const [state, setState] = useState<'failed' | 'loading' | 'ready'>('loading');

  useEffect(() => {
    if (state !== 'loading' || !isOpen) return undefined;
    const loading = new AbortController();
    const { signal } = loading;
    const request = { boardId, pageSize: FOLLOWERS_PAGE_SIZE_MAX, bookmark: loaded?.bookmark };
    calls.listFollowers(request, { signal }).then(
      ({ items, bookmark }) => {
        if (signal.aborted) return;
        setState('ready');
        setLoaded((before) => ({ people: [...(before?.people ?? []), ...items], bookmark }));
      },
      (error: unknown) => {
        if (signal.aborted) return;
        setState('failed');
        onError(error);
      },
    );
    return () => loading.abort();
  }, [boardId, calls, isOpen, loaded?.bookmark, onError, state]);

  const texts = useTexts(COMMON_TEXTS);
  const close = () => setOpen(false);
  const hasMore = state === 'failed' || loaded === undefined || loaded.bookmark !== undefined;
  return (
    <Dialog
      size="small"
      open={isOpen}
      anchor={anchor}
      title={texts.followers}
      closeLabel={texts.close}
      onClose={close}
      onClosed={onClose}
    >
      <ul className="people-rows" aria-busy={state === 'loading'}>
        {loaded?.people.map(({ id, username = '', fullName = username, imageMediumUrl }, index) => (
          <SeenListItem key={id} className="people-row" kind="user" seenId={id} slotIndex={index}>
            <Avatar name={fullName} imageUrl={imageMediumUrl} />
            <a href={profilePath(usernameForLink(username, { isSignedIn }))} onClick={close}>
              <bdi>{fullName}</bdi>
              <small>@{username}</small>
            </a>
          </SeenListItem>
        ))}
      </ul>
      {loaded?.people.length === 0 ? <p>{texts.noFollowers}</p> : null}
      <p role="alert" className="section-problem">
        {state === 'failed' ? texts.failed : null}
      </p>
      {hasMore ? (
        <Button busy={state === 'loading'} onClick={() => setState('loading')}>
          {state === 'failed' ? texts.tryAgain : texts.showMore}
        </Button>
      ) : null}
    </Dialog>
  );
}
