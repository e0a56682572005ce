'use client';
import { useEffect, useState } from 'react';
import { useAnchors } from './anchors.js';
import { createBuilderHold } from './builder-hold.js';
import { DialogMessage } from './dialog-message.js';
import { useMessagingContext } from './messaging-context.js';
import { SurfaceFrame } from './surface-frame.js';
import { useClaim } from './use-claim.js';

/** Props of {@link MessageRoot}. */
export interface MessageRootProps {
  /**
   * Returns the elements that a message may name as its anchor. The first that shows is the anchor.
   * @default the elements with that id or `data-message-anchor`, or that the CSS selector matches
   */
  readonly findAnchors?: (name: string) => Iterable<HTMLElement>;
}

const OVERLAYS = ['anchored', 'bottom', 'dialog', 'pulsar', 'toast'] as const;

/** Shows the messages above the page: dialogs, tooltips, upsells and toasts. Render it once, at the end of the page. */
export function MessageRoot({ findAnchors }: MessageRootProps) {
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
  return messages.map((message) => {
    const component = registry.get(message.surface);
    if (!component) return null;
    const props = { component, message, messaging, settings };
    return message.layer === 'dialog' ? (
      <DialogMessage key={message.key} {...props} />
    ) : (
      <SurfaceFrame key={message.key} {...props} anchor={anchors.of(message)} />
    );
  });
}
