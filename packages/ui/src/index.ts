export { Avatar, initials } from './avatar/avatar.js';
export { Button, type ButtonProps } from './button/button.js';
export { withClass } from './class-name/class-name.js';
export {
  AlertIcon,
  ArrowUpRightIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronEndIcon,
  ChevronStartIcon,
  CloseIcon,
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
  CopyIcon,
  FolderPlusIcon,
  HomeIcon,
  ImageIcon,
  LinkIcon,
  LockIcon,
  MessageIcon,
  MoveIcon,
  PeopleIcon,
  PlusIcon,
  SearchIcon,
  SlidersIcon,
  TodayIcon,
  TrashIcon,
} from './icons/later-icons.js';
export {
  CaptionsIcon,
  MutedIcon,
  PauseIcon,
  PlayIcon,
  RetryIcon,
  SoundIcon,
} from './icons/video-icons.js';
export { createLayerStore, focusedElement, type LayerStore } from './layer/layer-store.js';
export { PersonName } from './person-name/person-name.js';
export { SearchField, type SearchFieldProps } from './search-field/search-field.js';
export { DarkModeSwitch, useTheme } from './theme/dark-mode-switch.js';
export {
  createThemeStore,
  resolveTheme,
  themeScript,
  type ThemeSettings,
  type ThemeStore,
} from './theme/theme.js';
export { useTooltip } from './tooltip/use-tooltip.js';
export { VerifiedBadge, type VerifiedBadgeProps } from './verified-badge/verified-badge.js';
export type { VerifiedBadgeWords } from './verified-badge/verified-info.js';
export { VisuallyHidden } from './visually-hidden/visually-hidden.js';
export { whenShown } from './when-shown/when-shown.js';
