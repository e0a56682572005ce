'use client';
import { Component, createElement, type ReactNode } from 'react';
import type { Message } from '../message.js';
import type { Messaging } from '../messaging.types.js';
import { surfaceProps, type SurfaceSettings } from './surface-props.js';
import type { SurfaceComponent } from './surface-registry.js';

/** Props of {@link SurfaceFrame}. */
export interface SurfaceFrameProps {
  readonly message: Message;
  readonly messaging: Messaging;
  readonly settings: SurfaceSettings;
  readonly component: SurfaceComponent;
  readonly anchor?: HTMLElement | null;
  readonly isLate?: boolean;
}

/** Renders a message. A surface that throws is removed without a report to the server: a crash is not a dismissal (S2 §8). */
export function SurfaceFrame(props: SurfaceFrameProps) {
  const { message, messaging, settings, component, anchor = null, isLate = false } = props;
  return (
    <SurfaceBoundary key={message.key} onThrown={(error) => messaging.fail(message.key, error)}>
      {createElement(component, surfaceProps({ messaging, message, settings, anchor, isLate }))}
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
