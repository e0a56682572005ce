'use client';
import type { Pin, Surface } from '@tackboard/domain';
import { VisuallyHidden } from '@tackboard/ui';
import { Component, type ReactNode } from 'react';
import { MissingProviderError } from '../client/missing-provider-error.js';
import type { Internals } from '../client/types.js';
import { TackboardContext } from '../client/tackboard-context.js';
import { isRejectedPin } from './is-rejected-pin.js';

interface CardBoundaryProps {
  readonly pin: Pin;
  readonly surface: Surface;
  /** The card renders on a server or hydrates, where an error would take the page with it. */
  readonly isServed: boolean;
  readonly children: ReactNode;
}

interface CardBoundaryState {
  readonly pin: Pin;
  readonly hasFailed: boolean;
}

/**
 * Renders an empty box in place of a card that throws, or has no pin, so that other cards stay. On a server React catches
 * nothing, so there the rules are asked before the card renders. A new pin renders again.
 */
export class CardBoundary extends Component<CardBoundaryProps, CardBoundaryState> {
  static override contextType = TackboardContext;
  declare context: Internals | null;
  override state: CardBoundaryState = { pin: this.props.pin, hasFailed: false };

  static getDerivedStateFromProps({ pin }: CardBoundaryProps, state: CardBoundaryState) {
    return state.pin === pin ? null : { pin, hasFailed: false };
  }

  static getDerivedStateFromError(): Partial<CardBoundaryState> {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.context?.core.reportError({ error, pin: this.props.pin });
  }

  override render(): ReactNode {
    const { context, props, state } = this;
    // Without a provider every card fails, so the error goes to the host's own boundary.
    if (!context) throw new MissingProviderError('PinCard');
    const isRejected =
      state.hasFailed || (props.isServed && isRejectedPin(props.pin, props.surface, context));
    if (!isRejected) return props.children;
    return (
      <div className="tb-card-failed">
        <VisuallyHidden>{context.words.somethingWentWrong()}</VisuallyHidden>
      </div>
    );
  }
}
