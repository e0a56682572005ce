import { adExplanation, boardThumbnail, feedbackType, isSecretBoard } from '@tackboard/domain';
import { gate } from '@tackboard/domain/card';
import { cardPanelWords, menuWords, promptWords, saveWords } from '@tackboard/domain/words';
import { Button } from '@tackboard/ui';
import { Dialog, Sheet } from '@tackboard/ui/dialogs';
import { Menu, Popover } from '@tackboard/ui/popups';
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
