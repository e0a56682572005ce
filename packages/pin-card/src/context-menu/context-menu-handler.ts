import { hasSignedOutMenu } from '@tackboard/domain/user';
import type { MouseEventHandler } from 'react';
import { loadMenu } from '../chunks/load-menu.js';
import type { Card } from '../card/card-context.js';
import type { Internals } from '../client/tackboard.js';
import { moreButtonOf } from './long-press.js';

/**
 * Returns the `contextmenu` handler of a card. For visitors on desktop it opens the menu at the pointer when the pin has a
 * creator or pinner (S1 §6); with Shift the browser's own menu opens. The host's handler runs first and can prevent this.
 * By touch the browser's own menu stays closed on a card with a more button, because a long press opens the card's menu.
 */
export function contextMenuHandler(
  { openLayer }: Pick<Internals, 'openLayer'>,
  { pin, context }: Pick<Card, 'context' | 'pin'>,
  host: MouseEventHandler<HTMLElement> | undefined,
): MouseEventHandler<HTMLElement> {
  const hasMenu = hasSignedOutMenu(pin, context);
  return (event) => {
    host?.(event);
    if (event.defaultPrevented) return;
    const { currentTarget: anchor, nativeEvent: press } = event;
    const isTouch = 'pointerType' in press && press.pointerType === 'touch';
    if (isTouch && moreButtonOf(anchor)) event.preventDefault();
    if (!hasMenu || event.shiftKey) return;
    event.preventDefault();
    const { surface } = context;
    openLayer({
      load: () => loadMenu().then(({ ContextMenu }) => ContextMenu),
      props: { pin, surface, press },
      anchor,
    });
  };
}
