'use client';
import type { SurveyModel } from '@tackboard/domain/experience';
import { Button } from '@tackboard/ui';
import { createElement, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Layers } from '@tackboard/domain';
import { useMessagePlace } from '../keyboard/message-places.js';
import { useBottomInset, useEscape } from '../parts/at-bottom.js';
import { useLoadedPart } from '../parts/use-loaded-part.js';
import type { SurfaceProps } from '../surface-props.js';
import { asksOnLeaving, createSurveyGate } from './survey-gate.js';

const loadFrame = async () => (await import('./survey-frame.js')).SurveyFrame;
const loadOfferDialog = async () => (await import('./survey-frame.js')).SurveyOfferDialog;

/**
 * A survey: a dialog at the bottom asks to take part and leaves the page usable; when the visitor leaves the page it is
 * modal. The survey's frame shows once it has loaded.
 */
export function Survey(props: SurfaceProps<SurveyModel>) {
  const { experiments, message, messaging, onDismiss, words } = props;
  const { acceptText, declineText, detail, subtitle, title } = message.model;
  const [phase, setPhase] = useState<'asking' | 'accepted' | 'presented'>('asking');
  const [isModal, setModal] = useState(() => asksOnLeaving(message.model, experiments));
  const { host } = messaging;
  usePageLayer(host.layers, isModal || phase === 'presented', () => {
    setModal(false);
    setPhase('asking');
  });
  const isOffered = isModal && phase !== 'presented';
  const offerDialog = useLoadedPart({ host, load: loadOfferDialog, isNeeded: isOffered });
  const frame = useLoadedPart({ host, load: loadFrame, isNeeded: phase !== 'asking' });
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
      {phase !== 'presented' && !isModal ? <SurveyCard surface={props} buttons={buttons} /> : null}
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

interface SurveyCardProps {
  readonly surface: SurfaceProps<SurveyModel>;
  readonly buttons: ReactNode;
}

/** Asks at the bottom of the page. */
function SurveyCard({ buttons, surface }: SurveyCardProps) {
  const { device, message, messaging, onDismiss } = surface;
  const { detail, subtitle, title } = message.model;
  const titleId = useId();
  const card = useRef<HTMLElement>(null);
  const placeRef = useMessagePlace(surface, card);
  useBottomInset(card);
  useEscape(messaging, onDismiss);
  return (
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
  );
}

Survey.createGate = createSurveyGate;

const Nothing = () => null;

/**
 * Takes the one layer of the page while a dialog that renders itself is open, so that no other dialog opens over it.
 * Calls `onReplaced` when another layer takes its place.
 */
export function usePageLayer(layers: Layers, isOpen: boolean, onReplaced: () => void): void {
  const listener = useRef(onReplaced);
  useEffect(() => {
    listener.current = onReplaced;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    let isMounted = true;
    const close = layers.open({
      load: () => Promise.resolve(Nothing),
      props: {},
      onClosed: () => {
        if (isMounted) listener.current();
      },
    });
    return () => {
      isMounted = false;
      close();
    };
  }, [layers, isOpen]);
}
