'use client';
import { cardPanelWords } from '@tackboard/domain/words';
import { CheckIcon, withClass } from '@tackboard/ui';
import { type ButtonHTMLAttributes, forwardRef, useContext } from 'react';
import { useCard } from '../card/card-context.js';
import { OrganiseContext, selectionStatus } from './organise-bar.js';
import { useWords } from '../client/tackboard-context.js';
import { isSelected, type SelectionStatus } from './selection.js';

/** Props of {@link SelectionBorder}, in addition to the attributes of a `<button>`. */
export interface SelectionBorderProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'aria-pressed' | 'children' | 'onClick' | 'onToggle'
> {
  /** The selection status of the pin. Defaults to the status in the surrounding `<OrganisePins>`. */
  readonly status?: SelectionStatus;
  /** Called when the card is pressed. Defaults to toggling the pin in the surrounding `<OrganisePins>`. */
  readonly onToggle?: () => void;
}

/**
 * The selection border of a card: a button above the whole card, or only above its image in the two image-only states. While it shows, the card's other controls are hidden. Renders nothing in `no-selection`.
 */
export const SelectionBorder = forwardRef<HTMLButtonElement, SelectionBorderProps>(
  function SelectionBorder({ status: statusProp, onToggle, className, ...attributes }, ref) {
    const { pin, name, parts } = useCard('SelectionBorder');
    const organising = useContext(OrganiseContext);
    const { select } = useWords('cardParts', cardPanelWords);
    const status = statusProp ?? selectionStatus(organising, pin.id, !parts.footer);
    if (status === 'no-selection') return null;
    return (
      <button
        aria-label={`${select()} ${name}`}
        {...attributes}
        ref={ref}
        type="button"
        className={withClass('tb-selection', className)}
        data-status={status}
        aria-pressed={isSelected(status)}
        aria-disabled={organising?.isBusy ? true : undefined}
        onClick={onToggle ?? (() => organising?.toggle(pin.id))}
      >
        <span className="tb-selection-mark">
          <CheckIcon width="16" height="16" strokeWidth="2.5" />
        </span>
      </button>
    );
  },
);
