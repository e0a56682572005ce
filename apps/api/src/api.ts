import { dirname, join } from 'node:path';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { requestId } from 'hono/request-id';
import { allCalls } from './calls/all-calls.js';
import { asDatabaseError, isSqliteError, openDatabase } from './database/open.js';
import { reportBusyAtOnce } from './database/retry-busy.js';
import { ResourceError } from './errors/resource-error.js';
import { eventsEndpoint } from './events/events-endpoint.js';
import { firstByPlacement, listFor, type WireExperience } from './experiences/experiences.js';
import { messagesEndpoint } from './experiences/messages-endpoint.js';
import { seedExperiences } from './experiences/seed-experiences.js';
import { addCalls, type ApiEnvironment } from './http/add-calls.js';
import type { Call } from './http/call.js';
import { documentation } from './http/documentation.js';
import { logRequests } from './http/log-requests.js';
import { DEFAULT_RATE_LIMITS, limitRequests, type RateLimits } from './http/rate-limit.js';
import { securityHeaders } from './http/security.js';
import { sendError } from './http/send-error.js';
import { createReadConnection, requireKnownHost, type TrustOptions } from './http/trust.js';
import { createVisitorCache } from './http/visitor-cache.js';
import { ensureCsrfToken, sessionToken, setConnection } from './http/visit.js';
import { followLinks } from './links/offsite-links.js';
import { createMakeAvif, startAvif } from './media/make-avif.js';
import { serveMedia } from './media/serve.js';
import {
  createReadCookiePreferences,
  type StoredPreferences,
} from './people/read-cookie-preferences.js';
import { renewAccounts, renewEmbeds } from './seed/content.js';
import { seedDatabase } from './seed/seed.js';
import { createServices } from './services.js';
import type { WireSession } from './sessions/read-session.js';
import type { Viewer } from './sessions/sessions.js';
import { type WireUser, wireUser } from './wire/user.js';

/** Receives the server's log lines. Each request is one line of JSON. */
export interface Log {
  readonly info: (line: string) => void;
  readonly error: (line: string, cause: unknown) => void;
}

/** Options of {@link createApi}. */
export interface ApiOptions extends TrustOptions {
  /** Absolute path of the database file. It is created and seeded if it does not exist. */
  readonly databasePath: string;
  /** The folder for pictures and video. Default: `media` beside the database file. */
  readonly mediaDirectory?: string;
  /** Number of pins in a new database. Default: only the hand-written ones. */
  readonly pins?: number;
  /** Makes AVIF files of the pictures while the server is idle, and names them in `image_formats`. Default: false. */
  readonly makesAvif?: boolean;
  /** Default: the console. */
  readonly log?: Log;
  /** Milliseconds since 1970. Default: the system's clock. */
  readonly now?: () => number;
  /** Requests per minute and address. Default: 600,000 reads and 3,000 writes. */
  readonly rateLimits?: Partial<RateLimits>;
  /** For development: serves `/__events`, which lists what browsers reported, to this computer. Default: false. */
  readonly showsEvents?: boolean;
  /** For demos: serves `/__messages`, which lists and resets what a viewer did with the messages. Default: false. */
  readonly showsMessages?: boolean;
  /** The origin of the seeded surveys' and embeds' pages, the only one that pages may frame. Default: none may be framed. */
  readonly framedOrigin?: string;
  /** For tests only: called with the data of each successful response. */
  readonly checkResponse?: (call: Call, data: unknown) => void;
}

/** The viewer of a page request. */
export interface Visit {
  readonly viewer: Viewer;
  /** The session, as `UserSessionResource/get` returns it. */
  readonly session: WireSession;
  /** The value of the `csrftoken` cookie, which is set if the browser has none. */
  readonly csrfToken: string;
}

/** A running reference server. */
export interface Api {
  /**
   * Serves `/resource/*` and `/media/*`. Mount it with `app.route('/', api.app)` before the pages: it refuses requests for
   * unknown hosts, also to pages.
   */
  readonly app: Hono<ApiEnvironment>;
  /** Reads the viewer of a page request and sets the `csrftoken` cookie on its response. */
  readonly visit: (context: Context) => Visit;
  /**
   * Reads the messages for the viewer of a page request, the first of each placement, as `UserExperiencePlatformResource/get`
   * returns them. `extraContext` is that of the call (S2 §7).
   */
  readonly messages: (
    context: Context,
    viewer: Viewer,
    extraContext?: Readonly<Record<string, unknown>>,
  ) => readonly WireExperience[];
  /** Reads which cookies the viewer of a page request allows; what they have not chosen is absent (S2 §3). */
  readonly cookiePreferences: (context: Context, viewer: Viewer) => StoredPreferences;
  /** Reads all people that the demo can sign in as. */
  readonly people: () => readonly WireUser[];
  /**
   * Returns the version of what the database contains. What was made for a visitor with the same version, such as a page, is
   * still true.
   */
  readonly contentVersion: () => string;
  /** Closes the database. Call it after the HTTP server has closed. */
  readonly close: () => void;
}

/** All responses to visitors that are kept. */
const MAX_CACHED_BYTES = 32 * 1024 * 1024;

const CONSOLE: Log = {
  info: (line) => console.info(line),
  error: (line, cause) => console.error(line, cause),
};

/**
 * Opens the database and returns the server. Creates and seeds the database and its media as needed.
 *
 * Throws a `DatabaseError`, `MediaError` or `OptionError`; its message is one line with the cause and the fix.
 */
export async function createApi(options: ApiOptions): Promise<Api> {
  const { databasePath, log = CONSOLE, now = Date.now } = options;
  const mediaDirectory = options.mediaDirectory ?? join(dirname(databasePath), 'media');
  const database = openDatabase(databasePath);
  try {
    await seedDatabase(database, {
      mediaDirectory,
      onProgress: log.info,
      ...(options.pins === undefined ? {} : { pins: options.pins }),
    });
    seedExperiences(database, options.framedOrigin);
    renewAccounts(database, now());
    renewEmbeds(database, options.framedOrigin);
  } catch (error) {
    database.close();
    throw isSqliteError(error) ? asDatabaseError(error, databasePath) : error;
  }

  reportBusyAtOnce(database);

  const app = new Hono<ApiEnvironment>();
  const services = createServices({
    database,
    now,
    mediaDirectory,
    dispatch: (request, env) => app.fetch(request, env as object),
  });
  const { contentVersion, events, experiences, offsiteLinks, readSession, sessions } = services;
  const avif =
    options.makesAvif === true
      ? startAvif(createMakeAvif(database, mediaDirectory), (error) =>
          log.error('No more AVIF files are made until the server starts again.', error),
        )
      : undefined;
  const viewerOf = (context: Context): Viewer => sessions.viewerOf(sessionToken(context));
  const readConnection = createReadConnection(options);

  app.use(async (context, next) => {
    avif?.noteRequest();
    setConnection(context, readConnection(context));
    await next();
  });
  const frameSources = options.framedOrigin === undefined ? [] : [options.framedOrigin];
  app.use(requestId(), logRequests(log.info, now), securityHeaders(frameSources), compress());
  app.use(requireKnownHost(options, readConnection));
  const rateLimits = { ...DEFAULT_RATE_LIMITS, ...options.rateLimits };
  app.use(...limitRequests(rateLimits, options.trustProxy === true));
  const alive = database.query('SELECT 1');
  app.get('/healthz', (context) => {
    alive.first({});
    context.header('cache-control', 'no-store');
    return context.json({ status: 'ok' });
  });
  app.onError((error, context) => sendError(error, context, log.error));
  const { checkResponse } = options;
  addCalls(app, allCalls(services), {
    database,
    runOnce: services.runOnce,
    viewerOf,
    trustProxy: options.trustProxy === true,
    visitorCache: createVisitorCache(contentVersion.read, MAX_CACHED_BYTES),
    ...(checkResponse === undefined ? {} : { checkResponse }),
  });
  app.route('/', documentation(app));
  if (options.showsMessages === true)
    app.route('/__messages', messagesEndpoint(experiences, viewerOf));
  app.route('/', followLinks(offsiteLinks));
  if (options.showsEvents === true) app.route('/__events', eventsEndpoint(events));
  for (const path of ['/resource/*', '/v3/*', '/graphql']) {
    app.all(path, () => {
      throw new ResourceError('unknownResource');
    });
  }
  app.use('/media/*', serveMedia(mediaDirectory));
  app.all('/media/*', (context) => context.text('Not found', 404));

  return {
    app,
    messages: (context, viewer, extraContext = {}) =>
      Object.values(firstByPlacement(listFor(experiences, viewer, context, extraContext))),
    cookiePreferences: createReadCookiePreferences(database),
    people: () => services.people.all().map(wireUser),
    contentVersion: contentVersion.read,
    visit: (context) => {
      // The pages may stand before the API.
      setConnection(context, readConnection(context));
      const viewer = viewerOf(context);
      return { viewer, session: readSession(viewer), csrfToken: ensureCsrfToken(context) };
    },
    close: () => {
      avif?.stop();
      database.close();
    },
  };
}
