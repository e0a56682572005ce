import type { GatedAction, Pin } from '@tackboard/domain';
import { chooseImage } from '@tackboard/domain/pin';
import { surfaceParts } from '@tackboard/domain/surface';
import { gate, hasShareMenu, menuEntries } from '@tackboard/domain/user';
import type { MenuEntryName } from '@tackboard/domain/user';
import type { MenuWords } from '@tackboard/domain/words/menu';
import { pinEditPath, TUNE_HOME_FEED_PATH } from '@tackboard/routes/paths';
import type { MenuItem } from '@tackboard/ui/menu';
import type { Card } from '../card/card-context.js';

/** A page that a menu leads to, where the host has it. */
export type MenuPage = Extract<MenuEntryName, 'edit' | 'tuneHomeFeed'>;

/** What stands in a menu: the entries of the rules, and "Send", which has a button of its own where there is a mouse. */
type ItemName = MenuEntryName | 'send';

/** What a press on an entry does. */
export type MenuDeeds = Readonly<Partial<Record<ItemName, () => void>>>;

interface MenuInput {
  readonly pin: Pin;
  readonly context: Card['context'];
  readonly words: MenuWords;
  readonly pages: readonly MenuPage[];
  /** An entry that is neither here nor a link is left out: nobody would carry it out. */
  readonly deeds: MenuDeeds;
  /** The viewer has to sign in before they do this. */
  readonly onGate: (action: GatedAction) => void;
}

/** The entries of a pin's menu for this viewer, in their order; each behind its gate (S1 §6, S3 §6). */
export function pinMenuItems(input: MenuInput): MenuItem[] {
  const { pin, context, words, pages, deeds, onGate } = input;
  return itemNames(pin, context).flatMap(({ name, action }): readonly MenuItem[] => {
    const outcome = action && gate(context.viewer, action, { pin }).outcome;
    if (outcome === 'nothing') return [];
    const text =
      name === 'unfollowPinner'
        ? words.unfollowPinner({ name: pin.pinner?.fullName ?? pin.pinner?.username ?? '' })
        : words[name]();
    const link = linkOf(name, pin, pages);
    const onSelect = deeds[name];
    if (!link && !onSelect) return [];
    if (action && outcome !== 'allowed') return [{ name, text, onSelect: () => onGate(action) }];
    if (link) return [{ name, text, ...link }];
    return onSelect ? [{ name, text, onSelect }] : [];
  });
}

interface NamedItem {
  readonly name: ItemName;
  readonly action?: GatedAction;
}

/** Only a pin that somebody pinned can be sent (S3 §6), and only where the surface sends. */
function itemNames(pin: Pin, context: Card['context']): readonly NamedItem[] {
  const isSent = hasShareMenu(pin) && surfaceParts(context.surface).sendButton;
  const entries: readonly NamedItem[] = menuEntries(pin, context);
  if (!isSent) return entries;
  // What visitors get instead of the flyout is the host's own, its prompt included (S3 §6).
  const send: NamedItem = context.viewer.isAuth
    ? { name: 'send', action: 'send' }
    : { name: 'send' };
  return [send, ...entries];
}

interface Link {
  readonly href: string;
  readonly download?: boolean;
}

function linkOf(name: ItemName, pin: Pin, pages: readonly MenuPage[]): Link | undefined {
  if (name === 'edit' && pages.includes(name)) return { href: pinEditPath(pin.id) };
  if (name === 'tuneHomeFeed' && pages.includes(name)) return { href: TUNE_HOME_FEED_PATH };
  const picture = name === 'downloadImage' ? chooseImage(pin.images, 'high-res') : undefined;
  return picture && { href: picture.url, download: true };
}
