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
  HeartIcon,
  MoreIcon,
  SavedIcon,
  SaveIcon,
  ShareIcon,
} from './icons/icons.js';
export {
  AppIcon,
  CloseIcon,
  CopyIcon,
  FolderPlusIcon,
  ImageIcon,
  LinkIcon,
  LockIcon,
  MoveIcon,
  PeopleIcon,
  SlidersIcon,
  TrashIcon,
} from './icons/later-icons.js';
export {
  CaptionsIcon,
  MutedIcon,
  PauseIcon,
  PlayIcon,
  RetryIcon,
  SoundIcon,
} from './icons/media.js';
export {
  BellIcon,
  HomeIcon,
  MessageIcon,
  PlusIcon,
  SearchIcon,
  TodayIcon,
} from './icons/navigation-icons.js';
export { IdeaIcon, LaughIcon, ThanksIcon, WowIcon } from './icons/reaction-icons.js';
export { FlashlightIcon, TagIcon } from './icons/shopping-icons.js';
export { focusedElement } from './layer/focused-element.js';
export { LayerHost, type LayerHostProps } from './layer/layer-host.js';
export {
  createLayerStore,
  type LayerStore,
  type LayerStoreOptions,
  type OpenedLayer,
} from './layer/layer-store.js';
export { PersonName, type PersonNameProps } from './person-name/person-name.js';
export { SearchField, type SearchFieldProps } from './search-field/search-field.js';
export { DarkModeSwitch, type DarkModeSwitchProps } from './theme/dark-mode-switch.js';
export {
  resolveTheme,
  STORED_LIGHT_THEME,
  switchedChoice,
  THEME_MODES,
  THEME_STORAGE_KEY,
  type ThemeChoice,
  type ThemeMode,
  type ThemeSettings,
} from './theme/resolve-theme.js';
export { themeScript } from './theme/theme-script.js';
export { createThemeStore, type ThemePorts, type ThemeStore } from './theme/theme-store.js';
export { useTheme } from './theme/use-theme.js';
export {
  TOOLTIP_DELAY_MS,
  TOOLTIP_LEAVE_MS,
  type TooltipState,
  useTooltip,
} from './tooltip/use-tooltip.js';
export {
  VerifiedBadge,
  type VerifiedBadgeProps,
  type VerifiedBadgeWords,
} from './verified-badge/verified-badge.js';
export { VisuallyHidden } from './visually-hidden/visually-hidden.js';
