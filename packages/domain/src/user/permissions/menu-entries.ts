import type { CardContext } from '../../context.js';
import { isAdvertising } from '../../pin/attribution.js';
import { usableImages } from '../../pin/image.js';
import { isOwnPin } from '../../pin/kind.js';
import type { Pin } from '../../pin/pin.js';
import { hasWriteAccess } from '../../pin/title.js';
import type { GatedAction } from './gate.js';

/** Entries of the menus, in order (S1 §6). The list is ours. */
export const MENU_ENTRIES = [
  'whyThisAd',
  'edit',
  'delete',
  'unsave',
  'hide',
  'unfollowPinner',
  'downloadImage',
  'copyLink',
  'report',
  'tuneHomeFeed',
] as const;

/** An entry of the more menu (S1 §6). */
export type MenuEntryName = (typeof MENU_ENTRIES)[number];

/** An entry with its gated action (S3 §6); without one everybody may use it. */
export interface MenuEntry {
  readonly name: MenuEntryName;
  readonly action?: GatedAction;
}

const ACTIONS: Partial<Record<MenuEntryName, GatedAction>> = {
  edit: 'edit',
  delete: 'delete',
  unsave: 'unsave',
  hide: 'hide',
  unfollowPinner: 'unfollow',
  report: 'report',
};

/** Returns the entries of the more menu of a pin (S1 §6, S3 §6). The signed-out menu has the same list. */
export function menuEntries(
  pin: Pick<
    Pin,
    | 'access'
    | 'images'
    | 'isDownstreamPromotion'
    | 'isPromoted'
    | 'isSavedToProfile'
    | 'nativeCreator'
    | 'pinnedToBoard'
    | 'pinner'
    | 'promoter'
    | 'sponsorship'
  >,
  context: Pick<CardContext, 'device' | 'surface' | 'viewer'>,
): readonly MenuEntry[] {
  const isOwn = isOwnPin(pin, context.viewer);
  const { isAuth } = context.viewer;
  const shows: Record<MenuEntryName, boolean> = {
    whyThisAd: isAdvertising(pin),
    edit: isAuth && (isOwn || hasWriteAccess(pin)),
    delete: isOwn,
    unsave: isAuth && !isOwn && (pin.pinnedToBoard !== undefined || pin.isSavedToProfile === true),
    hide: !isOwn,
    unfollowPinner: isAuth && pin.pinner?.explicitlyFollowedByMe === true,
    downloadImage: usableImages(pin.images ?? {}).length > 0,
    copyLink: true,
    report: !isOwn,
    tuneHomeFeed: isAuth && context.surface === 'AuthHomefeed',
  };
  return MENU_ENTRIES.filter((name) => shows[name]).map((name) => {
    const action = ACTIONS[name];
    return action ? { name, action } : { name };
  });
}
