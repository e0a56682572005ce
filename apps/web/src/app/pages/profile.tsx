import { type PageHead, pageMeta } from '../head.js';
import { pageLoader } from '../page.server.js';
import type { PageHandle } from '../router/use-shown-page.js';
import { chooseImage } from '@tackboard/domain';
import {
  BoardInvitations,
  ProfileContent,
  ProfileHeader,
  ProfileTabs,
} from '@tackboard/pin-card/boards';
import { profilePath } from '@tackboard/routes/paths';
import { useLoaderData } from 'react-router';
import { useDemo } from '../demo-context.js';
import { useInvitations } from './boards/use-invitations.js';
import { loadProfile } from './profile/load-profile.server.js';
import { TabContent } from './profile/tab-content.js';
import { tabPaths } from './profile/tab-paths.js';
import { textsIn } from '../words/texts.js';
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

export const loader = pageLoader('profile', loadProfile);

export { clientLoader } from '../kept.js';

const head: PageHead<typeof loader> = (
  { person, tab, coverPins, canonical },
  { language, origin },
) => {
  const texts = textsIn('boards', language);
  const { username = '', fullName: name = username, imageMediumUrl } = person;
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
};

export const meta = pageMeta(head);

export const handle: PageHandle = { head };
