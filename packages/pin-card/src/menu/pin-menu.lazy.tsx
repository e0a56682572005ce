'use client';
import type { Pin, Surface } from '@tackboard/domain';
import { menuWords } from '@tackboard/domain/words/menu';
import { usePinSave } from '@tackboard/machines/react';
import { pinPath } from '@tackboard/routes/paths';
import { Menu } from '@tackboard/ui/menu';
import { togglesOf } from '../feedback/toggles.js';
import type { LayerProps } from '../layer/layer.js';
import { useTackboard } from '../provider/tackboard-context.js';
import { useWords } from '../provider/use-words.js';
import { openDeletePin } from '../delete-pin/open-delete-pin.js';
import { NEWS_TOAST_TIMING } from '../save-button/news-toast-timing.js';
import { type MenuDeeds, pinMenuItems } from './pin-menu-items.js';

interface PinMenuProps extends LayerProps {
  readonly pin: Pin;
  readonly surface: Surface;
}

/** The menu of one pin; one for all cards of a page. */
export function PinMenu({ pin, surface, anchor, onClose }: PinMenuProps) {
  const tackboard = useTackboard('PinMenu');
  const {
    context,
    store,
    words: cardWords,
    toasts,
    page,
    toggleCalls,
    menuActions,
    menuPages,
  } = tackboard;
  const words = useWords('menu', menuWords);
  const save = usePinSave(pin);

  const say = (text: string) => toasts.show({ kind: 'done', text, timing: NEWS_TOAST_TIMING });
  const give = (kind: 'hide-pin' | 'report-pin') => () => {
    togglesOf(tackboard).set(kind, pin.id, false, true);
    page.marked.mark(pin.id);
  };
  const pinnerId = pin.pinner?.id;
  const own: MenuDeeds = {
    copyLink: () => {
      const link = new URL(pinPath(pin.id), window.location.href).href;
      navigator.clipboard.writeText(link).then(
        () => say(words.linkCopied()),
        (error: unknown) => {
          page.reportError({ error, pin });
          toasts.show({
            kind: 'error',
            text: cardWords.somethingWentWrong(),
            timing: NEWS_TOAST_TIMING,
          });
        },
      );
    },
    unsave: () => store.unsave(pin),
    delete: () => openDeletePin(tackboard, pin, anchor),
    ...(toggleCalls['hide-pin'] ? { hide: give('hide-pin') } : {}),
    ...(toggleCalls['report-pin'] ? { report: give('report-pin') } : {}),
    ...(toggleCalls['follow-user'] && pinnerId !== undefined
      ? {
          unfollowPinner: () => togglesOf(tackboard).set('follow-user', pinnerId, true, false),
        }
      : {}),
  };
  const given = Object.fromEntries(
    Object.entries(menuActions).map(([name, act]) => [name, () => act(pin)]),
  );
  const { pinnedToBoard: _, isSavedToProfile: __, ...unsaved } = pin;
  const isSaved = save.status === 'saved';
  const shown: Pin = isSaved
    ? { ...unsaved, ...(save.board ? { pinnedToBoard: save.board } : { isSavedToProfile: true }) }
    : unsaved;
  const items = pinMenuItems({
    pin: shown,
    context: { ...context, surface },
    words,
    pages: menuPages,
    deeds: { ...own, ...given },
    onGate: (action) => page.login({ reason: action, pin }),
  });
  return (
    <Menu open items={items} label={cardWords.moreOptions()} anchor={anchor} onClose={onClose} />
  );
}
