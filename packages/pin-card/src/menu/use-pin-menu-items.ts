'use client';
import {
  chooseImage,
  type GatedAction,
  hidePlace,
  isExternalImage,
  menuEntries,
  type MenuEntryName,
  type Pin,
  sendObject,
  type Surface,
} from '@tackboard/domain';
import {
  domainLink,
  gate,
  hasSendButton,
  hasShareMenu,
  pinTitle,
  shareButtonVariant,
} from '@tackboard/domain/card';
import { type MenuWords, menuWords } from '@tackboard/domain/words';
import type { PinSave } from '@tackboard/machines';
import { usePinSave } from '@tackboard/machines/react';
import type { MenuItem } from '@tackboard/ui/popups';
import { togglesOf } from '../client/client-toggles.js';
import { canSend, hasBoards } from '../client/site-features.js';
import { useInternals, useWords } from '../client/tackboard-context.js';
import type { Card, Internals } from '../client/types.js';
import { openReport } from '../feedback/open-report.js';
import { unfollowedPinsOf } from '../feedback/unfollowed-pins.js';
import { useClientToggle } from '../feedback/use-client-toggle.js';
import { openLinkCheck } from '../links/open-link-check.js';
import { openDeletePin } from '../organise/delete-pin-button.js';
import { matchesMedia } from '../save/matches-media.js';
import { copyPinLink } from '../share/share-address.js';
import { openSendFlyout } from '../share/share-button.js';
import { openWhyThisAd } from './open-why-this-ad.js';

/** The addresses of menu entries that are links. */
type MenuLinks = Readonly<Partial<Record<'edit' | 'tuneHomeFeed', string>>>;

/** An entry of a menu: an entry of the rules or "Send", which has its own button on devices with a mouse. */
type ItemName = MenuEntryName | 'send';

/** The action of each entry; `false` leaves an entry out. */
type ItemActions = Readonly<Partial<Record<ItemName, (() => void) | false>>>;

interface MenuInput {
  readonly pin: Pin;
  readonly context: Card['context'];
  readonly words: MenuWords;
  readonly links: MenuLinks;
  /** An entry with neither an action nor a link is hidden. */
  readonly actions: ItemActions;
  /** Called when the image is downloaded, which the browser does itself. */
  readonly onDownload?: () => void;
  /** Called in place of an action that needs a login. */
  readonly onGate: (action: GatedAction) => void;
}

/** Returns the entries of a pin's menu for the viewer, in order, each behind its gate. */
export function pinMenuItems(input: MenuInput): MenuItem[] {
  const { pin, context, words, links, actions, onDownload, onGate } = input;
  return itemNames(pin, context).flatMap(({ name, action }): readonly MenuItem[] => {
    const outcome = action && gate(context.viewer, action, { pin }).outcome;
    if (outcome === 'nothing') return [];
    const text =
      name === 'unfollowPinner'
        ? words.unfollowPinner({ name: pin.pinner?.fullName ?? pin.pinner?.username ?? '' })
        : words[name]();
    const onSelect = actions[name];
    if (onSelect === false) return [];
    const link = onSelect ? undefined : linkOf(name, pin, links, context.imageHost);
    if (!link && !onSelect) return [];
    if (action && outcome !== 'allowed') return [{ name, text, onSelect: () => onGate(action) }];
    if (link) {
      const isDownload = name === 'downloadImage' && onDownload !== undefined;
      return [{ name, text, ...link, ...(isDownload && { onSelect: onDownload }) }];
    }
    return onSelect ? [{ name, text, onSelect }] : [];
  });
}

interface NamedItem {
  readonly name: ItemName;
  readonly action?: GatedAction;
}

/** Adds "Send" for a pin with a pinner, on surfaces with a send button. */
function itemNames(pin: Pin, context: Card['context']): readonly NamedItem[] {
  const entries: readonly NamedItem[] = menuEntries(pin, context);
  if (!hasSendButton(pin, context)) return entries;
  // For visitors the host sends the pin and prompts for a login itself.
  const send: NamedItem = context.viewer.isAuth
    ? { name: 'send', action: 'send' }
    : { name: 'send' };
  return [send, ...entries];
}

interface Link {
  readonly href: string;
  readonly download?: boolean;
  readonly newTab?: boolean;
}

function linkOf(
  name: ItemName,
  pin: Pin,
  links: MenuLinks,
  imageHost: string | undefined,
): Link | undefined {
  if (name === 'edit' || name === 'tuneHomeFeed') {
    const href = links[name];
    return href === undefined ? undefined : { href };
  }
  const picture = name === 'downloadImage' ? chooseImage(pin.images, 'high-res') : undefined;
  if (!picture) return undefined;
  const isExternal = imageHost !== undefined && isExternalImage(picture.url, imageHost);
  return isExternal ? { href: picture.url, newTab: true } : { href: picture.url, download: true };
}

/** The pin of a menu, and where the menu opens. */
interface PinMenuSubject {
  readonly pin: Pin;
  readonly surface: Surface;
  /** The anchor of dialogs that the menu opens. */
  readonly anchor: HTMLElement | null;
}

/** Returns the entries of a pin's menu with their actions, for the more button and for a right click. */
export function usePinMenuItems({ pin, surface, anchor }: PinMenuSubject): readonly MenuItem[] {
  const internals = useInternals('PinMenu');
  const { calls, context, menuActions, navigation, paths, core } = internals;
  const words = useWords('menu', menuWords);
  const save = usePinSave(pin);
  const { pinner } = pin;
  const isFollowed = pinner?.explicitlyFollowedByMe === true;
  const [following] = useClientToggle('follow-user', pinner?.id ?? '', isFollowed);

  const bind = (act: (about: Pin) => void) => () => act(pin);
  const own: ItemActions = {
    ...sendAction(internals, pin, anchor),
    ...feedbackActions(internals, { pin, surface, anchor }),
    copyLink: () => void copyPinLink(internals, pin, words),
    unsave: () => internals.store.unsave(pin),
    ...(calls.deletePin && { delete: () => openDeletePin(internals, pin, anchor) }),
    ...(navigation.edit && { edit: bind(navigation.edit) }),
    ...(navigation.tune && { tuneHomeFeed: bind(navigation.tune) }),
    whyThisAd: () => openWhyThisAd(internals, pin, anchor),
  };
  const given = Object.fromEntries(
    Object.entries(menuActions).map(([name, act]) => [name, act && bind(act)]),
  );
  // Nothing vouches for these pages on a site without boards.
  const hasPages = hasBoards(internals);
  const { pinnedToBoard: _, isSavedToProfile: __, isSaved: ___, ...unsaved } = pin;
  const isSavedNow = save.status === 'saved';
  const shown: Pin = {
    ...unsaved,
    ...(isSavedNow && (save.board ? { pinnedToBoard: save.board } : { isSaved: true })),
    ...(pinner && { pinner: { ...pinner, explicitlyFollowedByMe: following.isOn } }),
  };
  const items = pinMenuItems({
    pin: shown,
    context: { ...context, surface },
    words,
    links: {
      ...(hasPages && navigation.edit !== false && { edit: paths.editPin(pin.id) }),
      ...(hasPages && navigation.tune !== false && { tuneHomeFeed: paths.tuneHomeFeed() }),
    },
    actions: { ...own, ...given },
    onDownload: () => core.emit({ name: 'image-downloaded', pinId: pin.id }),
    onGate: (action) => core.promptLogin({ reason: action, pin }),
  });
  const changeBoard = boardItem(internals, pin, save, words);
  const hostItems = internals.options.menuItems?.(shown) ?? [];
  return [...siteItem(internals, { pin, surface, anchor }), ...changeBoard, ...items, ...hostItems];
}

/** The link to the site of a pin, on touch, where the domain chip does not show. */
function siteItem(internals: Internals, subject: PinMenuSubject): readonly MenuItem[] {
  const { pin, surface, anchor } = subject;
  const link = domainLink(pin, surface);
  if (link === undefined || !matchesMedia('(hover: none)')) return [];
  const { domain, href } = link;
  return [
    {
      name: 'openSite',
      text: internals.words.linkTo({ domain }),
      onSelect: () =>
        void openLinkCheck(internals, { href, pin, isNewTab: true, anchor: anchor ?? undefined }),
    },
  ];
}

/** The link of the save toast, which is gone after 5 seconds: to the page that moves a saved pin to another board. */
function boardItem(
  internals: Internals,
  { id }: Pin,
  { status, copyId, board }: PinSave,
  words: MenuWords,
): readonly MenuItem[] {
  if (status !== 'saved' || copyId === undefined || board?.id === undefined) return [];
  if (!hasBoards(internals)) return [];
  const href = internals.paths.organizePin(copyId, String(board.id), id);
  return href === undefined ? [] : [{ name: 'changeBoard', text: words.changeBoard(), href }];
}

/** Sends a pin like the share button of its card (S3 §4.12). */
function sendAction(internals: Internals, pin: Pin, anchor: HTMLElement | null): ItemActions {
  const { calls, context, words } = internals;
  if (!hasShareMenu(pin)) return {};
  const { openSend } = internals.navigation;
  const opensFlyout =
    canSend(calls) && shareButtonVariant({ isFeedTile: true, pin }, context) === 'flyout';
  if (opensFlyout) {
    const name = pinTitle(pin) ?? words.untitledPin();
    return { send: () => void (anchor && openSendFlyout(internals, { pin, name, anchor })) };
  }
  const object = sendObject(pin, internals.paths);
  return openSend ? { send: () => openSend(object) } : {};
}

/** Returns the actions that give feedback. An action without its call is left out. */
function feedbackActions(
  internals: Internals,
  { pin, surface, anchor }: PinMenuSubject,
): ItemActions {
  const { calls, context, core } = internals;
  const hide = () => {
    const detail = hidePlace(surface, context.hideFacts?.(pin));
    togglesOf(internals).set('hide-pin', pin.id, false, true, { detail });
    core.feedbackPins.add(pin.id);
  };
  const unfollow = (userId: string) => {
    unfollowedPinsOf(internals).add(pin.id);
    togglesOf(internals).set('follow-user', userId, true, false);
    core.feedbackPins.add(pin.id);
  };
  const pinnerId = pin.pinner?.id;
  return {
    ...(calls.hidePin ? { hide } : {}),
    ...(calls.reportPin ? { report: () => openReport(internals, pin, anchor) } : {}),
    ...(calls.followUser && pinnerId !== undefined
      ? { unfollowPinner: () => unfollow(pinnerId) }
      : {}),
  };
}
