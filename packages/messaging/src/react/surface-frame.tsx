'use client';
import { Component, createElement, type ReactNode, useState, useSyncExternalStore } from 'react';
import type { Message } from '../engine/messages.js';
import type { Messaging } from '../messaging.types.js';
import { MESSAGE_KEY } from './ended-messages.js';
import { type SurfaceComponent, surfaceProps, type SurfaceSettings } from './surface-props.js';

/** Props of {@link SurfaceFrame}. */
export interface SurfaceFrameProps {
  readonly message: Message;
  readonly messaging: Messaging;
  readonly settings: SurfaceSettings;
  readonly component: SurfaceComponent;
  readonly anchor?: HTMLElement | null;
  readonly isLate?: boolean;
  /** Called when the surface throws, before the message is removed. */
  readonly onFailed?: (() => void) | undefined;
}

/** Renders a message. A surface that throws is removed without a report to the server: a crash is not a dismissal. */
export function SurfaceFrame(props: SurfaceFrameProps) {
  const { message, messaging, settings, component, anchor = null, isLate = false } = props;
  const fail = (error: unknown) => {
    props.onFailed?.();
    messaging.fail(message.key, error);
  };
  return (
    <SurfaceBoundary key={message.key} onThrown={fail}>
      <div className="tb-message-frame" {...{ [MESSAGE_KEY]: message.key }}>
        {createElement(component, surfaceProps({ messaging, message, settings, anchor, isLate }))}
      </div>
    </SurfaceBoundary>
  );
}

interface SurfaceBoundaryProps {
  readonly onThrown: (error: unknown) => void;
  readonly children: ReactNode;
}

class SurfaceBoundary extends Component<SurfaceBoundaryProps, { readonly hasThrown: boolean }> {
  override state = { hasThrown: false };

  static getDerivedStateFromError() {
    return { hasThrown: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onThrown(error);
  }

  override render(): ReactNode {
    return this.state.hasThrown ? null : this.props.children;
  }
}

/** Options of {@link useFallback}. */
export interface FallbackOptions {
  readonly messaging: Messaging;
  /** The messages that show. */
  readonly messages: readonly Message[];
  readonly fallback: ReactNode;
}

/** A surface that threw: for whom, and beside which messages. */
interface Failure {
  readonly viewerId: string | undefined;
  readonly keys: readonly string[];
}

/**
 * Returns the fallback of a slot or root after a surface in it threw, until another message shows or the viewer changes.
 * Pass `onFailed` to each frame.
 */
export function useFallback({ fallback, messages, messaging }: FallbackOptions) {
  const { get, subscribe } = messaging.host.viewer;
  const getId = () => get().id;
  const viewerId = useSyncExternalStore(subscribe, getId, getId);
  const [failure, setFailure] = useState<Failure>();
  const onFailed = () => setFailure({ viewerId: get().id, keys: messages.map(({ key }) => key) });
  const isOver =
    failure &&
    (failure.viewerId !== viewerId || messages.some(({ key }) => !failure.keys.includes(key)));
  if (isOver) setFailure(undefined);
  return { onFailed, shown: failure && !isOver ? fallback : null };
}
