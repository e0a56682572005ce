'use client';
import { FOLLOWERS_PAGE_SIZE_MAX, type LayerProps, type User } from '@tackboard/domain';
import { boardWords } from '@tackboard/domain/words';
import { Avatar, Button } from '@tackboard/ui';
import { Dialog } from '@tackboard/ui/dialogs';
import { useEffect, useState } from 'react';
import { useInternals, useWords } from '../client/tackboard-context.js';
import { useCall } from '../client/use-call.js';
import { SeenListItem } from '../grid/seen-list-item.js';
import { nameOf, useProfileHref } from './person.js';

const PART = 'FollowersDialog';

interface FollowersDialogProps {
  readonly boardId: string;
}

/** The pages that have loaded. */
interface Loaded {
  readonly people: readonly User[];
  /** Absent after the last page. */
  readonly bookmark?: string | undefined;
}

/** The followers of a board, page by page. Closing the dialog aborts a pending request. */
function useFollowers(boardId: string, isOpen: boolean) {
  const { core } = useInternals(PART);
  const listFollowers = useCall(PART, 'listFollowers');
  const [loaded, setLoaded] = useState<Loaded>();
  const [state, setState] = useState<'failed' | 'loading' | 'ready'>('loading');
  const bookmark = loaded?.bookmark;
  useEffect(() => {
    if (state !== 'loading' || !isOpen) return undefined;
    const loading = new AbortController();
    const { signal } = loading;
    const page = bookmark === undefined ? {} : { bookmark };
    listFollowers({ boardId, pageSize: FOLLOWERS_PAGE_SIZE_MAX, ...page }, { signal }).then(
      ({ items, bookmark: next }) => {
        if (signal.aborted) return;
        setState('ready');
        setLoaded((before) => ({ people: [...(before?.people ?? []), ...items], bookmark: next }));
      },
      (error: unknown) => {
        if (signal.aborted) return;
        setState('failed');
        core.onError(error);
      },
    );
    return () => loading.abort();
  }, [boardId, bookmark, core, isOpen, listFollowers, state]);
  return {
    people: loaded?.people,
    state,
    hasMore: state === 'failed' || loaded === undefined || bookmark !== undefined,
    loadMore: () => setState('loading'),
  };
}

/** Who follows a board, page by page (S1 §9). */
export function FollowersDialog({ boardId, anchor, onClose }: FollowersDialogProps & LayerProps) {
  const words = useWords('boards', boardWords);
  const [isOpen, setOpen] = useState(true);
  const { people, state, hasMore, loadMore } = useFollowers(boardId, isOpen);
  const close = () => setOpen(false);
  return (
    <Dialog
      size="small"
      open={isOpen}
      anchor={anchor}
      title={words.followers()}
      closeLabel={words.close()}
      onClose={close}
      onClosed={onClose}
    >
      <ul className="tb-people" aria-busy={state === 'loading'}>
        {people?.map((person, index) => (
          <Follower key={person.id} person={person} index={index} onPress={close} />
        ))}
      </ul>
      {people?.length === 0 ? <p>{words.noFollowers()}</p> : null}
      <p role="alert" className="tb-people-problem">
        {state === 'failed' ? words.failed() : null}
      </p>
      {hasMore ? (
        <Button busy={state === 'loading'} onClick={loadMore}>
          {state === 'failed' ? words.tryAgain() : words.showMore()}
        </Button>
      ) : null}
    </Dialog>
  );
}

interface FollowerProps {
  readonly person: User;
  readonly index: number;
  readonly onPress: () => void;
}

function Follower({ person, index, onPress }: FollowerProps) {
  const { link: Link } = useInternals(PART);
  const { id, imageMediumUrl, username } = person;
  const name = nameOf(person);
  const href = useProfileHref(person);
  const content = (
    <>
      <bdi>{name}</bdi>
      {username === undefined ? null : <small>@{username}</small>}
    </>
  );
  return (
    <SeenListItem className="tb-people-row" kind="user" seenId={id} slotIndex={index}>
      <Avatar name={name} imageUrl={imageMediumUrl} />
      {href === undefined ? (
        <span className="tb-people-name">{content}</span>
      ) : (
        <Link className="tb-people-name" href={href} onClick={onPress}>
          {content}
        </Link>
      )}
    </SeenListItem>
  );
}
