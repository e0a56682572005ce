import type { CardContext } from '../context.js';
import { isExperimentActive } from '../experiments.js';
import { surfaceParts } from '../surface.js';
import type { Pin } from './pin.js';

/** Types of save buttons. `quickSave` replaces classic and inline. */
export const SAVE_BUTTON_TYPES = [
  'classic',
  'inline',
  'persistentOneClickSave',
  'promote',
  'quickSave',
] as const;

/** A type of save button. */
type SaveButtonType = (typeof SAVE_BUTTON_TYPES)[number];

/** The save button of a card. */
export interface SaveButtonVariant {
  readonly type: SaveButtonType;
  /** Classic for viewers without boards; inline, with the name of the board, for all others. */
  readonly style: 'classic' | 'inline';
}

/** Options of the host. */
export interface SaveButtonOptions {
  /** Saves at one press and stays visible. */
  readonly isPersistentOneClick?: boolean;
  /** The board picker is hidden, so there is no quick save. */
  readonly hidesDropdown?: boolean;
}

/**
 * Returns the save button of a card (S1 §4.2); `undefined` for bots, for promoted pins that their owner may remove, and on
 * surfaces without one. Promotable pins get `promote`. The style is classic for 0 boards and signed-out visitors; an
 * unknown board count is not 0. Quick save replaces classic and inline while its experiment is active and the dropdown
 * shows.
 */
export function saveButton(
  pin: Pick<Pin, 'isQuickPromotable' | 'promotedIsRemovable'>,
  context: Pick<CardContext, 'experiments' | 'isBot' | 'surface' | 'viewer'>,
  options: SaveButtonOptions = {},
): SaveButtonVariant | undefined {
  if (context.isBot || pin.promotedIsRemovable) return undefined;
  if (!surfaceParts(context.surface).saveButton) return undefined;
  const { isAuth, boardCount } = context.viewer;
  const style = !isAuth || boardCount === 0 ? 'classic' : 'inline';
  if (pin.isQuickPromotable) return { type: 'promote', style };
  if (options.isPersistentOneClick) return { type: 'persistentOneClickSave', style };
  const isQuick = !options.hidesDropdown && isExperimentActive(context.experiments, 'quick_save');
  return { type: isQuick ? 'quickSave' : style, style };
}
