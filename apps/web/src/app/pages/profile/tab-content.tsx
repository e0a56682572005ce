import { isQuickSavesBoard } from '@tackboard/domain';
import { type PinFeedPage, PinGrid, usePinFeed } from '@tackboard/pin-card';
import { ProfileBoards } from '@tackboard/pin-card/boards';
import { savedProfilePath } from '@tackboard/routes/paths';
import { useCallback } from 'react';
import { useDemo } from '../../demo-context.js';
import { LinkButton } from '../../router/router-link.js';
import { useTexts } from '../../words/texts.js';
import { boardListPath } from '../boards/board-list-query.js';
import type { ProfileData } from './load-profile.server.js';

interface TabProps {
  readonly data: ProfileData;
  readonly isOwn: boolean;
}

/** What a tab of a profile shows. */
export function TabContent({ data, isOwn }: TabProps) {
  const { person, tab, boardless } = data;
  if (tab === 'created') return <Pins data={data} isOwn={isOwn} />;
  return boardless ? (
    <QuickSaves personId={person.id ?? ''} initialPage={boardless} isOwn={isOwn} />
  ) : (
    <Saved data={data} isOwn={isOwn} />
  );
}

function Saved({ data, isOwn }: TabProps) {
  const { list, person, offersBoardless } = data;
  const { router } = useDemo();
  const texts = useTexts('boards');
  const path = savedProfilePath(person.username ?? '');
  return (
    <>
      {list ? (
        <ProfileBoards
          className="inset profile-boards"
          person={person}
          {...list}
          showsQuickSaves={offersBoardless}
          onQuery={(query) => router.navigate(boardListPath(path, query), { replace: true })}
          onCreated={({ url }) => url !== undefined && router.navigate(url)}
        />
      ) : null}
      <section aria-labelledby="saves-heading">
        <div className="split inset">
          <h2 id="saves-heading">{texts.allSaves}</h2>
        </div>
        <Pins data={data} isOwn={isOwn} />
      </section>
    </>
  );
}

function Pins({ data: { pins }, isOwn }: TabProps) {
  return (
    <PinGrid
      pins={pins}
      surface={isOwn ? 'UserProfilePinGrid' : 'OtherProfilePinGrid'}
      hasNextPage={false}
      empty={<Empty isOwn={isOwn} />}
    />
  );
}

function Empty({ isOwn }: Pick<TabProps, 'isOwn'>) {
  const { findPins, nothingYet } = useTexts('common');
  return (
    <div className="note">
      <p>{nothingYet}</p>
      {isOwn ? <LinkButton href="/">{findPins}</LinkButton> : null}
    </div>
  );
}

interface QuickSavesProps extends Pick<TabProps, 'isOwn'> {
  readonly personId: string;
  readonly initialPage: PinFeedPage;
}

/** The quick saves and the pins without a board of a person, page after page (S3 §6). */
function QuickSaves({ personId, initialPage, isOwn }: QuickSavesProps) {
  const { calls } = useDemo();
  const texts = useTexts('boards');
  const feed = usePinFeed({
    key: `boardless ${personId}`,
    surface: 'BoardlessPins',
    initialPage,
    fetchPage: useCallback(
      (bookmark, { signal }) => calls.readBoardlessPins({ userId: personId, bookmark, signal }),
      [calls, personId],
    ),
  });
  const { board } = initialPage.pins.find((pin) => isQuickSavesBoard(pin.board)) ?? {};
  return (
    <section aria-labelledby="quick-saves-heading">
      <div className="split inset">
        <h2 id="quick-saves-heading">{texts.quickSavesHeading}</h2>
        {isOwn && board?.url !== undefined ? (
          <LinkButton href={board.url}>{texts.organizeQuickSaves}</LinkButton>
        ) : null}
      </div>
      <PinGrid {...feed} empty={<Empty isOwn={false} />} />
    </section>
  );
}
