import { type ReactElement, StrictMode, useEffect } from 'react';
import { popups } from './popups.tsx';
import { type PageOfSample, type Sample, stories } from './stories.tsx';

/** All that is rendered on a server and taken over in a browser. */
export const samples: readonly Sample[] = [...stories, ...popups];

interface RootProps {
  readonly sample: Sample;
  readonly page: PageOfSample;
  /** Called as soon as React has taken over what the server sent. */
  readonly onTakenOver?: () => void;
}

/** One sample as the root of a React tree, the same on the server and in the browser. */
export function SampleRoot({ sample, page, onTakenOver }: RootProps): ReactElement {
  useEffect(() => onTakenOver?.());
  return <StrictMode>{sample.element(page)}</StrictMode>;
}

/** What `useId` begins with, so that many roots can stand on one page. */
export function rootOptions(sample: Sample): { readonly identifierPrefix: string } {
  return { identifierPrefix: `${sample.id}:` };
}
