import { RouterLink } from '../router/router-link.js';
import { pageMeta } from '../head.js';
import { pageLoader } from '../page.server.js';
import { chooseImage, type User } from '@tackboard/domain';
import { PinGrid, useShownPins } from '@tackboard/pin-card';
import {
  BoardInvitations,
  ProfileBoards,
  ProfileContent,
  ProfileHeader,
  ProfileTabs,
} from '@tackboard/pin-card/boards';
import { profilePath, savedProfilePath } from '@tackboard/routes/paths';
import { useLoaderData } from 'react-router';
import { useDemo } from '../demo-context.js';
import { boardListPath } from './boards/board-list-query.js';
import { useInvitations } from './boards/use-invitations.js';
import { loadProfile, type ProfileData } from './profile/load-profile.server.js';
import { QuickSaves } from './profile/quick-saves.js';
import { tabPaths } from './profile/tab-paths.js';
import { textsIn, useTexts } from '../words/texts.js';
import './profile/profile.css';

/** A person with tabs: what they published, their boards and saves, and what is on no board (S3 §2.1 §6). */
export default function Profile() {
  const data = useLoaderData<typeof loader>();
  const { person, coverPins, invitations, linkedBoardUrl, tab, offersBoardless } = data;
  const { user } = useDemo();
  const responses = useInvitations(linkedBoardUrl);
  const { username = '' } = person;
  const { quickSaves, ...hrefs } = tabPaths(username);
  return (
    <>
      <ProfileHeader className="profile" person={person} coverPins={coverPins} />
      <ProfileContent person={person}>
        <BoardInvitations invitations={invitations} {...responses} />
        <ProfileTabs
          hrefs={{ ...hrefs, quickSaves: offersBoardless ? quickSaves : undefined }}
          current={tab}
        />
        <TabContent data={data} isOwn={user !== undefined && user.id === person.id} />
      </ProfileContent>
    </>
  );
}

interface TabProps {
  readonly data: ProfileData;
  readonly isOwn: boolean;
}

function TabContent({ data, isOwn }: TabProps) {
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
  return (
    <>
      {list ? (
        <ProfileBoards
          className="profile-boards"
          person={person}
          {...list}
          showsQuickSaves={offersBoardless}
          onQuery={(query) =>
            router.navigate(boardListPath(savedProfilePath(person.username ?? ''), query), {
              replace: true,
            })
          }
          onCreated={({ url }) => url !== undefined && router.navigate(url)}
        />
      ) : null}
      <section aria-labelledby="saves-heading">
        <div className="profile-head">
          <h2 id="saves-heading">{texts.allSaves}</h2>
        </div>
        <Pins data={data} isOwn={isOwn} />
      </section>
    </>
  );
}

function Pins({ data: { pins }, isOwn }: TabProps) {
  const shown = useShownPins(pins);
  if (shown.length === 0) return <Empty isOwn={isOwn} />;
  return (
    <PinGrid
      pins={shown}
      surface={isOwn ? 'UserProfilePinGrid' : 'OtherProfilePinGrid'}
      hasNextPage={false}
    />
  );
}

function Empty({ isOwn }: Pick<TabProps, 'isOwn'>) {
  const { findPins, nothingYet } = useTexts('common');
  return (
    <div className="note">
      <p>{nothingYet}</p>
      {isOwn ? (
        <RouterLink className="tb-button" data-variant="quiet" href="/">
          {findPins}
        </RouterLink>
      ) : null}
    </div>
  );
}

function nameOf({ fullName, username = '' }: User): string {
  return fullName ?? username;
}

export const loader = pageLoader('profile', loadProfile);

export { clientLoader } from '../kept.js';

export const meta = pageMeta<typeof loader>(
  ({ person, tab, coverPins, canonical }, { language, origin }) => {
    const texts = textsIn('boards', language);
    const { username = '', imageMediumUrl } = person;
    const name = nameOf(person);
    const isTab = canonical !== profilePath(username);
    const picture = chooseImage(coverPins[0]?.images, 'closeup')?.url ?? imageMediumUrl;
    return {
      title: `${isTab ? texts.tabTitles[tab](name) : name} (@${username})`,
      description: name,
      canonical,
      image: picture,
      type: 'profile',
      isPrivate: tab === 'quickSaves',
      jsonLd: {
        '@context': 'https://schema.org',
        '@type': 'ProfilePage',
        mainEntity: {
          '@type': 'Person',
          name,
          alternateName: `@${username}`,
          url: new URL(profilePath(username), origin).href,
          ...(imageMediumUrl && { image: new URL(imageMediumUrl, origin).href }),
        },
      },
    };
  },
);
