export {
  AlertIcon,
  ArrowUpRightIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronEndIcon,
  ChevronStartIcon,
  CloseIcon,
  HeartIcon,
  MoreIcon,
  SavedIcon,
  SaveIcon,
  ShareIcon,
} from './icons.js';
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
} from './later-icons.js';
export { CaptionsIcon, MutedIcon, PauseIcon, PlayIcon, RetryIcon, SoundIcon } from './media.js';
export { FlashlightIcon, TagIcon } from './shopping-icons.js';
export { ICON_FRAME, type IconProps } from './icon.js';
