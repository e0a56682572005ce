import { dirname, join } from 'node:path';
import { type Context, Hono } from 'hono';
import { boardPinsReader, type ReadBoardPins } from './boards/read-board-pins.js';
import { type ReadSavedPins, savedPinsReader } from './boards/read-saved-pins.js';
import { boardsReader, type ReadBoards } from './boards/read-boards.js';
import { boardsCall } from './calls/board-calls.js';
import { homeFeedCall } from './calls/feed-calls.js';
import { deletePinCall, readPinCall, savePinCall, unsavePinCall } from './calls/pin-calls.js';
import { readSessionCall, signInCall, signOutCall } from './calls/session-calls.js';
import { query } from './database/database.js';
import { asDatabaseError, isSqliteError, openDatabase } from './database/open.js';
import { ResourceError } from './errors/resource-error.js';
import { faultEndpoint } from './faults/endpoint.js';
import type { FaultPlan } from './faults/plan.js';
import { strikeCalls, strikeFeed } from './faults/strike.js';
import { feedReader, type ReadFeed } from './feed/read-feed.js';
import { addCall, type ApiEnvironment, answerError } from './http/call.js';
import { ensureCsrfToken, sessionToken } from './http/visit.js';
import { answerKeeper } from './idempotency/kept-answers.js';
import { serveMedia } from './media/serve.js';
import { createDeletePin } from './pins/delete-pin.js';
import { pinFinder } from './pins/read-pin.js';
import { pinSaver } from './pins/save-pin.js';
import { createUnsavePin } from './pins/unsave-pin.js';
import { seedDatabase } from './seed/seed.js';
import { sessionReader, type WireSession } from './sessions/read-session.js';
import { peopleReader } from './sessions/read-people.js';
import { createSessions, type Viewer } from './sessions/sessions.js';
import type { WirePin } from './wire/pin.js';
import type { WireUser } from './wire/user.js';

/** Where the server tells what it does. */
export interface Log {
  readonly info: (line: string) => void;
  readonly error: (line: string, cause: unknown) => void;
}

/** How the server runs. */
export interface ApiOptions {
  /** The database file, absolute; made and seeded when it does not exist. */
  readonly databasePath: string;
  /** Where pictures and video are kept. Default: `media` beside the database file. */
  readonly mediaDirectory?: string;
  /** How many pins a new database is seeded with. Default: only the ones written by hand. */
  readonly pins?: number;
  /** Default: the console. */
  readonly log?: Log;
  /** Milliseconds since 1970. Default: the system's clock. */
  readonly now?: () => number;
  /** For tests alone: lets calls go wrong as planned, and serves `/__faults` to plan it. Default: neither exists. */
  readonly faults?: FaultPlan;
}

/** Who looks at a page, and what the page needs to act for them. */
export interface Visit {
  readonly viewer: Viewer;
  /** The session in the form that `UserSessionResource/get` answers with. */
  readonly session: WireSession;
  /** The value of the `csrftoken` cookie; the cookie is set on the answer when the browser had none. */
  readonly csrfToken: string;
}

/** A running reference server. */
export interface Api {
  /** Answers `/resource/*` and `/media/*`; mount it with `app.route('/', api.app)`. */
  readonly app: Hono<ApiEnvironment>;
  /** Reads who makes a page request, and sets the `csrftoken` cookie on its answer. */
  readonly visit: (context: Context) => Visit;
  /** Reads a page of the home feed without a request, for pages rendered on the server. */
  readonly homeFeed: ReadFeed;
  /** Reads one pin without a request; `undefined` when there is none that this viewer may see. */
  readonly pin: (viewer: Viewer, id: string) => WirePin | undefined;
  /** Reads a person's boards without a request, as `BoardsResource/get` answers them. */
  readonly boards: ReadBoards;
  /** Reads a board by its url, with its newest pins; `undefined` when there is none that this viewer may see. */
  readonly board: ReadBoardPins;
  /** Reads what a person has saved without a request, newest first. */
  readonly saved: ReadSavedPins;
  /** Everybody whom the demo can be seen as. */
  readonly people: () => readonly WireUser[];
  /** Closes the database. Call it after the HTTP server has answered its last request. */
  readonly close: () => void;
}

const CONSOLE: Log = {
  info: (line) => console.info(line),
  error: (line, cause) => console.error(line, cause),
};

/**
 * Opens the database (made, migrated and seeded as needed, media included) and returns the server.
 *
 * Throws a `DatabaseError`, `MediaError` or `OptionError` whose message is one line that says how to mend it.
 */
export async function createApi(options: ApiOptions): Promise<Api> {
  const { databasePath, log = CONSOLE, now = Date.now, faults } = options;
  const mediaDirectory = options.mediaDirectory ?? join(dirname(databasePath), 'media');
  const database = openDatabase(databasePath);
  try {
    await seedDatabase(database, {
      mediaDirectory,
      onProgress: log.info,
      ...(options.pins === undefined ? {} : { pins: options.pins }),
    });
  } catch (error) {
    database.close();
    throw isSqliteError(error) ? asDatabaseError(error, databasePath) : error;
  }

  const readFeed = feedReader(database);
  const homeFeed = faults === undefined ? readFeed : strikeFeed(faults, readFeed);
  const findPin = pinFinder(database);
  const readBoards = boardsReader(database);
  const readSession = sessionReader(database);
  const sessions = createSessions(database, now);
  const keepAnswer = answerKeeper(database, now);
  const byName = query<{ id: string }>(database, 'SELECT id FROM users WHERE username = :username');
  const byId = query<{ username: string }>(database, 'SELECT username FROM users WHERE id = :id');
  const viewerOf = (context: Context): Viewer => sessions.viewerOf(sessionToken(context));

  const app = new Hono<ApiEnvironment>();
  if (faults !== undefined) {
    app.route('/__faults', faultEndpoint(faults));
    app.use('/resource/*', strikeCalls(faults));
  }
  app.onError((error, context) => answerError(error, context, log.error));
  addCall(app, homeFeedCall(homeFeed), viewerOf);
  addCall(app, readPinCall(findPin), viewerOf);
  addCall(app, savePinCall(database, keepAnswer, pinSaver(database, findPin, now)), viewerOf);
  addCall(
    app,
    unsavePinCall(database, keepAnswer, createUnsavePin(database, findPin, now)),
    viewerOf,
  );
  addCall(
    app,
    deletePinCall(database, keepAnswer, createDeletePin(database, findPin, now)),
    viewerOf,
  );
  addCall(
    app,
    boardsCall(readBoards, (id) => byId.first({ id })?.username ?? ''),
    viewerOf,
  );
  addCall(app, readSessionCall(readSession), viewerOf);
  addCall(
    app,
    signInCall(sessions, readSession, (username) => byName.first({ username })?.id),
    viewerOf,
  );
  addCall(app, signOutCall(sessions, readSession), viewerOf);
  app.all('/resource/*', () => {
    throw new ResourceError('unknownResource');
  });
  app.use('/media/*', serveMedia(mediaDirectory));
  app.all('/media/*', (context) => context.text('Not found', 404));

  return {
    app,
    homeFeed,
    pin: (viewer, id) => findPin(viewer, id)?.pin,
    boards: readBoards,
    board: boardPinsReader(database),
    saved: savedPinsReader(database),
    people: peopleReader(database),
    visit: (context) => {
      const viewer = viewerOf(context);
      return { viewer, session: readSession(viewer), csrfToken: ensureCsrfToken(context) };
    },
    close: () => {
      database.close();
    },
  };
}
