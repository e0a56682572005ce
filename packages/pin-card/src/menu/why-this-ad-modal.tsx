'use client';
import type { LayerProps, Pin } from '@tackboard/domain';
import { adWords } from '@tackboard/domain/words';
import { Button, withClass } from '@tackboard/ui';
import { Dialog, Sheet } from '@tackboard/ui/dialogs';
import { forwardRef, type HTMLAttributes } from 'react';
import { useInternals, useWords } from '../client/tackboard-context.js';
import { AdReasons } from './ad-reasons.js';

/** Props of {@link WhyThisAdModal}, besides the attributes of a `<div>`. */
export interface WhyThisAdModalProps
  extends LayerProps, Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'title'> {
  /** The pin that is an ad. */
  readonly pin: Pin;
}

/**
 * Says who paid for an ad and why the viewer sees it. Renders a `<div role="dialog">` at the end of the body, and
 * nothing on a server. Needs `styles.css`.
 */
export const WhyThisAdModal = forwardRef<HTMLDivElement, WhyThisAdModalProps>(
  function WhyThisAdModal({ pin, anchor, onClose, className, ...attributes }, ref) {
    const { context, navigation } = useInternals('WhyThisAdModal');
    const words = useWords('ads', adWords);
    const { openAdSettings } = navigation;
    const Frame = context.device === 'mobile' ? Sheet : Dialog;
    return (
      <Frame
        {...attributes}
        ref={ref}
        className={withClass('tb-why-ad', className)}
        title={words.title()}
        closeLabel={words.close()}
        anchor={anchor}
        onClose={onClose}
        footer={
          openAdSettings ? (
            <Button onClick={openAdSettings}>{words.adSettings()}</Button>
          ) : undefined
        }
      >
        <AdReasons pin={pin} />
      </Frame>
    );
  },
);
