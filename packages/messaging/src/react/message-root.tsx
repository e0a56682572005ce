'use client';
import { type ReactNode, useEffect, useState } from 'react';
import type { LayerProps } from '@tackboard/domain';
import { BUILDER_RECHECK_MS, holdsBackSurvey } from '@tackboard/domain/experience';
import { useAnchors } from './anchors.js';
import { useMessagingContext } from './messaging-context.js';
import { SurfaceFrame, type SurfaceFrameProps, useFallback } from './surface-frame.js';
import { useClaim } from './use-experience.js';
import type { Message } from '../engine/messages.js';
import type { Messaging } from '../messaging.types.js';

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
  const anchors = useAnchors(messaging, findAnchors);
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

/** Opens the dialog of a message in the one layer of the host, so that no dialog opens over another. */
function DialogMessage(props: SurfaceFrameProps) {
  const { component, message, messaging, onFailed, settings } = props;
  useEffect(() => {
    messaging.openLayer(message.key, {
      load: () => Promise.resolve(MessageLayer),
      props: { component, message, messaging, onFailed, settings },
    });
  }, [component, message, messaging, onFailed, settings]);
  return null;
}

/** The dialog closes by its message's end, not by the layer's own `onClose`. */
type DialogLayerProps = LayerProps & Omit<SurfaceFrameProps, 'anchor'>;

function MessageLayer({ component, message, messaging, onFailed, settings }: DialogLayerProps) {
  return (
    <SurfaceFrame
      component={component}
      message={message}
      messaging={messaging}
      settings={settings}
      onFailed={onFailed}
    />
  );
}

/** Holds surveys back while the visitor creates a pin. */
export interface BuilderHold {
  /** Returns why the delay of a message does not start yet. Decides again every 3 s while it holds one back. */
  readonly holdsBack: (message: Message, path: string) => string | undefined;
  readonly stop: () => void;
}

/** Creates a hold. It needs no code of the survey: its delay starts before that is loaded. */
function createBuilderHold({ host: { clock }, refresh }: Messaging): BuilderHold {
  let recheck: unknown;
  return {
    holdsBack({ experience, surface }, path) {
      if (surface !== 'survey' || !holdsBackSurvey(experience.placementId ?? '', path)) {
        return undefined;
      }
      recheck ??= clock.setTimeout(() => {
        recheck = undefined;
        refresh();
      }, BUILDER_RECHECK_MS);
      return `the path is ${path}`;
    },
    stop() {
      clock.clearTimeout(recheck);
      recheck = undefined;
    },
  };
}
