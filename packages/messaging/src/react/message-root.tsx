'use client';
import { type ReactNode, useEffect, useState } from 'react';
import { useAnchors } from './anchors.js';
import { createBuilderHold } from './builder-hold.js';
import { DialogMessage } from './dialog-message.js';
import { useMessagingContext } from './messaging-context.js';
import { SurfaceFrame, useFallback } from './surface-frame.js';
import { useClaim } from './use-claim.js';

/** Props of {@link MessageRoot}. */
export interface MessageRootProps {
  /**
   * Returns the elements that a message may name as its anchor. The first that shows is the anchor.
   * @default the elements with that id or `data-message-anchor`, or that the CSS selector matches
   */
  readonly findAnchors?: (name: string) => Iterable<HTMLElement>;
  /**
   * Shows in place of a message whose component throws, until another message shows or the viewer changes (S2 §8.4).
   * @default nothing
   */
  readonly fallback?: ReactNode;
}

const OVERLAYS = ['anchored', 'bottom', 'dialog', 'pulsar', 'toast'] as const;

/** Shows the messages above the page: dialogs, tooltips, upsells and toasts. Render it once, at the end of the page. */
export function MessageRoot({ fallback, findAnchors }: MessageRootProps) {
  const { messaging, registry, ...settings } = useMessagingContext();
  const anchors = useAnchors(messaging, settings.device, findAnchors);
  const [builder] = useState(() => createBuilderHold(messaging));
  const messages = useClaim(messaging, {
    layers: OVERLAYS,
    predicate: () => true,
    holdsBack: (message) =>
      builder.holdsBack(message, settings.navigation?.path() ?? location.pathname),
    waitsFor: (message) => registry.waitFor(message, settings) ?? anchors.waitFor(message),
  });
  useEffect(() => builder.stop, [builder]);
  const { onFailed, shown } = useFallback({ fallback, messages, messaging });
  const frames = messages.map((message) => {
    const component = registry.get(message.surface);
    if (!component) return null;
    const props = { component, message, messaging, onFailed, settings };
    return message.layer === 'dialog' ? (
      <DialogMessage key={message.key} {...props} />
    ) : (
      <SurfaceFrame key={message.key} {...props} anchor={anchors.of(message)} />
    );
  });
  return (
    <>
      {frames}
      {shown}
    </>
  );
}
