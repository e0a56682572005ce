export {
  DAY_MS,
  isImageOnlyGrid,
  isNewUser,
  isResurrectedUser,
  NEW_USER_WINDOW_DAYS,
} from './account-age.js';
export {
  APP_UPSELL_GAP_DAYS,
  type AppUpsellState,
  FIRST_APP_UPSELL_WINDOW_DAYS,
  showsAppUpsell,
} from './app-upsell.js';
export {
  INVITE_CHANNELS_WITHOUT_POPOVER,
  INVITER_NAME_LIMIT,
  inviterName,
  inviteSurface,
  type InviteSurface,
} from './invite-surface.js';
export {
  APP_PLATFORMS,
  type AppPlatform,
  type Invite,
  INVITE_SOURCES,
  type InviteSource,
} from './invite.js';
export { afterLoginPath } from './permissions/after-login.js';
export {
  gate,
  type Gate,
  type GateContext,
  GATED_ACTIONS,
  type GatedAction,
  type GateOutcome,
} from './permissions/gate.js';
export {
  MENU_ENTRIES,
  menuEntries,
  type MenuEntry,
  type MenuEntryName,
} from './permissions/menu-entries.js';
export { hasMoreMenu, hasShareMenu, opensMoreMenu } from './permissions/menus.js';
export { hasSignedOutMenu } from './permissions/signed-out-menu.js';
export {
  showsMerchantText,
  splitName,
  type SplitName,
  VERIFIED_BADGE_SIZES_PX,
  type VerifiedBadgeSize,
  verifiedType,
} from './person-name.js';
export { type Session, sessionViewer } from './session.js';
export {
  SAVE_BEHAVIORS,
  type SaveBehavior,
  type User,
  VERIFIED_TYPES,
  type VerifiedType,
} from './user.js';
export type { Account, Viewer } from './viewer.js';
