import type { CardContext } from '../context.js';
import { isAdvertising } from '../pin/attribution.js';
import { usableImages } from '../pin/image.js';
import { isDeletedStory, isOwnPin } from '../pin/kind.js';
import type { Pin } from '../pin/pin.js';
import { hasWriteAccess } from '../pin/pin-text.js';
import type { GatedAction } from './gate.js';
import { surfaceParts } from '../surface.js';

/** Entries of the menus, in order. The list is ours. */
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

/** An entry of the more menu. */
export type MenuEntryName = (typeof MENU_ENTRIES)[number];

/** An entry with its gated action; without one everybody may use it. */
interface MenuEntry {
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

/** Returns the entries of the more menu of a pin (S3 §6.11). The signed-out menu has the same list. */
export function menuEntries(
  pin: Pick<
    Pin,
    | 'access'
    | 'images'
    | 'isDownstreamPromotion'
    | 'isPromoted'
    | 'isSaved'
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
  const isSaved = Boolean(pin.pinnedToBoard ?? (pin.isSavedToProfile || pin.isSaved));
  const shows: Record<MenuEntryName, boolean> = {
    whyThisAd: isAdvertising(pin),
    edit: isAuth && (isOwn || hasWriteAccess(pin)),
    delete: isOwn,
    unsave: isAuth && !isOwn && isSaved,
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

/**
 * Whether a card has the more menu: for signed-in viewers, but not on deleted stories, in conversations and
 * on other surfaces without one.
 */
export function hasMoreMenu(
  pin: Pick<Pin, 'storyPinData'>,
  context: Pick<CardContext, 'surface' | 'viewer'>,
): boolean {
  return context.viewer.isAuth && !isDeletedStory(pin) && surfaceParts(context.surface).moreMenu;
}

/** Whether a press on the dots opens the menu (S3 §6.10). For signed-out viewers on a phone the host handles the tap. */
export function opensMoreMenu(context: Pick<CardContext, 'device' | 'viewer'>): boolean {
  return context.viewer.isAuth || context.device !== 'mobile';
}

/** Whether a pin can be sent and shared (S3 §6.11): it needs a pinner. */
export function hasShareMenu(pin: Pick<Pin, 'pinner'>): boolean {
  return pin.pinner !== undefined;
}

/** Whether a card has the button that sends its pin: on surfaces with it, not for bots. */
export function hasSendButton(
  pin: Pick<Pin, 'pinner'>,
  context: Pick<CardContext, 'isBot' | 'surface'>,
): boolean {
  return !context.isBot && surfaceParts(context.surface).sendButton && hasShareMenu(pin);
}

/**
 * Whether a right click on a card opens the signed-out menu (S1 §6.4): on a desktop, when the pin has a creator or
 * pinner. Deleted story pins have no menu (S1 §4.24).
 */
export function hasSignedOutMenu(
  pin: Pick<Pin, 'nativeCreator' | 'pinner' | 'storyPinData'>,
  context: Pick<CardContext, 'device' | 'viewer'>,
): boolean {
  if (isDeletedStory(pin)) return false;
  const hasPerson = pin.nativeCreator !== undefined || pin.pinner !== undefined;
  return !context.viewer.isAuth && context.device !== 'mobile' && hasPerson;
}
