'use client';
import { Component, type ComponentType, type ReactNode, useEffect } from 'react';
import type { LayerProps } from './layer.js';

/** What a {@link LayerFrame} is given. */
export interface LayerFrameProps {
  readonly Part: ComponentType<LayerProps>;
  readonly props: LayerProps;
  /** Takes the layer away and tells why. */
  readonly onThrown: (error: unknown) => void;
  /** What had the focus before: it gets it back. */
  readonly origin: Element | null;
}

/** Renders a popup, dialog or sheet so that the page below it stays if it throws, and gives the focus back when it goes. */
export function LayerFrame({ Part, props, onThrown, origin }: LayerFrameProps) {
  return (
    <>
      <LayerBoundary onThrown={onThrown}>
        <Part {...props} />
      </LayerBoundary>
      <FocusReturn origin={origin} />
    </>
  );
}

/** Stands behind the part, so that what the part does with the focus when it goes comes first. */
function FocusReturn({ origin }: Pick<LayerFrameProps, 'origin'>) {
  useEffect(() => {
    if (!(origin instanceof HTMLElement)) return undefined;
    return () => {
      if (document.activeElement === document.body) origin.focus({ preventScroll: true });
    };
  }, [origin]);
  return null;
}

interface LayerBoundaryProps extends Pick<LayerFrameProps, 'onThrown'> {
  readonly children: ReactNode;
}

class LayerBoundary extends Component<LayerBoundaryProps, { readonly hasThrown: boolean }> {
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
