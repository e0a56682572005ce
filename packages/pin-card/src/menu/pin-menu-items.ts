import { chooseImage, gate, type GatedAction, menuEntries, type Pin } from '@tackboard/domain';
import type { MenuEntryName } from '@tackboard/domain/user';
import type { MenuWords } from '@tackboard/domain/words/menu';
import { pinEditPath, TUNE_HOME_FEED_PATH } from '@tackboard/routes/paths';
import type { MenuItem } from '@tackboard/ui/menu';
import type { Card } from '../card/card-context.js';

/** A page that a menu leads to, where the host has it. */
export type MenuPage = Extract<MenuEntryName, 'edit' | 'tuneHomeFeed'>;

/** What a press on an entry does. */
export type MenuDeeds = Readonly<Partial<Record<MenuEntryName, () => void>>>;

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
  return menuEntries(pin, context).flatMap(({ name, action }): readonly MenuItem[] => {
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

interface Link {
  readonly href: string;
  readonly download?: boolean;
}

function linkOf(name: MenuEntryName, pin: Pin, pages: readonly MenuPage[]): Link | undefined {
  if (name === 'edit' && pages.includes(name)) return { href: pinEditPath(pin.id) };
  if (name === 'tuneHomeFeed' && pages.includes(name)) return { href: TUNE_HOME_FEED_PATH };
  const picture = name === 'downloadImage' ? chooseImage(pin.images, 'high-res') : undefined;
  return picture && { href: picture.url, download: true };
}
