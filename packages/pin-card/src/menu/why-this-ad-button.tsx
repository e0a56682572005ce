'use client';
import { informationPanelForm, type Pin } from '@tackboard/domain';
import { isAdvertising } from '@tackboard/domain/card';
import { Button, type ButtonProps } from '@tackboard/ui';
import { forwardRef, useState } from 'react';
import { useInternals } from '../client/tackboard-context.js';
import { AdReasons } from './ad-reasons.js';
import { openWhyThisAd } from './open-why-this-ad.js';

/** Props of {@link WhyThisAdButton}, besides the attributes of a `<button>`. */
export interface WhyThisAdButtonProps extends Omit<
  ButtonProps,
  'aria-expanded' | 'busy' | 'children' | 'onClick' | 'variant'
> {
  readonly pin: Pin;
}

/**
 * Opens a dialog that says why the viewer sees an ad. The dialog's code is loaded at the press. The menu of a pin
 * has the same entry. Crawlers press no buttons, so they get a `<section>` with the reasons. Renders nothing for a pin
 * that is not an ad.
 */
export const WhyThisAdButton = forwardRef<HTMLButtonElement, WhyThisAdButtonProps>(
  function WhyThisAdButton({ pin, ...attributes }, ref) {
    const internals = useInternals('WhyThisAdButton');
    const [isOpen, setOpen] = useState(false);
    if (!isAdvertising(pin)) return null;
    const title = internals.words.whyThisAd();
    if (informationPanelForm(internals.context) === 'inline') {
      return (
        <section className="tb-why-ad" aria-label={title}>
          <h2 className="tb-information-title">{title}</h2>
          <AdReasons pin={pin} />
        </section>
      );
    }
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
        {title}
      </Button>
    );
  },
);
