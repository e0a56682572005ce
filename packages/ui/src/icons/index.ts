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
export { Icon, type IconProps } from './icon.js';
