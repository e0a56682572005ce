import type { CardContext } from '../context.js';
import { isExperimentActive } from '../experiments.js';
import { surfaceParts } from '../surface/surface-parts.js';
import type { Pin } from './pin.js';

/** The save buttons there are (S1 §4). `quickSave` takes the place of classic and inline. */
export const SAVE_BUTTON_TYPES = [
  'classic',
  'inline',
  'persistentOneClickSave',
  'promote',
  'quickSave',
] as const;

/** A kind of save button (S1 §4). */
export type SaveButtonType = (typeof SAVE_BUTTON_TYPES)[number];

/** A save button: what it is, and how it is drawn for this viewer (S1 §4). */
export interface SaveButtonVariant {
  readonly type: SaveButtonType;
  /** Classic for a viewer without boards, inline (the board's name beside it) for all others. */
  readonly style: 'classic' | 'inline';
}

/** What a host knows about its own buttons (S1 §4). */
export interface SaveButtonOptions {
  /** Saves at one press and stays visible: the host's choice for a surface. */
  readonly isPersistentOneClick?: boolean;
  /** The board picker is hidden, so there is no quick save beside it. */
  readonly hidesDropdown?: boolean;
}

/**
 * The save button of a card (S1 §4 §5); `undefined` when it has none: a promoted pin that its owner may remove, and
 * surfaces such as the catalog products metadata and the profile manager. A promotable pin gets `promote`. The style is
 * classic for 0 boards and for signed-out visitors; a board count that is not known yet is not 0. Quick save replaces
 * classic and inline while its experiment is active and the dropdown shows.
 */
export function saveButton(
  pin: Pick<Pin, 'isQuickPromotable' | 'promotedIsRemovable'>,
  context: Pick<CardContext, 'experiments' | 'surface' | 'viewer'>,
  options: SaveButtonOptions = {},
): SaveButtonVariant | undefined {
  if (pin.promotedIsRemovable || !surfaceParts(context.surface).saveButton) return undefined;
  const { isAuth, boardCount } = context.viewer;
  const style = !isAuth || boardCount === 0 ? 'classic' : 'inline';
  if (pin.isQuickPromotable) return { type: 'promote', style };
  if (options.isPersistentOneClick) return { type: 'persistentOneClickSave', style };
  const isQuick = !options.hidesDropdown && isExperimentActive(context.experiments, 'quick_save');
  return { type: isQuick ? 'quickSave' : style, style };
}
