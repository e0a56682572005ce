'use client';
import type { Pin } from '@tackboard/domain';
import { VisuallyHidden } from '@tackboard/ui';
import { Component, type ReactNode } from 'react';
import { MissingPropError } from '../provider/missing-prop-error.js';
import { MissingProviderError } from '../provider/missing-provider-error.js';
import type { Internals } from '../client/tackboard.js';
import { TackboardContext } from '../provider/tackboard-context.js';

interface CardBoundaryProps {
  readonly pin: Pin;
  readonly children: ReactNode;
}

interface CardBoundaryState {
  /** JavaScript callers may leave out the pin or its id. */
  readonly pin: Partial<Pin> | undefined;
  readonly hasFailed: boolean;
}

/** Renders an empty box in place of a card that throws or has no pin, so that other cards stay. A new pin renders again. */
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

  override componentDidMount(): void {
    this.reportMissingPin();
  }

  override componentDidUpdate({ pin }: CardBoundaryProps): void {
    if (this.props.pin !== pin) this.reportMissingPin();
  }

  override componentDidCatch(error: unknown): void {
    this.context?.core.reportError({ error, pin: this.props.pin });
  }

  override render(): ReactNode {
    // Without a provider every card fails, so the error goes to the host's own boundary.
    if (!this.context) throw new MissingProviderError('PinCard');
    const { pin, hasFailed } = this.state;
    if (pin?.id && !hasFailed) return this.props.children;
    return (
      <div className="tb-card-failed">
        <VisuallyHidden>{this.context.words.somethingWentWrong()}</VisuallyHidden>
      </div>
    );
  }

  private reportMissingPin(): void {
    const { pin } = this.state;
    if (pin?.id) return;
    const error = new MissingPropError('PinCard', 'pin={{ id: … }}', 'which pin to show');
    this.context?.core.reportError({ error, pin: this.props.pin });
  }
}
