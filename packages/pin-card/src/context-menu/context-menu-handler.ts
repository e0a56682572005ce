import { hasSignedOutMenu } from '@tackboard/domain/user';
import type { MouseEventHandler } from 'react';
import type { Card } from '../card/card-context.js';
import type { Internals } from '../client/tackboard.js';

/**
 * What a right click on a card does: for signed-out visitors on a desktop it opens the menu where the pointer is, when the
 * pin has a creator or pinner (S1 §6). With Shift, and for everybody else, it is the browser's own: then this is nothing
 * but the host's handler, which comes first and may prevent ours.
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
