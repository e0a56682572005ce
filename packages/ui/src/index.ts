export { Avatar, type AvatarProps, initials } from './avatar/avatar.js';
export { Button, BUTTON_VARIANTS, type ButtonProps, type ButtonVariant } from './button/button.js';
export { withClass } from './class-name/class-name.js';
export { ICON_FRAME, type IconProps } from './icons/icon.js';
export {
  AlertIcon,
  ArrowUpRightIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronEndIcon,
  ChevronStartIcon,
  FlashlightIcon,
  HeartIcon,
  IdeaIcon,
  LaughIcon,
  MoreIcon,
  SavedIcon,
  SaveIcon,
  ShareIcon,
  TagIcon,
  ThanksIcon,
  WowIcon,
} from './icons/icons.js';
export {
  AppIcon,
  BellIcon,
  CaptionsIcon,
  CloseIcon,
  CopyIcon,
  FolderPlusIcon,
  HomeIcon,
  ImageIcon,
  LinkIcon,
  LockIcon,
  MessageIcon,
  MoveIcon,
  MutedIcon,
  PauseIcon,
  PeopleIcon,
  PlayIcon,
  PlusIcon,
  RetryIcon,
  SearchIcon,
  SlidersIcon,
  SoundIcon,
  TodayIcon,
  TrashIcon,
} from './icons/later-icons.js';
export {
  createLayerStore,
  focusedElement,
  type LayerStore,
  type LayerStoreOptions,
  type OpenedLayer,
} from './layer/layer-store.js';
export { LayerHost, type LayerHostProps } from './layer/layer-host.js';
export { PersonName, type PersonNameProps } from './person-name/person-name.js';
export { SearchField, type SearchFieldProps } from './search-field/search-field.js';
export { DarkModeSwitch, type DarkModeSwitchProps, useTheme } from './theme/dark-mode-switch.js';
export {
  createThemeStore,
  resolveTheme,
  STORED_LIGHT_THEME,
  switchedChoice,
  THEME_MODES,
  THEME_STORAGE_KEY,
  type ThemeChoice,
  type ThemeMode,
  type ThemePorts,
  themeScript,
  type ThemeSettings,
  type ThemeStore,
} from './theme/theme.js';
export {
  TOOLTIP_DELAY_MS,
  TOOLTIP_LEAVE_MS,
  type TooltipState,
  useTooltip,
} from './tooltip/use-tooltip.js';
export { VerifiedBadge, type VerifiedBadgeProps } from './verified-badge/verified-badge.js';
export type { VerifiedBadgeWords } from './verified-badge/verified-info.chunk.js';
export { VisuallyHidden } from './visually-hidden/visually-hidden.js';
