import type { FocusEvent, PointerEvent } from 'react';
import type { SurfaceProps } from '../surface-props.js';

/** Returns listeners that stop the visible time of a message under the mouse and while it has the focus. Touch never does. */
export function pauseListeners({
  message: { key },
  messaging,
}: Pick<SurfaceProps, 'message' | 'messaging'>) {
  return {
    onPointerEnter({ pointerType }: PointerEvent) {
      if (pointerType === 'mouse') messaging.pause(key, 'hover');
    },
    onPointerLeave: () => messaging.resume(key, 'hover'),
    onFocus: () => messaging.pause(key, 'focus'),
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      if (!currentTarget.contains(relatedTarget)) messaging.resume(key, 'focus');
    },
  };
}
