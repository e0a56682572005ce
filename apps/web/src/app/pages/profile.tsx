import { chooseImage, type User } from '@tackboard/domain';
import { PinGrid } from '@tackboard/pin-card';
import { useClientToggle } from '@tackboard/pin-card/use-client-toggle';
import { createdProfilePath, profilePath, savedProfilePath } from '@tackboard/routes/paths';
import { Button } from '@tackboard/ui';
import { useDemo } from '../demo-context.js';
import { withoutDeleted } from '../use-deleted-pins.js';
import { BoardList } from './boards/board-list.js';
import { InvitationList } from './boards/invitation-list.js';
import { definePage } from './define-page.js';
import { loadProfile, type ProfileData } from './profile/load-profile.js';
import { QuickSaves } from './profile/quick-saves.js';
import { quickSavesPath } from './profile/quick-saves-path.js';
import { ProfileCover } from './profile/profile-cover.js';
import { ProfileHead } from './profile/profile-head.js';
import './boards/boards.css';
import './profile/profile.css';

/** A person with tabs: what they published, their boards and saves, and what is on no board (S3 §2.1 §6). */
function Profile({ data }: { readonly data: ProfileData }) {
  const { person, coverPins, invitations } = data;
  const { user } = useDemo();
  const isOwn = user !== undefined && user.id === person.id;
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
          <p>You blocked {nameOf(person)}. You don't see each other's Pins in lists.</p>
          <Button onClick={() => setBlocked(false)}>Unblock</Button>
        </div>
      ) : (
        <>
          <InvitationList invitations={invitations} />
          <Tabs data={data} />
          <TabContent data={data} isOwn={isOwn} />
        </>
      )}
    </>
  );
}

function Tabs({ data: { person, tab, offersBoardless } }: { readonly data: ProfileData }) {
  const { username = '' } = person;
  const current = (name: ProfileData['tab']) => (tab === name ? 'page' : undefined);
  return (
    <nav className="profile-tabs" aria-label="Pins">
      <a href={createdProfilePath(username)} aria-current={current('created')}>
        Created
      </a>
      <a href={savedProfilePath(username)} aria-current={current('saved')}>
        Saved
      </a>
      {offersBoardless ? (
        <a href={quickSavesPath(username)} aria-current={current('quickSaves')}>
          Quick saves
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
  return (
    <>
      {list ? (
        <BoardList list={list} person={person} isOwn={isOwn} showsQuickSaves={offersBoardless} />
      ) : null}
      <section aria-labelledby="saves-heading">
        <h2 id="saves-heading" className="profile-heading">
          All saves
        </h2>
        <Pins data={data} isOwn={isOwn} />
      </section>
    </>
  );
}

function Pins({ data: { person, pins, tab }, isOwn }: TabProps) {
  const shown = withoutDeleted(pins, useDemo().deleted);
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
  if (!isOwn) {
    const text = `${name} has ${tab === 'created' ? 'published' : 'saved'} nothing yet.`;
    return <p className="profile-empty">{text}</p>;
  }
  const isCreated = tab === 'created';
  return (
    <div className="profile-empty">
      <p>{isCreated ? 'Pins you publish show up here.' : 'What you save shows up here.'}</p>
      <a className="tb-button" data-variant="quiet" href="/">
        Find Pins to save
      </a>
    </div>
  );
}

function nameOf({ fullName, username = '' }: User): string {
  return fullName ?? username;
}

const TAB_TITLES = {
  created: 'Created by',
  quickSaves: 'Quick saves of',
  saved: 'Saved by',
} as const;

const TAB_PATHS = {
  created: createdProfilePath,
  quickSaves: quickSavesPath,
  saved: savedProfilePath,
} as const;

export const profilePage = definePage({
  routes: ['me', 'profile', 'profile-created', 'profile-saved', 'profile-tab'],
  load: loadProfile,
  head({ person, tab, coverPins }, { link, origin }) {
    const { username = '', imageMediumUrl } = person;
    const name = nameOf(person);
    const isTab = link.route !== 'profile';
    const canonical = isTab ? TAB_PATHS[tab](username) : profilePath(username);
    const picture = chooseImage(coverPins[0]?.images, 'closeup')?.url ?? imageMediumUrl;
    return {
      title: `${isTab ? `${TAB_TITLES[tab]} ` : ''}${name} (@${username})`,
      description: `Boards and Pins of ${name}.`,
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
