import type { ComponentProps } from 'react';
import { BoardPage } from './board-page.js';
import { Closeup } from './closeup.js';
import type { Page } from './decode-page.js';
import { HomeFeed } from './home-feed.js';
import { LoginPage } from './login-page.js';
import { MissingPage } from './missing-page.js';
import type { PeopleList } from './people-list.js';
import { Profile } from './profile.js';
import { RepinPage } from './repin-page.js';
import { withoutDeleted } from './use-deleted-pins.js';

interface PageBodyProps extends Pick<ComponentProps<typeof HomeFeed>, 'readFeed' | 'onError'> {
  readonly page: Page;
  /** The ids of pins that were deleted since the page was printed: lists drop them. */
  readonly deleted: ReadonlySet<string>;
  readonly feedMemory: ComponentProps<typeof HomeFeed>['memory'];
  readonly people: ComponentProps<typeof PeopleList>;
  readonly moves: ComponentProps<typeof RepinPage>['moves'];
}

/** What stands between the bars. */
export function PageBody({ page, deleted, feedMemory, people, moves, ...feed }: PageBodyProps) {
  switch (page.kind) {
    case 'feed':
      return (
        <HomeFeed
          {...feed}
          first={page}
          deleted={deleted}
          memory={feedMemory}
          viewerId={people.current?.id}
        />
      );
    case 'pin':
      return deleted.has(page.pin.id) ? <MissingPage /> : <Closeup pin={page.pin} />;
    case 'repin':
      return <RepinPage pin={page.pin} from={page.from} moves={moves} onError={feed.onError} />;
    case 'board':
      return <BoardPage board={page.board} pins={withoutDeleted(page.pins, deleted)} />;
    case 'profile':
      return (
        <Profile
          person={page.person}
          boards={page.boards}
          pins={withoutDeleted(page.pins, deleted)}
        />
      );
    case 'login':
      return <LoginPage {...people} next={page.next} />;
    case 'missing':
      return <MissingPage />;
  }
}
