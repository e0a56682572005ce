'use client';
import type { LayerProps, RedirectStatus } from '@tackboard/domain';
import { cardPanelWords, linkWords } from '@tackboard/domain/words';
import { AlertIcon, Button, withClass } from '@tackboard/ui';
import { Dialog } from '@tackboard/ui/dialogs';
import { forwardRef, type HTMLAttributes, useRef } from 'react';
import { useInternals, useWords } from '../client/tackboard-context.js';

/** Props of {@link BlockedLinkModal}, in addition to the attributes of a `<div>`. */
export interface BlockedLinkModalProps
  extends LayerProps, Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'title'> {
  /** The result of the link check. */
  readonly warning: Exclude<RedirectStatus, 'allowed'>;
  /** The host of the link. Shown in the warning. */
  readonly host?: string | undefined;
  /** The server's sentence. Defaults to a sentence of the words. */
  readonly message?: string | undefined;
}

/**
 * Warns that a link was not opened because it is spam, looks suspicious or shows adult content. Renders a
 * `<div role="alertdialog">` at the end of the body, and nothing on a server. Needs `styles.css`.
 */
export const BlockedLinkModal = forwardRef<HTMLDivElement, BlockedLinkModalProps>(
  function BlockedLinkModal(
    { warning, host = '', message, anchor, onClose, className, ...attributes },
    ref,
  ) {
    const { guidelinesUrl } = useInternals('BlockedLinkModal').options;
    const okayButton = useRef<HTMLButtonElement>(null);
    const words = useWords('cardParts', cardPanelWords);
    const links = useWords('links', linkWords);
    const label = warning === 'blocked' ? words.linkBlocked() : links[`${warning}Title`]();
    return (
      <Dialog
        {...attributes}
        ref={ref}
        alert
        size="small"
        className={withClass('tb-blocked-link', className)}
        data-warning={warning}
        title={words.headsUp()}
        description={
          <>
            <strong className="tb-blocked-link-label">{label}</strong>
            {message?.trim() || links[warning]({ host })}
            {guidelinesUrl && warning === 'blocked' ? (
              <>
                {' '}
                <a
                  className="tb-blocked-link-more"
                  href={guidelinesUrl}
                  rel="noopener"
                  target="_blank"
                >
                  {words.learnMore()}
                </a>
              </>
            ) : null}
          </>
        }
        anchor={anchor}
        initialFocus={okayButton}
        onClose={onClose}
        footer={
          <Button ref={okayButton} variant="primary" onClick={onClose}>
            {words.okay()}
          </Button>
        }
      >
        {host ? (
          <p className="tb-blocked-link-host">
            <AlertIcon width="20" height="20" />
            <bdi dir="ltr">{host}</bdi>
          </p>
        ) : null}
      </Dialog>
    );
  },
);
