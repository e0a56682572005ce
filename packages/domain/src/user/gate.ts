import { isOwnPin } from '../pin/kind.js';
import type { Pin } from '../pin/pin.js';
import { hasWriteAccess } from '../pin/pin-text.js';
import type { PromptWords } from '../words/actions.js';
import type { Viewer } from './user.js';
import { postLoginPath } from '@tackboard/routes/paths';

/** Actions that need a permission. `seeMore` is the prompt at the end of a signed-out feed. */
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

/** Actions that need a permission. */
export type GatedAction = (typeof GATED_ACTIONS)[number];

/** Outcomes of {@link gate}. `nothing`: the action is not offered, and no prompt shows. */
export type GateOutcome = 'allowed' | 'login' | 'signup' | 'limited-login' | 'nothing';

/** The result of {@link gate}; with a prompt, the key of its title in the prompt words. */
interface Gate {
  readonly outcome: GateOutcome;
  readonly prompt?: keyof PromptWords;
}

/** Conditions besides the viewer. */
export interface GateContext {
  /** The pin of the action, for delete and edit. */
  readonly pin?: Pick<Pin, 'access' | 'pinner'>;
  readonly isBot?: boolean;
  /** A signed-out visitor has already saved a pin. */
  readonly hasSavedUnauthPin?: boolean;
  readonly isInternalAddress?: boolean;
  /** Prompt for signed-out visitors here; each action has its own default. */
  readonly signedOutPrompt?: 'login' | 'signup';
}

/** Actions that share the title of another; all others have a title with their name. */
const SHARED_PROMPTS: Partial<Record<GatedAction, keyof PromptWords>> = {
  quickSave: 'save',
  delete: 'edit',
  createPin: 'create',
  createBoard: 'create',
};

/** Actions that signed-out visitors are prompted for; all others require an account. */
const SIGN_UP_FOR: readonly GatedAction[] = [
  'save',
  'quickSave',
  'send',
  'createPin',
  'createBoard',
  'follow',
];

/** Actions of a limited-login viewer that need no new login (S3 §1.4). */
const WITHIN_LIMITS: readonly GatedAction[] = ['block', 'report', 'seeMore'];

/** Whether a signed-in viewer may do it to this pin. */
function isOffered(viewer: Viewer, action: GatedAction, { pin }: GateContext): boolean {
  if (action === 'seeMore') return false;
  if (pin === undefined) return true;
  if (action === 'delete') return isOwnPin(pin, viewer);
  return action !== 'edit' || isOwnPin(pin, viewer) || hasWriteAccess(pin);
}

/**
 * Returns whether a viewer may perform an action, and the prompt that shows instead (S3 §6.2). Crawlers
 * never get a prompt. A signed-out visitor may quick-save one pin. The prompt for more pins does nothing for signed-in
 * viewers. Only the pinner deletes a pin; only viewers with write access edit it. The
 * debug panel opens for signed-in employees and from internal addresses.
 */
export function gate(viewer: Viewer, action: GatedAction, context: GateContext = {}): Gate {
  if (action === 'debug') {
    const isAllowed = (viewer.isAuth && viewer.isEmployee) || context.isInternalAddress;
    return { outcome: isAllowed ? 'allowed' : 'nothing' };
  }
  if (context.isBot) return { outcome: 'nothing' };
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

/** The pages that a login may continue with. */
interface AfterLoginPaths {
  readonly repinAfterLogin: (pinId: string) => string;
  readonly editPin: (pinId: string) => string;
}

const DEFAULT_PATHS: AfterLoginPaths = {
  repinAfterLogin: (pinId) => postLoginPath('repin', pinId),
  editPin: (pinId) => postLoginPath('edit', pinId),
};

/**
 * Returns the page that continues after a login (S3 §2.3.1): `/pin/{id}/repin/` to save a pin, `/pin/{id}/edit/` to
 * edit it, or your own `paths`; `undefined` to stay on the page.
 */
export function afterLoginPath(
  action: string,
  pinId: string,
  paths: AfterLoginPaths = DEFAULT_PATHS,
): string | undefined {
  if (action === 'save') return paths.repinAfterLogin(pinId);
  return action === 'edit' ? paths.editPin(pinId) : undefined;
}
