'use client';
import { Component, type ReactNode } from 'react';

/** What a {@link LayerBoundary} is given. */
export interface LayerBoundaryProps {
  /** Hears what was thrown; takes the layer away. */
  readonly onThrown: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Holds a popup that throws, so that the page below it stays. */
export class LayerBoundary extends Component<LayerBoundaryProps, { readonly hasThrown: boolean }> {
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
