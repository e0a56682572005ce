import type { ComponentProps } from 'react';
import { BoardPage } from './board-page.js';
import { Closeup } from './closeup.js';
import type { DecodedPage } from './decode-page.js';
import { HomeFeed } from './home-feed.js';
import { LoginPage } from './login-page.js';
import { MissingPage } from './missing-page.js';
import type { PeopleList } from './people-list.js';
import { Profile } from './profile.js';
import { RepinPage } from './repin-page.js';
import { withoutDeleted } from './use-deleted-pins.js';

interface PageBodyProps extends Pick<ComponentProps<typeof RepinPage>, 'moves' | 'onError'> {
  readonly page: DecodedPage;
  /** Ids of pins that were deleted since the page was rendered. Lists leave them out. */
  readonly deleted: ReadonlySet<string>;
  readonly fetchFeedPage: ComponentProps<typeof HomeFeed>['fetchPage'];
  readonly people: ComponentProps<typeof PeopleList>;
}

/** The content between the header and the footer. */
export function PageBody({ page, deleted, fetchFeedPage, people, ...repin }: PageBodyProps) {
  switch (page.kind) {
    case 'feed':
      return <HomeFeed initialPage={page} fetchPage={fetchFeedPage} deleted={deleted} />;
    case 'pin':
      return deleted.has(page.pin.id) ? <MissingPage /> : <Closeup pin={page.pin} />;
    case 'repin':
      return <RepinPage {...repin} pin={page.pin} from={page.from} />;
    case 'board':
      return <BoardPage board={page.board} pins={withoutDeleted(page.pins, deleted)} />;
    case 'profile':
      return (
        <Profile
          person={page.person}
          boards={page.boards}
          pins={withoutDeleted(page.pins, deleted)}
          viewerId={people.current?.id}
        />
      );
    case 'login':
      return <LoginPage {...people} next={page.next} />;
    case 'missing':
      return <MissingPage />;
  }
}
