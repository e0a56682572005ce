'use client';
import { gridWords } from '@tackboard/domain/words/card';
import { useWords } from '../client/use-words.js';

interface SkipLinkProps {
  /** The id of the element after the grid. */
  readonly to: string;
}

/** Skips a grid, whose Tab stops grow with each page of pins. Visible while it has the focus. */
export function SkipLink({ to }: SkipLinkProps) {
  const words = useWords('grid', gridWords);
  return (
    <a
      className="tb-button tb-skip-link"
      data-variant="primary"
      href={`#${to}`}
      onClick={(event) => {
        // The page keeps its address, which a router may watch.
        event.preventDefault();
        const root = event.currentTarget.getRootNode() as Document | ShadowRoot;
        root.getElementById(to)?.focus();
      }}
    >
      {words.skipPins()}
    </a>
  );
}
