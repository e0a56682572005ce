import * as z from 'zod';

/** Who gets a message. Absent conditions hold. */
export const AUDIENCE = z.strictObject({
  viewers: z.enum(['signed-in', 'visitors', 'merchants', 'people']).optional(),
  /** The largest number of boards of the viewer. */
  maxBoards: z.int().optional(),
  /** Nobody who has chosen which cookies they allow. */
  hasNoCookieChoice: z.boolean().optional(),
  /** Values that the request's `targeting` or `extra_context` must have. */
  context: z.record(z.string(), z.string()).optional(),
  /** Nobody, before they have triggered the message (S2 §7). */
  isTriggered: z.boolean().optional(),
});

/** The result of {@link AUDIENCE}. */
export type Audience = z.output<typeof AUDIENCE>;

/** What the server knows about a viewer. */
export interface AudienceFacts {
  readonly isSignedIn: boolean;
  readonly isMerchant: boolean;
  readonly boardCount: number;
  /** Whether the viewer has chosen which cookies they allow. */
  readonly hasCookieChoice: boolean;
  readonly context: Readonly<Record<string, unknown>>;
  /** Whether the viewer has triggered the message: then the other conditions do not count. */
  readonly isTriggered: boolean;
}

/** Whether a message is meant for a viewer (S2 §1). */
export function isMeantFor(audience: Audience, facts: AudienceFacts): boolean {
  const { viewers, maxBoards = Infinity, context = {} } = audience;
  if (facts.isTriggered) return true;
  if (audience.isTriggered === true) return false;
  if (viewers === 'visitors' ? facts.isSignedIn : viewers !== undefined && !facts.isSignedIn)
    return false;
  if (viewers === 'merchants' && !facts.isMerchant) return false;
  if (viewers === 'people' && facts.isMerchant) return false;
  if (audience.hasNoCookieChoice === true && facts.hasCookieChoice) return false;
  if (facts.boardCount > maxBoards) return false;
  return Object.entries(context).every(([name, value]) => facts.context[name] === value);
}
