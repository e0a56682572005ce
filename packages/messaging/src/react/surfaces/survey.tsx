'use client';
import type { SurveyModel } from '@tackboard/domain/experience';
import { Button } from '@tackboard/ui';
import { createElement, useId, useRef, useState } from 'react';
import { useMessagePlace } from '../keyboard/use-message-place.js';
import { useBottomInset } from '../parts/use-bottom-inset.js';
import { useEscape } from '../parts/use-escape.js';
import { useLoadedPart } from '../parts/use-loaded-part.js';
import { usePageLayer } from '../parts/use-page-layer.js';
import type { SurfaceProps } from '../surface-props.js';
import { asksOnLeaving } from './asks-on-leaving.js';
import { createSurveyGate } from './survey-gate.js';

const loadFrame = async () => (await import('./survey-frame.js')).SurveyFrame;
const loadOfferDialog = async () => (await import('./survey-offer-dialog.js')).SurveyOfferDialog;

/**
 * A survey (S2 §4): a dialog at the bottom asks to take part and leaves the page usable; when the visitor leaves the page it is
 * modal. The survey's frame shows once it has loaded.
 */
export function Survey(props: SurfaceProps<SurveyModel>) {
  const { device, experiments, message, messaging, onDismiss, words } = props;
  const { acceptText, declineText, detail, subtitle, title } = message.model;
  const titleId = useId();
  const card = useRef<HTMLElement>(null);
  const [phase, setPhase] = useState<'asking' | 'accepted' | 'presented'>('asking');
  const [isModal, setModal] = useState(() => asksOnLeaving(message.model, experiments));
  usePageLayer(messaging.host.layers, isModal || phase === 'presented', () => {
    setModal(false);
    setPhase('asking');
  });
  const { host } = messaging;
  const isOffered = isModal && phase !== 'presented';
  const offerDialog = useLoadedPart({ host, load: loadOfferDialog, isNeeded: isOffered });
  const frame = useLoadedPart({ host, load: loadFrame, isNeeded: phase !== 'asking' });
  const isAtBottom = phase !== 'presented' && !isModal;
  const placeRef = useMessagePlace(props, card);
  useBottomInset(card, isAtBottom);
  useEscape(messaging, onDismiss, isAtBottom);

  const buttons = (
    <>
      <Button onClick={onDismiss}>{declineText ?? words.declineSurvey()}</Button>
      <Button variant="primary" busy={phase === 'accepted'} onClick={() => setPhase('accepted')}>
        {acceptText ?? words.acceptSurvey()}
      </Button>
    </>
  );
  return (
    <>
      {isAtBottom ? (
        <section
          ref={placeRef}
          className="tb-message tb-survey tb-raised"
          aria-labelledby={titleId}
          data-device={device}
        >
          <div className="tb-message-text">
            <h2 id={titleId} className="tb-message-title">
              {title}
            </h2>
            {subtitle ? <p className="tb-message-body">{subtitle}</p> : null}
            {detail ? <p className="tb-message-body">{detail}</p> : null}
          </div>
          <div className="tb-message-actions" data-end="">
            {buttons}
          </div>
        </section>
      ) : null}
      {isOffered && offerDialog
        ? createElement(offerDialog, {
            title,
            subtitle,
            detail,
            footer: buttons,
            closeLabel: words.dismiss(),
            onClose: onDismiss,
          })
        : null}
      {phase !== 'asking' && frame
        ? createElement(frame, {
            surface: props,
            isPresented: phase === 'presented',
            hasLayer: isModal,
            onPresented: () => setPhase('presented'),
          })
        : null}
    </>
  );
}

Survey.createGate = createSurveyGate;
