import { VisuallyHidden } from '@tackboard/ui';

const ROWS = [0, 1, 2, 3, 4];

/** Placeholders for rows that are loading. */
export function RowSkeletons({ label }: { readonly label: string }) {
  return (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      {ROWS.map((row) => (
        <div key={row} className="tb-boards-skeleton" aria-hidden="true">
          <span className="tb-boards-thumb" />
          <span className="tb-boards-line" />
        </div>
      ))}
    </>
  );
}
