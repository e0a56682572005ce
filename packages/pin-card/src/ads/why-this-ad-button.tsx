'use client';
import type { Pin } from '@tackboard/domain';
import { isAdvertising } from '@tackboard/domain/pin';
import { Button, type ButtonProps } from '@tackboard/ui';
import { forwardRef, useState } from 'react';
import { useInternals } from '../provider/tackboard-context.js';
import { openWhyThisAd } from './open-why-this-ad.js';

/** Props of {@link WhyThisAdButton}, besides the attributes of a `<button>`. */
export interface WhyThisAdButtonProps extends Omit<
  ButtonProps,
  'aria-expanded' | 'busy' | 'children' | 'onClick' | 'variant'
> {
  readonly pin: Pin;
}

/**
 * Opens a dialog that says why the viewer sees an ad (S1 §2). The dialog's code is loaded at the press. The menu of a pin
 * has the same entry. Renders nothing for a pin that is not an ad.
 */
export const WhyThisAdButton = forwardRef<HTMLButtonElement, WhyThisAdButtonProps>(
  function WhyThisAdButton({ pin, ...attributes }, ref) {
    const internals = useInternals('WhyThisAdButton');
    const [isOpen, setOpen] = useState(false);
    if (!isAdvertising(pin)) return null;
    return (
      <Button
        aria-haspopup="dialog"
        {...attributes}
        ref={ref}
        aria-expanded={isOpen}
        onClick={({ currentTarget }) => {
          setOpen(true);
          openWhyThisAd(internals, pin, currentTarget, () => setOpen(false));
        }}
      >
        {internals.words.whyThisAd()}
      </Button>
    );
  },
);
