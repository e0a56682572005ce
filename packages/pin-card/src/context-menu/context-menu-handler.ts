import { hasSignedOutMenu } from '@tackboard/domain/user';
import type { MouseEventHandler } from 'react';
import type { Card } from '../card/card-context.js';
import type { Internals } from '../client/tackboard.js';

/**
 * Returns the `contextmenu` handler of a card. For visitors on desktop it opens the menu at the pointer when the pin has a
 * creator or pinner (S1 §6); with Shift the browser's own menu opens. The host's handler runs first and can prevent this.
 * For everyone else the host's handler is returned.
 */
export function contextMenuHandler(
  { openLayer }: Pick<Internals, 'openLayer'>,
  { pin, context }: Pick<Card, 'context' | 'pin'>,
  host: MouseEventHandler<HTMLElement> | undefined,
): MouseEventHandler<HTMLElement> | undefined {
  if (!hasSignedOutMenu(pin, context)) return host;
  return (event) => {
    host?.(event);
    if (event.defaultPrevented || event.shiftKey) return;
    event.preventDefault();
    const { currentTarget: anchor, nativeEvent: press } = event;
    const { surface } = context;
    openLayer({
      load: () => import('../chunks/menu.chunk.js').then(({ menu }) => menu.ContextMenu),
      props: { pin, surface, press },
      anchor,
    });
  };
}
