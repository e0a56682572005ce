import { adExplanation } from '@tackboard/domain/ads';
import { boardThumbnail, isSecretBoard } from '@tackboard/domain/board';
import { feedbackType } from '@tackboard/domain/feedback';
import { gate } from '@tackboard/domain/user';
import { cardPanelWords } from '@tackboard/domain/words/card-panels';
import { menuWords } from '@tackboard/domain/words/menu';
import { promptWords } from '@tackboard/domain/words/prompts';
import { saveWords } from '@tackboard/domain/words/save';
import { Button } from '@tackboard/ui';
import { Dialog } from '@tackboard/ui/dialog';
import { Menu } from '@tackboard/ui/menu';
import { Popover } from '@tackboard/ui/popover';
import { Sheet } from '@tackboard/ui/sheet';
import { useCall } from '../client/use-call.js';
import { matchesMedia } from '../save/matches-media.js';
import { SearchField } from '../navigation/search-field.js';
import { common } from './common.chunk.js';
import { copyPinLink, hasNativeShare, sharePinLink } from '../share/share-address.js';

/**
 * What every layer is built of. A group that opens layers holds all of it, as one frozen object, so that bundlers keep it
 * in one file that the groups share; for single imports they make a file for every combination.
 */
export const layers = Object.freeze({
  common,
  adExplanation,
  boardThumbnail,
  feedbackType,
  cardPanelWords,
  gate,
  isSecretBoard,
  menuWords,
  promptWords,
  saveWords,
  Button,
  Dialog,
  Menu,
  Popover,
  Sheet,
  useCall,
  matchesMedia,
  SearchField,
  copyPinLink,
  hasNativeShare,
  sharePinLink,
});

export { useInternals } from './first-load.js';
