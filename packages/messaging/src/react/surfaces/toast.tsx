'use client';
import { MESSAGE_TOAST_EXIT_MS, type ToastModel } from '@tackboard/domain/experience';
import { useEffect, useState } from 'react';
import type { Message } from '../../engine/messages.js';
import type { SurfaceProps } from '../surface-props.js';

/** What closes the toast of a message. A remount finds it here and shows no second one. */
const closeFunctions = new WeakMap<Message, () => void>();

/** The toast: shown by the host's toaster, which is the one live region of the page. */
export function Toast({ message: current, messaging }: SurfaceProps<ToastModel>) {
  // After each fetch the message is another object.
  const [message] = useState(current);
  useEffect(() => {
    const { key } = message;
    if (!closeFunctions.has(message)) {
      const { durationMs, link, text } = message.model;
      const close = messaging.host.toasts.show({
        kind: 'plain',
        text,
        timing: { showDelayMs: 0, durationMs, fadeMs: MESSAGE_TOAST_EXIT_MS },
        ...(link && { action: link, onAction: () => messaging.complete(key) }),
        onClosed: () => messaging.dismiss(key),
      });
      closeFunctions.set(message, close);
    }
    return () => {
      // Another tab may have ended the message. A page that goes away leaves its toast to the next one.
      const explanation = messaging.explain().find((one) => one.key === key);
      if (!explanation || explanation.state === 'ended') closeFunctions.get(message)?.();
    };
  }, [message, messaging]);
  return null;
}
