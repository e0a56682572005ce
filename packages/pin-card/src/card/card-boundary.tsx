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
  /** JavaScript may leave it out, or its id. */
  readonly pin: Partial<Pin> | undefined;
  readonly hasFailed: boolean;
}

/** Keeps the place of a card that threw, or that has no pin, so that its neighbours stay. Another pin renders again. */
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
    this.context?.client.reportError({ error, pin: this.props.pin });
  }

  override render(): ReactNode {
    // Without a provider every card fails, so the error reaches the page.
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
    this.context?.client.reportError({ error, pin: this.props.pin });
  }
}
