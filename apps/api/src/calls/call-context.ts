import type { DatabaseSync } from 'node:sqlite';
import type { ReadBoards } from '../boards/read-boards.js';
import type { Events } from '../events/events.js';
import type { CheckLink } from '../links/check-link.js';
import type { OffsiteLinks } from '../links/offsite-links.js';
import type { ReadFeed } from '../feed/read-feed.js';
import type { FindPin } from '../pins/read-pin.js';
import type { WireSession } from '../sessions/read-session.js';
import type { Sessions, Viewer } from '../sessions/sessions.js';

/** What the calls are built from. */
export interface CallContext {
  readonly database: DatabaseSync;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The folder of pictures and video. */
  readonly mediaDirectory: string;
  readonly sessions: Sessions;
  readonly readSession: (viewer: Viewer) => WireSession;
  readonly findPin: FindPin;
  readonly homeFeed: ReadFeed;
  readonly readBoards: ReadBoards;
  readonly checkLink: CheckLink;
  readonly offsiteLinks: OffsiteLinks;
  readonly events: Events;
  /** Runs another request of the same connection, for the generic resource. */
  readonly dispatch: (request: Request, env: unknown) => Response | Promise<Response>;
}
