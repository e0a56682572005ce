import * as z from 'zod';
import { ResourceError } from '../errors/resource-error.js';
import type { Call } from '../http/call.js';
import { rotateCsrfToken, sessionToken, setSessionToken } from '../http/visit.js';
import type { WireSession } from '../sessions/read-session.js';
import { type Sessions, SIGNED_OUT, type Viewer } from '../sessions/sessions.js';

const NO_OPTIONS = z.strictObject({});
const SIGN_IN_OPTIONS = z.strictObject({ username: z.string().min(1).max(100) });

type ReadSession = (viewer: Viewer) => WireSession;

/** `UserSessionResource/get`: the viewer's session. */
export function readSessionCall(readSession: ReadSession): Call<z.infer<typeof NO_OPTIONS>> {
  return {
    name: 'UserSessionResource',
    action: 'get',
    options: NO_OPTIONS,
    run: ({ viewer }) => ({ data: readSession(viewer) }),
  };
}

/** `UserSessionResource/create`: signs in as a seeded person. The demo has no passwords. */
export function signInCall(
  sessions: Sessions,
  readSession: ReadSession,
  userIdOf: (username: string) => string | undefined,
): Call<z.infer<typeof SIGN_IN_OPTIONS>> {
  return {
    name: 'UserSessionResource',
    action: 'create',
    options: SIGN_IN_OPTIONS,
    run: ({ options: { username }, context }) => {
      const userId = userIdOf(username);
      if (userId === undefined)
        throw new ResourceError('userNotFound', `There is no user ${username}.`);
      sessions.end(sessionToken(context));
      setSessionToken(context, sessions.start(userId));
      rotateCsrfToken(context);
      return { data: readSession({ userId }) };
    },
  };
}

/** `UserSessionResource/delete`: signs out. */
export function signOutCall(
  sessions: Sessions,
  readSession: ReadSession,
): Call<z.infer<typeof NO_OPTIONS>> {
  return {
    name: 'UserSessionResource',
    action: 'delete',
    options: NO_OPTIONS,
    run: ({ context }) => {
      sessions.end(sessionToken(context));
      setSessionToken(context, null);
      rotateCsrfToken(context);
      return { data: readSession(SIGNED_OUT) };
    },
  };
}
