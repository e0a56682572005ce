import * as z from 'zod';
import { ResourceError } from '../errors/resource-error.js';
import { graphForm } from '../graph/graph-form.js';
import { type Call, defineCall } from '../http/call.js';
import { id } from '../http/fields.js';
import { requirePin } from '../pins/read-pin.js';
import type { Viewer } from '../sessions/sessions.js';
import type { Services } from '../services.js';

const PIN_VARIABLES = z.object({ pin_id: id });
const INVITE_VARIABLES = z.object({ invite_code: z.string().max(200) });

function parsed<Variables>(schema: z.ZodType<Variables>, text: string): Variables {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new ResourceError('invalidRequest', 'The variables are not those of the query.');
  }
}

/** The stored graph queries that the specification names (S1 §7). There is no query language. */
export function graphCalls({ readInvite, findPin }: Services): readonly Call[] {
  const queries = {
    PinQuery: (viewer: Viewer, variables: string) => {
      const { pin } = requirePin(findPin, viewer, parsed(PIN_VARIABLES, variables).pin_id);
      return { pin: { ...(graphForm(pin) as object), __typename: 'Pin' } };
    },
    PinCardSharedHeaderQuery: (viewer: Viewer, variables: string) => {
      const invite = readInvite(viewer, parsed(INVITE_VARIABLES, variables).invite_code);
      return { inviteCode: { ...(graphForm(invite) as object), __typename: 'InviteCode' } };
    },
  };
  return [
    defineCall({
      endpoint: 'graph GET /graphql',
      summary: 'Two stored queries: PinQuery and PinCardSharedHeaderQuery (S1 §7, S3 §7)',
      envelope: 'graph',
      input: z.strictObject({
        operationName: z.enum(['PinQuery', 'PinCardSharedHeaderQuery']),
        /** JSON. */
        variables: z.string().max(2000),
      }),
      response: z.record(z.string(), z.looseObject({ __typename: z.string() })),
      isSameForVisitors: true,
      run: ({ input, viewer }) => ({ data: queries[input.operationName](viewer, input.variables) }),
    }),
  ];
}
