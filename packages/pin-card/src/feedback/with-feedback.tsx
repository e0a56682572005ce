'use client';
import { lazy, type ReactNode, Suspense } from 'react';
import { useCard } from '../card/card-context.js';

const PinFeedback = lazy(() =>
  import('./pin-feedback.lazy.js').then((module) => ({ default: module.PinFeedback })),
);

/** Renders a card, or what the viewer's feedback put over it. Only a pin with feedback fetches the part that shows it. */
export function WithFeedback({ children }: { readonly children: ReactNode }) {
  if (!useCard('WithFeedback').isMarked) return children;
  return (
    <Suspense fallback={children}>
      <PinFeedback>{children}</PinFeedback>
    </Suspense>
  );
}
