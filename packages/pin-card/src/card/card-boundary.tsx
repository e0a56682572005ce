'use client';
import type { Pin } from '@tackboard/domain';
import { VisuallyHidden } from '@tackboard/ui';
import { Component, type ReactNode } from 'react';
import { MissingPropError } from '../client/missing-prop-error.js';
import { MissingProviderError } from '../client/missing-provider-error.js';
import type { Internals } from '../client/types.js';
import { TackboardContext } from '../client/tackboard-context.js';
import { wrongField } from './is-pin.js';

interface CardBoundaryProps {
  readonly pin: Pin;
  readonly children: ReactNode;
}

interface CardBoundaryState {
  readonly pin: Pin;
  /** The field that makes `pin` no pin. */
  readonly wrong: keyof Pin | undefined;
  readonly hasFailed: boolean;
}

const stateOf = (pin: Pin): CardBoundaryState => ({
  pin,
  wrong: wrongField(pin),
  hasFailed: false,
});

/**
 * Renders an empty box in place of a card that throws, or whose pin is none, so that other cards stay. On a server and
 * during hydration React catches nothing, so the pin is checked before the card renders. A new pin renders again.
 */
export class CardBoundary extends Component<CardBoundaryProps, CardBoundaryState> {
  static override contextType = TackboardContext;
  declare context: Internals | null;
  override state = stateOf(this.props.pin);

  static getDerivedStateFromProps({ pin }: CardBoundaryProps, state: CardBoundaryState) {
    return state.pin === pin ? null : stateOf(pin);
  }

  static getDerivedStateFromError(): Partial<CardBoundaryState> {
    return { hasFailed: true };
  }

  override componentDidMount(): void {
    this.reportWrong();
  }

  override componentDidUpdate(_: CardBoundaryProps, { pin }: CardBoundaryState): void {
    if (pin !== this.state.pin) this.reportWrong();
  }

  override componentDidCatch(error: unknown): void {
    this.context?.core.reportError({ error, pin: this.props.pin });
  }

  private reportWrong(): void {
    const { pin, wrong } = this.state;
    if (wrong === undefined) return;
    const error =
      wrong === 'id'
        ? new MissingPropError('PinCard', 'pin={{ id: … }}')
        : new TypeError(`The ${wrong} of a pin has the wrong type. Decode pins with decodePin().`);
    this.context?.core.reportError({ error, pin });
  }

  override render(): ReactNode {
    const { context, props, state } = this;
    // Without a provider every card fails, so the error goes to the host's own boundary.
    if (!context) throw new MissingProviderError('PinCard');
    if (state.wrong === undefined && !state.hasFailed) return props.children;
    return (
      <div className="tb-card-failed">
        <VisuallyHidden>{context.words.somethingWentWrong()}</VisuallyHidden>
      </div>
    );
  }
}
