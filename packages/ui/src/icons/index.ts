export {
  AlertIcon,
  ArrowUpRightIcon,
  CheckIcon,
  ChevronEndIcon,
  ChevronStartIcon,
  CloseIcon,
  MoreIcon,
  SavedIcon,
  SaveIcon,
} from './icons.js';
export { ICON_FRAME, type IconProps } from './icon.js';
