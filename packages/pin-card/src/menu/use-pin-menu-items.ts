'use client';
import type { Pin, Surface } from '@tackboard/domain';
import { sendObject, shareButtonVariant } from '@tackboard/domain/link';
import { domainChip, pinTitle } from '@tackboard/domain/pin';
import { surfaceParts } from '@tackboard/domain/surface';
import { hasShareMenu } from '@tackboard/domain/user';
import { menuWords } from '@tackboard/domain/words/menu';
import { usePinSave } from '@tackboard/machines/react/store';
import { safeUrl } from '@tackboard/routes/links';
import type { MenuItem } from '@tackboard/ui/menu';
import { openWhyThisAd } from '../ads/open-why-this-ad.js';
import { openLinkCheck } from '../blocked-link/open-link-check.js';
import { openDeletePin } from '../delete-pin/open-delete-pin.js';
import { togglesOf } from '../feedback/toggles.js';
import { type Tackboard, useTackboard } from '../provider/tackboard-context.js';
import { useWords } from '../provider/use-words.js';
import { matchesMedia } from '../save-button/matches-media.js';
import { openSendFlyout } from '../share/open-send-flyout.js';
import { copyPinLink } from '../share/share-address.js';
import { type MenuDeeds, pinMenuItems } from './pin-menu-items.js';

/** What a menu is about, and where. */
interface PinMenuSubject {
  readonly pin: Pin;
  readonly surface: Surface;
  /** What a dialog that the menu opens belongs to. */
  readonly anchor: HTMLElement | null;
}

/** The entries of a pin's menu, with what each does: the same list for the dots and for a right click. */
export function usePinMenuItems({ pin, surface, anchor }: PinMenuSubject): readonly MenuItem[] {
  const tackboard = useTackboard('PinMenu');
  const { context, menuActions, menuPages, page } = tackboard;
  const words = useWords('menu', menuWords);
  const save = usePinSave(pin);

  const own: MenuDeeds = {
    ...sendDeed(tackboard, pin, anchor),
    ...feedbackDeeds(tackboard, pin),
    copyLink: () => void copyPinLink(tackboard, pin, words),
    unsave: () => tackboard.store.unsave(pin),
    delete: () => openDeletePin(tackboard, pin, anchor),
    whyThisAd: () => openWhyThisAd(tackboard, pin, anchor),
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
  return [...siteItem(tackboard, { pin, surface, anchor }), ...items];
}

/** The way to the site of a pin: its chip lies on the picture, but not where nothing hovers. */
function siteItem(tackboard: Tackboard, subject: PinMenuSubject): readonly MenuItem[] {
  const { pin, surface, anchor } = subject;
  const domain = domainChip(pin);
  const href = safeUrl(pin.link, { absolute: true });
  const hasNoChip = surfaceParts(surface).domainChip && matchesMedia('(hover: none)');
  if (!hasNoChip || domain === undefined || href === undefined) return [];
  return [
    {
      name: 'openSite',
      text: tackboard.words.linkTo({ domain }),
      onSelect: () =>
        void openLinkCheck(tackboard, { href, pin, isNewTab: true, anchor: anchor ?? undefined }),
    },
  ];
}

/** Sends as the share button of the card does (S3 §4.12). */
function sendDeed(tackboard: Tackboard, pin: Pin, anchor: HTMLElement | null): MenuDeeds {
  const { context, ports, words } = tackboard;
  if (!hasShareMenu(pin)) return {};
  const { openSend } = ports;
  if (shareButtonVariant({ isFeedTile: true, pin }, context) === 'flyout' && anchor) {
    const name = pinTitle(pin) ?? words.untitledPin();
    return { send: () => void openSendFlyout(tackboard, { pin, name, anchor }) };
  }
  return openSend ? { send: () => openSend(sendObject(pin)) } : {};
}

/** Feedback shows over the card itself; what the page has no call for is left out. */
function feedbackDeeds(tackboard: Tackboard, pin: Pin): MenuDeeds {
  const { page, toggleCalls } = tackboard;
  const give = (kind: 'hide-pin' | 'report-pin') => () => {
    togglesOf(tackboard).set(kind, pin.id, false, true);
    page.marked.mark(pin.id);
  };
  const pinnerId = pin.pinner?.id;
  return {
    ...(toggleCalls['hide-pin'] ? { hide: give('hide-pin') } : {}),
    ...(toggleCalls['report-pin'] ? { report: give('report-pin') } : {}),
    ...(toggleCalls['follow-user'] && pinnerId !== undefined
      ? { unfollowPinner: () => togglesOf(tackboard).set('follow-user', pinnerId, true, false) }
      : {}),
  };
}
