import { type ReactElement, StrictMode, useEffect } from 'react';
import { popups } from './popups.tsx';
import type { PageOfSample, Sample } from './compose-story.tsx';
import { stories } from './stories.tsx';

/** All samples, rendered on the server and hydrated in a browser. */
export const samples: readonly Sample[] = [...stories, ...popups];

interface RootProps {
  readonly sample: Sample;
  readonly page: PageOfSample;
  /** Called after hydration. */
  readonly onHydrated?: () => void;
}

/** A sample as the root of a React tree. */
export function SampleRoot({ sample, page, onHydrated }: RootProps): ReactElement {
  useEffect(() => onHydrated?.());
  return <StrictMode>{sample.element(page)}</StrictMode>;
}

/** Gives `useId` a prefix per sample, so that a page can have many roots. */
export function rootOptions(sample: Sample): { readonly identifierPrefix: string } {
  return { identifierPrefix: `${sample.id}:` };
}
