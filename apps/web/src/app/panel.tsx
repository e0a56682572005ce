import type { ReactNode } from 'react';

interface PanelProps {
  /** The id of the heading. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of a page with a frame and a heading. */
export function Panel({ id, title, children }: PanelProps) {
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
