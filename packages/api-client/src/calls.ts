import { apiCall } from './api-call.js';
import * as board from './boards/board.js';
import * as collaborators from './boards/collaborators.js';
import * as invites from './boards/read-invite.js';
import * as sections from './boards/sections.js';
import type { Client } from './client.js';
import * as links from './links/check-link.js';
import { logLinklessClick } from './links/leave-site.js';
import * as experiences from './messages/experiences.js';
import * as account from './people/account.js';
import * as conversations from './people/conversations.js';
import * as follow from './people/follow.js';
import * as names from './people/names.js';
import * as news from './people/news.js';
import * as session from './people/session.js';
import { readUserPins } from './people/user-pins.js';
import * as bulkEdit from './pins/bulk-edit.js';
import * as createPin from './pins/create-pin.js';
import { readFeedSignals } from './pins/feed-signals.js';
import * as hidePin from './pins/hide-pin.js';
import { readBoardlessPins, readHomeFeed } from './pins/home-feed.js';
import * as readPin from './pins/read-pin.js';
import * as removedPins from './pins/removed-pins.js';
import { savePin, unsavePin } from './pins/save-pin.js';
import * as explore from './search/explore.js';
import * as search from './search/search.js';
import { postUpload, readUploads, requestUploadSlot } from './uploads/uploads.js';

/** A function whose first parameter is the client. */
type Call = (client: Client, ...rest: never[]) => unknown;

/** The same functions without their first parameter. */
export type BoundCalls<Calls extends Readonly<Record<string, Call>>> = {
  readonly [Name in keyof Calls]: Calls[Name] extends (
    client: Client,
    ...rest: infer Rest
  ) => infer Result
    ? (...rest: Rest) => Result
    : never;
};

/**
 * Binds calls to a client. A bundle contains only these: `bindCalls(client, { savePin, unsavePin, readPin })` is enough for
 * `createTackboard`.
 */
export function bindCalls<Calls extends Readonly<Record<string, Call>>>(
  client: Client,
  calls: Calls,
): BoundCalls<Calls> {
  const bound = Object.entries(calls).map(([name, call]) => [name, call.bind(null, client)]);
  return Object.fromEntries(bound) as BoundCalls<Calls>;
}

/** Returns every call by name. A function, so that a bundle of single calls does not contain it. */
const allCalls = () => ({
  apiCall,
  ...board,
  ...collaborators,
  ...invites,
  ...sections,
  ...links,
  logLinklessClick,
  ...experiences,
  ...account,
  ...conversations,
  ...follow,
  ...names,
  ...news,
  ...session,
  readUserPins,
  ...bulkEdit,
  ...createPin,
  ...hidePin,
  readFeedSignals,
  readBoardlessPins,
  readHomeFeed,
  ...readPin,
  ...removedPins,
  savePin,
  unsavePin,
  ...explore,
  ...search,
  postUpload,
  readUploads,
  requestUploadSlot,
});

/** The calls that {@link createCalls} binds. */
export type ClientCalls = BoundCalls<ReturnType<typeof allCalls>>;

/** Options of {@link createCalls}. */
export interface CreateCallsOptions<Name extends keyof ClientCalls> {
  /**
   * The names of the calls that the server has. The kit leaves out what needs another one.
   * @default every call
   */
  readonly only?: readonly Name[];
}

/**
 * Binds every call to one client, or with `only` those that the server has, as the `calls` of `createTackboard`. To keep unused
 * calls out of a bundle, bind single ones with `bindCalls`.
 *
 * @throws {TypeError} for a name in `only` that is no call.
 */
export function createCalls<Name extends keyof ClientCalls = keyof ClientCalls>(
  client: Client,
  { only }: CreateCallsOptions<Name> = {},
): Pick<ClientCalls, Name> {
  const calls = bindCalls(client, allCalls());
  if (!only) return calls;
  return Object.fromEntries(
    only.map((name) => {
      const call = calls[name];
      if (call === undefined) throw new TypeError(`createCalls() has no call "${name}".`);
      return [name, call];
    }),
  ) as Pick<ClientCalls, Name>;
}
