'use client';
import { withClass } from '@tackboard/ui';
import { forwardRef, type LiHTMLAttributes, useImperativeHandle, useRef } from 'react';
import { type SeenItem, useImpression } from './use-impression.js';

/** Props of {@link SeenListItem}, besides the attributes of an `<li>`. */
export interface SeenListItemProps extends LiHTMLAttributes<HTMLLIElement> {
  readonly kind: Exclude<SeenItem['kind'], 'pin'>;
  /** The id of the board or person. Without it nothing is emitted. */
  readonly seenId: string | undefined;
  /** Its index in the list, from 0. */
  readonly slotIndex: number;
}

/** An item of a list of boards or people. Emits an event when it is first seen (S2 §7). */
export const SeenListItem = forwardRef<HTMLLIElement, SeenListItemProps>(function SeenListItem(
  { kind, seenId, slotIndex, className, ...attributes },
  ref,
) {
  const item = { ...attributes, className: withClass('tb-seen', className) };
  return seenId === undefined ? (
    <li {...item} ref={ref} />
  ) : (
    <Seen {...item} ref={ref} kind={kind} seenId={seenId} slotIndex={slotIndex} />
  );
});

const Seen = forwardRef<HTMLLIElement, SeenListItemProps & { readonly seenId: string }>(
  function Seen({ kind, seenId: id, slotIndex, ...attributes }, ref) {
    const element = useRef<HTMLLIElement>(null);
    useImperativeHandle(ref, () => element.current as HTMLLIElement, []);
    useImpression(element, { kind, id }, { slotIndex });
    return <li {...attributes} ref={element} />;
  },
);
