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
} from './icons.js';
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
} from './later-icons.js';
export {
  BellIcon,
  HomeIcon,
  MessageIcon,
  PlusIcon,
  SearchIcon,
  TodayIcon,
} from './navigation-icons.js';
export { CaptionsIcon, MutedIcon, PauseIcon, PlayIcon, RetryIcon, SoundIcon } from './media.js';
export { IdeaIcon, LaughIcon, ThanksIcon, WowIcon } from './reaction-icons.js';
export { FlashlightIcon, TagIcon } from './shopping-icons.js';
export { ICON_FRAME, type IconProps } from './icon.js';
