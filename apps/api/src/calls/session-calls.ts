import * as z from 'zod';
import { type Call, defineCall } from '../http/call.js';
import { boolean } from '../http/fields.js';
import { rotateCsrfToken, sessionToken, setSessionToken } from '../http/visit.js';
import { SIGNED_OUT } from '../sessions/sessions.js';
import { SESSION } from '../wire/shapes.js';
import type { Services } from '../services.js';

const NO_OPTIONS = z.strictObject({});

/** The calls of the session. Token and CSRF token change at sign-in and sign-out. */
export function sessionCalls({ people, sessions, readSession }: Services): readonly Call[] {
  return [
    defineCall({
      endpoint: 'readSession GET /resource/UserSessionResource/get/',
      summary: "The viewer's session (name ours)",
      input: NO_OPTIONS,
      response: SESSION,
      run: ({ viewer }) => ({ data: readSession(viewer) }),
    }),
    defineCall({
      endpoint: 'signIn POST /resource/UserSessionResource/create/',
      summary:
        'Signs in as a seeded person, on request with a limited login (S3 §6); the demo has no passwords (name ours)',
      input: z.strictObject({
        username: z.string().min(1).max(100),
        is_limited_login: boolean,
      }),
      response: SESSION,
      run: ({ input: { username, is_limited_login: isLimited = false }, context }) => {
        const userId = people.idOf(username);
        sessions.end(sessionToken(context));
        setSessionToken(context, sessions.start(userId, isLimited));
        rotateCsrfToken(context);
        return { data: readSession({ userId, isLimited }) };
      },
    }),
    defineCall({
      endpoint: 'signOut DELETE /resource/UserSessionResource/delete/',
      summary: 'Signs out (name ours)',
      input: NO_OPTIONS,
      response: SESSION,
      run: ({ context }) => {
        sessions.end(sessionToken(context));
        setSessionToken(context, null);
        rotateCsrfToken(context);
        return { data: readSession(SIGNED_OUT) };
      },
    }),
  ];
}
