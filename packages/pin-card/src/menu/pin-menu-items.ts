import {
  chooseImage,
  type GatedAction,
  isExternalImage,
  menuEntries,
  type MenuEntryName,
  type Pin,
} from '@tackboard/domain';
import { gate, hasShareMenu, surfaceParts } from '@tackboard/domain/card';
import type { MenuWords } from '@tackboard/domain/words';
import type { MenuItem } from '@tackboard/ui/popups';
import type { Card } from '../client/types.js';

/** The addresses of menu entries that are links. */
export type MenuLinks = Readonly<Partial<Record<'edit' | 'tuneHomeFeed', string>>>;

/** An entry of a menu: an entry of the rules or "Send", which has its own button on devices with a mouse. */
type ItemName = MenuEntryName | 'send';

/** The action of each entry. */
export type ItemActions = Readonly<Partial<Record<ItemName, () => void>>>;

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
  const isSent = hasShareMenu(pin) && surfaceParts(context.surface).sendButton;
  const entries: readonly NamedItem[] = menuEntries(pin, context);
  if (!isSent) return entries;
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
