import { isOwnPin } from '../../pin/kind.js';
import type { Pin } from '../../pin/pin.js';
import { hasWriteAccess } from '../../pin/title.js';
import type { PromptWords } from '../../words/prompts.js';
import type { Viewer } from '../viewer.js';

/** What a person may want to do (S1 §6, S3 §1 §6). `seeMore` is the prompt behind the end of a signed-out feed. */
export const GATED_ACTIONS = [
  'save',
  'quickSave',
  'unsave',
  'delete',
  'send',
  'edit',
  'hide',
  'report',
  'createPin',
  'createBoard',
  'follow',
  'unfollow',
  'block',
  'shareProfile',
  'seeMore',
  'debug',
] as const;

/** What a person may want to do (S1 §6, S3 §1 §6). */
export type GatedAction = (typeof GATED_ACTIONS)[number];

/** What stands between a person and an action. `nothing`: it is not offered, and no prompt shows either (S3 §6). */
export type GateOutcome = 'allowed' | 'login' | 'signup' | 'limited-login' | 'nothing';

/** The answer of {@link gate}: with a prompt, the key of its title in the words of prompts (S3 §6). */
export interface Gate {
  readonly outcome: GateOutcome;
  readonly prompt?: keyof PromptWords;
}

/** What the answer depends on beside the viewer (S3 §6). */
export interface GateContext {
  /** The pin that it is about: who may delete and edit it depends on it. */
  readonly pin?: Pick<Pin, 'access' | 'pinner'>;
  readonly isBot?: boolean;
  /** A signed-out visitor has saved a pin already (S1 §3). */
  readonly hasSavedUnauthPin?: boolean;
  readonly isInternalAddress?: boolean;
  /** Which prompt a signed-out visitor gets here; each action has a default of its own (S3 §6). */
  readonly signedOutPrompt?: 'login' | 'signup';
}

/** Titles for actions that share the one of another; every other action has a title of its own name. */
const SHARED_PROMPTS: Partial<Record<GatedAction, keyof PromptWords>> = {
  quickSave: 'save',
  unsave: 'save',
  delete: 'edit',
  createPin: 'create',
  createBoard: 'create',
};

/** What somebody without an account may want to have one for; anything else is for those who have one. */
const SIGN_UP_FOR: readonly GatedAction[] = [
  'save',
  'quickSave',
  'send',
  'createPin',
  'createBoard',
  'follow',
];

/** What a viewer who signed in with limits may do without signing in again (S3 §1 §6). */
const WITHIN_LIMITS: readonly GatedAction[] = ['block', 'seeMore'];

/** Whether a signed-in viewer may do it at all, to this pin. */
function isOffered(viewer: Viewer, action: GatedAction, { pin }: GateContext): boolean {
  if (action === 'seeMore') return false;
  if (pin === undefined) return true;
  if (action === 'delete') return isOwnPin(pin, viewer);
  return action !== 'edit' || isOwnPin(pin, viewer) || hasWriteAccess(pin);
}

/**
 * Whether a viewer may do something, and which prompt shows instead (S1 §6, S2 §6, S3 §6). Bots never get a prompt.
 * Anybody may report. A signed-out visitor may quick-save one pin. The prompt for more pins does nothing for signed-in
 * viewers. Only its pinner deletes a pin; only who may write edits it. The debug panel opens for signed-in employees
 * and from inside the company.
 */
export function gate(viewer: Viewer, action: GatedAction, context: GateContext = {}): Gate {
  if (action === 'debug') {
    const isAllowed = (viewer.isAuth && viewer.isEmployee) || context.isInternalAddress;
    return { outcome: isAllowed ? 'allowed' : 'nothing' };
  }
  if (context.isBot) return { outcome: 'nothing' };
  if (action === 'report') return { outcome: 'allowed' };
  const prompt = SHARED_PROMPTS[action] ?? (action as keyof PromptWords);
  if (!viewer.isAuth) {
    if (action === 'quickSave' && !context.hasSavedUnauthPin) return { outcome: 'allowed' };
    const usual = SIGN_UP_FOR.includes(action) ? 'signup' : 'login';
    return { outcome: context.signedOutPrompt ?? usual, prompt };
  }
  if (!isOffered(viewer, action, context)) return { outcome: 'nothing' };
  if (viewer.isLimitedLogin && !WITHIN_LIMITS.includes(action)) {
    return { outcome: 'limited-login', prompt };
  }
  return { outcome: 'allowed' };
}
