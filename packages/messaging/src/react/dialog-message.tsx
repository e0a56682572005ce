'use client';
import type { LayerProps } from '@tackboard/domain';
import { useEffect } from 'react';
import { SurfaceFrame, type SurfaceFrameProps } from './surface-frame.js';

/** Opens the dialog of a message in the one layer of the host, so that no dialog opens over another. */
export function DialogMessage(props: SurfaceFrameProps) {
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
