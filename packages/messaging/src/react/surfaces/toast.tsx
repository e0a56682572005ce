'use client';
import { MESSAGE_TOAST_EXIT_MS, type ToastModel } from '@tackboard/domain/experience';
import { useEffect, useState } from 'react';
import type { Message } from '../../message.js';
import type { SurfaceProps } from '../surface-props.js';

/** Messages whose toast shows, so that a remount shows it once. */
const shownToasts = new WeakSet<Message>();

/** The toast (S2 §4): shown by the host's toaster, which is the one live region of the page. */
export function Toast({ message: current, messaging }: SurfaceProps<ToastModel>) {
  // After each fetch the message is another object.
  const [message] = useState(current);
  useEffect(() => {
    if (shownToasts.has(message)) return;
    shownToasts.add(message);
    const { durationMs, link, text } = message.model;
    messaging.host.toasts.show({
      kind: 'plain',
      text,
      timing: { showDelayMs: 0, durationMs, fadeMs: MESSAGE_TOAST_EXIT_MS },
      ...(link && { action: link, onAction: () => messaging.complete(message.key) }),
      onClosed: () => messaging.dismiss(message.key),
    });
  }, [message, messaging]);
  return null;
}
