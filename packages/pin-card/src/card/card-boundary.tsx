'use client';
import type { Pin, Surface } from '@tackboard/domain';
import { VisuallyHidden } from '@tackboard/ui';
import { Component, type ReactNode } from 'react';
import { MissingPropError } from '../provider/missing-prop-error.js';
import { MissingProviderError } from '../provider/missing-provider-error.js';
import type { Internals } from '../client/tackboard.js';
import { TackboardContext } from '../provider/tackboard-context.js';
import { rejectionOf } from './rejection-of.js';

interface CardBoundaryProps {
  readonly pin: Pin;
  readonly surface: Surface;
  readonly children: ReactNode;
}

interface CardBoundaryState {
  /** JavaScript callers may leave out the pin or its id. */
  readonly pin: Partial<Pin> | undefined;
  readonly hasFailed: boolean;
}

/**
 * Renders an empty box in place of a card that throws, has no pin, or has a pin that its rules reject, so that other cards
 * stay. On a server, where React catches nothing, only the rules are asked. A new pin renders again.
 */
export class CardBoundary extends Component<CardBoundaryProps, CardBoundaryState> {
  static override contextType = TackboardContext;
  declare context: Internals | null;
  private checked?: { readonly pin: Pin; readonly error: unknown };
  override state: CardBoundaryState = { pin: this.props.pin, hasFailed: false };

  static getDerivedStateFromProps({ pin }: CardBoundaryProps, state: CardBoundaryState) {
    return state.pin === pin ? null : { pin, hasFailed: false };
  }

  static getDerivedStateFromError(): Partial<CardBoundaryState> {
    return { hasFailed: true };
  }

  override componentDidMount(): void {
    this.reportRefusedPin();
  }

  override componentDidUpdate({ pin }: CardBoundaryProps): void {
    if (this.props.pin !== pin) this.reportRefusedPin();
  }

  override componentDidCatch(error: unknown): void {
    this.context?.core.reportError({ error, pin: this.props.pin });
  }

  override render(): ReactNode {
    // Without a provider every card fails, so the error goes to the host's own boundary.
    if (!this.context) throw new MissingProviderError('PinCard');
    const { pin, hasFailed } = this.state;
    if (pin?.id && !hasFailed && this.rejection() === undefined) return this.props.children;
    return (
      <div className="tb-card-failed">
        <VisuallyHidden>{this.context.words.somethingWentWrong()}</VisuallyHidden>
      </div>
    );
  }

  /** Checked once for each pin: cards render again at every save. */
  private rejection(): unknown {
    const { pin, surface } = this.props;
    if (this.checked?.pin !== pin) {
      this.checked = { pin, error: this.context && rejectionOf(pin, surface, this.context) };
    }
    return this.checked.error ?? undefined;
  }

  private reportRefusedPin(): void {
    const { pin } = this.state;
    if (pin?.id) {
      const rejection = this.rejection();
      if (rejection !== undefined) {
        this.context?.core.reportError({ error: rejection, pin: this.props.pin });
      }
      return;
    }
    const error = new MissingPropError('PinCard', 'pin={{ id: … }}', 'which pin to show');
    this.context?.core.reportError({ error, pin: this.props.pin });
  }
}
