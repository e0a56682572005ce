import { isGroupBoard, LOGGED_OUT_SAVE_LIMIT, LONG_PRESS_MS, sendObject } from '@tackboard/domain';
import { hasMoreMenu, savedOverlayName, suppressesToasts } from '@tackboard/domain/card';
import { isSampled } from '@tackboard/domain/tracking';
import { browserLocks, exploreLocalSave, watchFocus } from '@tackboard/machines';
import { useStoredSave } from '@tackboard/machines/react';
import { CloseIcon, ICON_FRAME, LayerHost, LinkIcon, LockIcon, PeopleIcon } from '@tackboard/ui';
import { createToastStore, Toaster } from '@tackboard/ui/toast';
import { followLink } from '../links/follow-link.js';
import { useContent } from '../card/use-content.js';
import { isAbort } from '../client/is-abort.js';
import { saveToastInput } from '../save/save-toast.js';
import * as firstLoad from './first-load.js';
import { navigationOf } from '../client/navigation-defaults.js';
import { newKeyOf } from '../client/new-key.js';

/**
 * What later chunks share, as one frozen object that each of them exports, so that bundlers keep it in one file. For single
 * imports they make a small file for every combination. The file is there when a chunk loads, because the runtime has it too.
 */
export const common = Object.freeze({
  CloseIcon,
  LayerHost,
  LinkIcon,
  LockIcon,
  LOGGED_OUT_SAVE_LIMIT,
  LONG_PRESS_MS,
  PeopleIcon,
  Toaster,
  createToastStore,
  followLink,
  isAbort,
  isSampled,
  navigationOf,
  newKeyOf,
  saveToastInput,
  sendObject,
  suppressesToasts,
  useContent,
  // The first load has these. One name of an entry keeps all of the entry that later chunks use in this file: esbuild does not
  // divide an entry.
  entries: [
    browserLocks,
    exploreLocalSave,
    hasMoreMenu,
    ICON_FRAME,
    isGroupBoard,
    savedOverlayName,
    useStoredSave,
    watchFocus,
  ],
  // Rolldown keeps all of the first load in one file when each of its modules is used here.
  firstLoad: [
    firstLoad.createTackboard,
    firstLoad.PinCard,
    firstLoad.PinGrid,
    firstLoad.TackboardProvider,
  ],
});

export { useInternals } from './first-load.js';
