import { type SeenItem, useImpression } from '@tackboard/pin-card';
import { type LiHTMLAttributes, useRef } from 'react';

interface SeenListItemProps extends LiHTMLAttributes<HTMLLIElement> {
  readonly kind: Exclude<SeenItem['kind'], 'pin'>;
  /** The id of the board or person. */
  readonly seenId: string | undefined;
  /** Its index in the list, from 0. */
  readonly slotIndex: number;
}

/** An item of a list of boards or people, whose first impression is an event (S2 §7). */
export function SeenListItem({ seenId, ...props }: SeenListItemProps) {
  if (seenId !== undefined) return <Seen seenId={seenId} {...props} />;
  const { kind: _kind, slotIndex: _slotIndex, ...attributes } = props;
  return <li {...attributes} />;
}

function Seen({
  kind,
  seenId: id,
  slotIndex,
  ...attributes
}: SeenListItemProps & { readonly seenId: string }) {
  const ref = useRef<HTMLLIElement>(null);
  useImpression(ref, { kind, id }, { slotIndex });
  return <li {...attributes} ref={ref} />;
}
