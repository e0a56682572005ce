'use client';
import { gate } from '@tackboard/domain/card';
import type { LayerProps, Pin } from '@tackboard/domain';
import { cardPanelWords, menuWords } from '@tackboard/domain/words';
import { Button, CloseIcon, LinkIcon, ShareIcon } from '@tackboard/ui';
import { Popover } from '@tackboard/ui/popups';
import { Sheet } from '@tackboard/ui/dialogs';
import { useEffect, useRef, useState } from 'react';
import { useInternals } from '../client/tackboard-context.js';
import { useWords } from '../client/use-words.js';
import { matchesMedia } from '../save/matches-media.js';
import { PeopleSection } from './people-section.js';
import { copyPinLink, hasNativeShare, sharePinLink } from './share-address.js';

/** Props of {@link SendFlyout}, in addition to those of every layer. */
export interface SendFlyoutProps extends LayerProps {
  readonly pin: Pin;
  /** The name of the pin. */
  readonly name: string;
}

/**
 * Sends a pin to people, copies its link or opens the device's share dialog. A popover beside its button, or a sheet on a phone.
 * People need the calls `listPeople` and `sendPin`. Renders nothing and prompts to log in when the viewer may not send.
 */
export function SendFlyout({ pin, name, anchor, onClose }: SendFlyoutProps) {
  const internals = useInternals('SendFlyout');
  const { calls, context, core } = internals;
  const words = useWords('menu', menuWords);
  const { close } = useWords('cardParts', cardPanelWords);
  const [isSheet] = useState(
    () => context.device === 'mobile' || matchesMedia('(max-width: 599.98px)', anchor),
  );
  const [isOpen, setOpen] = useState(true);
  const search = useRef<HTMLInputElement>(null);
  const hasPeople = calls.listPeople !== undefined || calls.sendPin !== undefined;
  const title = hasPeople ? words.sendTo() : words.send();
  const layerProps = { open: isOpen, anchor, onClose: () => setOpen(false), onClosed: onClose };
  const content = (
    <div className="tb-send">
      {hasPeople ? <PeopleSection pin={pin} words={words} searchRef={search} /> : null}
      <div className="tb-send-actions">
        <Button onClick={() => void copyPinLink(internals, pin, words)}>
          <LinkIcon width="20" height="20" />
          {words.copyLink()}
        </Button>
        {hasNativeShare(internals) ? (
          <Button onClick={() => void sharePinLink(internals, pin, name)}>
            <ShareIcon width="20" height="20" />
            {words.share()}
          </Button>
        ) : null}
      </div>
    </div>
  );
  const { outcome } = gate(context.viewer, 'send', { pin });
  const isAllowed = outcome === 'allowed';
  // Prompt once, although the effect may run again.
  const hasPrompted = useRef(false);
  useEffect(() => {
    if (isAllowed || hasPrompted.current) return;
    hasPrompted.current = true;
    onClose();
    if (outcome !== 'nothing') core.promptLogin({ reason: 'send', pin });
  }, [isAllowed, onClose, outcome, core, pin]);
  if (!isAllowed) return null;

  // A phone does not focus the search field, because its keyboard would cover the people.
  return isSheet ? (
    <Sheet {...layerProps} className="tb-send-sheet" title={title} closeLabel={close()}>
      {content}
    </Sheet>
  ) : (
    <Popover
      {...layerProps}
      className="tb-send-popover"
      label={title}
      {...(hasPeople ? { initialFocus: search } : {})}
    >
      <div className="tb-send-head">
        <h2>{title}</h2>
        <Button variant="icon" aria-label={close()} onClick={() => setOpen(false)}>
          <CloseIcon width="20" height="20" />
        </Button>
      </div>
      {content}
    </Popover>
  );
}
