'use client';
import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { useCard } from '../card/card-context.js';
import { useTackboard } from '../provider/tackboard-context.js';

const PinFeedback = lazy(() =>
  import('./pin-feedback.lazy.js').then((module) => ({ default: module.PinFeedback })),
);

const never = () => false;

/** Renders a card, or what the viewer's feedback put over it. Only a pin with feedback fetches the part that shows it. */
export function WithFeedback({ children }: { readonly children: ReactNode }) {
  const { marked } = useTackboard('WithFeedback').page;
  const { pin } = useCard('WithFeedback');
  const isMarked = useSyncExternalStore(marked.subscribe, () => marked.has(pin.id), never);
  if (!isMarked) return children;
  return (
    <Suspense fallback={children}>
      <PinFeedback>{children}</PinFeedback>
    </Suspense>
  );
}
