import type { ClientCalls } from '@tackboard/api-client';
import type { LayerProps, User } from '@tackboard/domain';
import { FOLLOWERS_PAGE_SIZE_MAX } from '@tackboard/domain/board';
import { profilePath, usernameForLink } from '@tackboard/routes/paths';
import { Avatar, Button } from '@tackboard/ui';
import { Dialog } from '@tackboard/ui/dialog';
import { useEffect, useState } from 'react';
import { COMMON_TEXTS } from '../../words/common.js';
import { useTexts } from '../../words/in-languages.js';

interface FollowersDialogProps extends LayerProps {
  readonly calls: Pick<ClientCalls, 'listFollowers'>;
  readonly boardId: string;
  readonly isSignedIn: boolean;
}

/** One page of followers, or what stands in its place. */
interface Loaded {
  readonly people: readonly User[];
  readonly bookmark?: string | undefined;
}

/** Who follows a board, page by page (S1 §9). */
export function FollowersDialog(props: FollowersDialogProps) {
  const { calls, boardId, isSignedIn, anchor, onClose } = props;
  const [isOpen, setOpen] = useState(true);
  const [loaded, setLoaded] = useState<Loaded>();
  const [page, setPage] = useState<{ readonly bookmark?: string | undefined }>({});
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    const loading = new AbortController();
    const request = { boardId, pageSize: FOLLOWERS_PAGE_SIZE_MAX, bookmark: page.bookmark };
    calls.listFollowers(request, { signal: loading.signal }).then(
      ({ items, bookmark }) => {
        setFailed(false);
        setLoaded((before) => ({ people: [...(before?.people ?? []), ...items], bookmark }));
      },
      () => {
        if (!loading.signal.aborted) setFailed(true);
      },
    );
    return () => loading.abort();
  }, [boardId, calls, page]);

  const texts = useTexts(COMMON_TEXTS);
  const close = () => setOpen(false);
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
      <ul className="people-rows" aria-busy={loaded === undefined && !hasFailed}>
        {loaded?.people.map(({ id, username = '', fullName = username, imageMediumUrl }) => (
          <li key={id} className="people-row">
            <Avatar name={fullName} imageUrl={imageMediumUrl} />
            <a href={profilePath(usernameForLink(username, { isSignedIn }))} onClick={close}>
              <bdi>{fullName}</bdi>
              <small>@{username}</small>
            </a>
          </li>
        ))}
      </ul>
      {loaded?.people.length === 0 ? <p>{texts.noFollowers}</p> : null}
      {hasFailed ? <p role="alert">{texts.failed}</p> : null}
      {hasFailed ? <Button onClick={() => setPage({ ...page })}>{texts.tryAgain}</Button> : null}
      {loaded?.bookmark === undefined || hasFailed ? null : (
        <Button onClick={() => setPage({ bookmark: loaded.bookmark })}>{texts.showMore}</Button>
      )}
    </Dialog>
  );
}
