'use client';
import type { Pin } from '@tackboard/domain';
import { VisuallyHidden } from '@tackboard/ui';
import { Component, lazy, type ReactNode, Suspense } from 'react';
import { MissingProviderError } from '../provider/missing-provider-error.js';
import { type Tackboard, TackboardContext } from '../provider/tackboard-context.js';

interface CardBoundaryProps {
  readonly pin: Pin;
  readonly children: ReactNode;
}

interface CardBoundaryState {
  /** JavaScript may leave it out, or its id. */
  readonly pin: Partial<Pin> | undefined;
  readonly hasFailed: boolean;
}

/** Fetched when the first card lacks its pin: it throws what is missing. */
const PinMissing = lazy(() =>
  import('./pin-missing.lazy.js').then((part) => ({ default: part.PinMissing })),
);

/** Holds the place of a card that threw, so that its neighbours stay where they are. Another pin is tried again. */
export class CardBoundary extends Component<CardBoundaryProps, CardBoundaryState> {
  static override contextType = TackboardContext;
  declare context: Tackboard | null;
  override state: CardBoundaryState = { pin: this.props.pin, hasFailed: false };

  static getDerivedStateFromProps({ pin }: CardBoundaryProps, state: CardBoundaryState) {
    return state.pin === pin ? null : { pin, hasFailed: false };
  }

  static getDerivedStateFromError(): Partial<CardBoundaryState> {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.context?.page.reportError({ error, pin: this.props.pin });
  }

  override render(): ReactNode {
    // Without a provider every card throws alike, and the page has to hear of it.
    if (!this.context) throw new MissingProviderError('PinCard');
    const { pin, hasFailed } = this.state;
    if (pin?.id && !hasFailed) return this.props.children;
    const place = (
      <div className="tb-card-failed">
        <VisuallyHidden>{this.context.words.somethingWentWrong()}</VisuallyHidden>
      </div>
    );
    if (hasFailed) return place;
    // On a server no boundary catches what is thrown, but this one keeps the place.
    return (
      <Suspense fallback={place}>
        <PinMissing />
      </Suspense>
    );
  }
}
