'use client';
import { informationPanelForm, type Pin } from '@tackboard/domain';
import { cardPanelWords } from '@tackboard/domain/words';
import { Button, MoreIcon, withClass } from '@tackboard/ui';
import { forwardRef, type HTMLAttributes, type Ref, useState } from 'react';
import { isPin } from '../card/is-pin.js';
import { useInternals, useWords } from '../client/tackboard-context.js';
import { PinInformation, informationTitle } from './pin-information.js';

/** Props of {@link SeoPanel}, in addition to the attributes of its element. */
export interface SeoPanelProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  readonly pin: Pin;
  /**
   * Shows the words "More information" beside the ellipsis, for a place that has another button with one.
   * @default false
   */
  readonly showsText?: boolean;
}

/**
 * More information about a pin. Renders a `<button>` that opens a modal, or a full-screen sheet on mobile web.
 * Crawlers press no buttons, so they get a `<section>` with the information. Needs `closeup.css`.
 */
export const SeoPanel = forwardRef<HTMLElement, SeoPanelProps>(function SeoPanel(
  { pin, showsText, className, ...attributes },
  ref,
) {
  const internals = useInternals('SeoPanel');
  const words = useWords('cardParts', cardPanelWords);
  const [isOpen, setOpen] = useState(false);
  if (!isPin(pin)) return null;
  const form = informationPanelForm(internals.context);
  const title = informationTitle(pin, internals);
  const label = words.moreInformationAbout({ pin: title });
  if (form === 'inline') {
    return (
      <section
        aria-label={label}
        {...attributes}
        ref={ref}
        className={withClass('tb-information-inline', className)}
      >
        <h2 className="tb-information-title">
          <bdi>{title}</bdi>
        </h2>
        <PinInformation pin={pin} />
      </section>
    );
  }
  return (
    <Button
      aria-label={label}
      aria-haspopup="dialog"
      {...attributes}
      ref={ref as Ref<HTMLButtonElement>}
      variant={showsText ? 'quiet' : 'icon'}
      className={withClass('tb-information-button', className)}
      aria-expanded={isOpen}
      onClick={({ currentTarget }) => {
        setOpen(true);
        internals.core.layers.open({
          load: async () => (await import('./information-layer.js')).InformationLayer,
          props: { pin, form },
          anchor: currentTarget,
          onClosed: () => setOpen(false),
        });
      }}
    >
      <MoreIcon width="20" height="20" />
      {showsText && words.moreInformation()}
    </Button>
  );
});
