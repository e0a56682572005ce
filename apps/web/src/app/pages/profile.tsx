import { chooseImage, type User } from '@tackboard/domain';
import { PinGrid, useClientToggle, useShownPins } from '@tackboard/pin-card';
import { BoardInvitations, ProfileBoards } from '@tackboard/pin-card/boards';
import { createdProfilePath, profilePath, savedProfilePath } from '@tackboard/routes/paths';
import { Button } from '@tackboard/ui';
import { useDemo } from '../demo-context.js';
import { boardListPath } from './boards/board-list-query.js';
import { useInvitations } from './boards/use-invitations.js';
import { definePage } from './define-page.js';
import { loadProfile, type ProfileData } from './profile/load-profile.js';
import { QuickSaves } from './profile/quick-saves.js';
import { quickSavesPath } from './profile/quick-saves-path.js';
import { ProfileCover } from './profile/profile-cover.js';
import { ProfileHead } from './profile/profile-head.js';
import { BOARD_TEXTS } from '../words/boards.js';
import { textsIn, useTexts } from '../words/in-languages.js';
import { COMMON_TEXTS } from '../words/common.js';
import './profile/profile.css';

/** A person with tabs: what they published, their boards and saves, and what is on no board (S3 §2.1 §6). */
function Profile({ data }: { readonly data: ProfileData }) {
  const { person, coverPins, invitations, linkedBoardUrl } = data;
  const { user } = useDemo();
  const isOwn = user !== undefined && user.id === person.id;
  const texts = useTexts(BOARD_TEXTS);
  const responses = useInvitations(linkedBoardUrl);
  const [blocked, setBlocked] = useClientToggle(
    'block-user',
    person.id ?? '',
    person.blockedByMe === true,
  );
  return (
    <>
      <ProfileCover pins={blocked.isOn ? [] : coverPins} />
      <ProfileHead person={person} isOwn={isOwn} isBlocked={blocked.isOn} setBlocked={setBlocked} />
      {blocked.isOn ? (
        <div className="profile-blocked">
          <p>{texts.youBlocked(nameOf(person))}</p>
          <Button onClick={() => setBlocked(false)}>{texts.unblock}</Button>
        </div>
      ) : (
        <>
          <BoardInvitations invitations={invitations} {...responses} />
          <Tabs data={data} />
          <TabContent data={data} isOwn={isOwn} />
        </>
      )}
    </>
  );
}

function Tabs({ data: { person, tab, offersBoardless } }: { readonly data: ProfileData }) {
  const { username = '' } = person;
  const texts = useTexts(BOARD_TEXTS);
  const current = (name: ProfileData['tab']) => (tab === name ? 'page' : undefined);
  return (
    <nav className="profile-tabs" aria-label={texts.pins}>
      <a href={createdProfilePath(username)} aria-current={current('created')}>
        {texts.created}
      </a>
      <a href={savedProfilePath(username)} aria-current={current('saved')}>
        {texts.saved}
      </a>
      {offersBoardless ? (
        <a href={quickSavesPath(username)} aria-current={current('quickSaves')}>
          {texts.quickSaves}
        </a>
      ) : null}
    </nav>
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
  const texts = useTexts(BOARD_TEXTS);
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
        <h2 id="saves-heading" className="profile-heading">
          {texts.allSaves}
        </h2>
        <Pins data={data} isOwn={isOwn} />
      </section>
    </>
  );
}

function Pins({ data: { person, pins, tab }, isOwn }: TabProps) {
  const shown = useShownPins(pins);
  if (shown.length === 0) return <Empty tab={tab} isOwn={isOwn} name={nameOf(person)} />;
  return (
    <PinGrid
      pins={shown}
      surface={isOwn ? 'UserProfilePinGrid' : 'OtherProfilePinGrid'}
      hasNextPage={false}
    />
  );
}

interface EmptyProps extends Pick<TabProps, 'isOwn'> {
  readonly tab: ProfileData['tab'];
  readonly name: string;
}

function Empty({ tab, isOwn, name }: EmptyProps) {
  const texts = useTexts(BOARD_TEXTS);
  const { findPins } = useTexts(COMMON_TEXTS);
  const isCreated = tab === 'created';
  if (!isOwn) {
    const text = isCreated ? texts.publishedNothing(name) : texts.savedNothing(name);
    return <p className="profile-empty">{text}</p>;
  }
  return (
    <div className="profile-empty">
      <p>{isCreated ? texts.nothingPublishedYet : texts.nothingSavedYet}</p>
      <a className="tb-button" data-variant="quiet" href="/">
        {findPins}
      </a>
    </div>
  );
}

function nameOf({ fullName, username = '' }: User): string {
  return fullName ?? username;
}

const TAB_PATHS = {
  created: createdProfilePath,
  quickSaves: quickSavesPath,
  saved: savedProfilePath,
} as const;

export const profilePage = definePage({
  routes: ['me', 'profile', 'profile-created', 'profile-saved', 'profile-tab'],
  load: loadProfile,
  head({ person, tab, coverPins }, { language, link, origin }) {
    const texts = textsIn(BOARD_TEXTS, language);
    const { username = '', imageMediumUrl } = person;
    const name = nameOf(person);
    const isTab = link.route !== 'profile';
    const canonical = isTab ? TAB_PATHS[tab](username) : profilePath(username);
    const picture = chooseImage(coverPins[0]?.images, 'closeup')?.url ?? imageMediumUrl;
    return {
      title: `${isTab ? texts.tabTitles[tab](name) : name} (@${username})`,
      description: texts.profileDescription(name),
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
  Component: Profile,
});
