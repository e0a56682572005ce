'use client';
import {
  isSurveyOrigin,
  SURVEY_LOAD_TIMEOUT_MS,
  SURVEY_PRESENTATION_DELAY_MS,
  type SurveyModel,
} from '@tackboard/domain/experience';
import { Dialog } from '@tackboard/ui/dialogs';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { SurfaceProps } from '../surface-props.js';

/** Props of {@link SurveyFrame}. */
export interface SurveyFrameProps {
  readonly surface: SurfaceProps<SurveyModel>;
  readonly isPresented: boolean;
  /** The survey has the layer of the page already. */
  readonly hasLayer: boolean;
  readonly onPresented: () => void;
}

/** Its own origin, scripts and forms: without its origin the frame's messages could not be told from others. */
const SANDBOX = 'allow-forms allow-popups allow-same-origin allow-scripts';

/** Reported when a survey is abandoned: it had not loaded after 15 s (S2 §4.30). Nothing shows. */
export class SurveyTimeoutError extends Error {
  override readonly name = 'SurveyTimeoutError';
  readonly code = 'survey_timeout';

  constructor(url: string) {
    super(
      `The survey at ${url} sent no surveyLoaded within ${SURVEY_LOAD_TIMEOUT_MS} ms, so it is not shown. Check that its page loads in a frame.`,
    );
  }
}

/** The frame of a survey. It loads out of sight, and opens as a dialog after its presentation delay. */
export function SurveyFrame({ hasLayer, isPresented, onPresented, surface }: SurveyFrameProps) {
  const { message, messaging, onComplete, onDismiss, words } = surface;
  const { key, model } = message;
  const { frameUrl, trigger } = model;
  const { clock, layers } = messaging.host;
  const frame = useRef<HTMLIFrameElement>(null);
  const [phase, setPhase] = useState<'loading' | 'loaded' | 'ready'>('loading');

  useFrameMessages(frame, frameUrl, (name) => {
    if (name === 'surveyFinished') onComplete();
    else setPhase((was) => (was === 'loading' ? 'loaded' : was));
  });

  useEffect(() => {
    if (phase === 'ready') return undefined;
    const presentationMs = trigger === 'immediately' ? 0 : SURVEY_PRESENTATION_DELAY_MS;
    const timer =
      phase === 'loading'
        ? clock.setTimeout(
            () => messaging.fail(key, new SurveyTimeoutError(frameUrl)),
            SURVEY_LOAD_TIMEOUT_MS,
          )
        : clock.setTimeout(() => setPhase('ready'), presentationMs);
    return () => clock.clearTimeout(timer);
  }, [clock, frameUrl, key, messaging, phase, trigger]);

  const isReady = phase === 'ready' && !isPresented;
  useEffect(() => {
    if (!isReady) return undefined;
    const present = () => {
      // A dialog of the page goes first.
      if (layers.isOpen() && !hasLayer) return;
      messaging.present(key);
      onPresented();
    };
    present();
    return layers.subscribe(present);
  });

  return (
    <Dialog
      className="tb-survey-dialog"
      data-device={surface.device}
      keepMounted
      open={isPresented}
      title={words.surveyFrame()}
      closeLabel={words.dismiss()}
      onClose={onDismiss}
    >
      <iframe
        ref={frame}
        className="tb-survey-frame"
        src={frameUrl}
        title={model.title}
        sandbox={SANDBOX}
      />
    </Dialog>
  );
}

const NAMES = ['surveyLoaded', 'surveyFinished'] as const;

/** A message of a survey's frame. */
export type FrameMessage = (typeof NAMES)[number];

function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  frameUrl: string,
  onMessage: (name: FrameMessage) => void,
): void {
  useEffect(() => {
    const receive = ({ data, origin, source }: MessageEvent<unknown>) => {
      const isFrame = source === null || source === frame.current?.contentWindow;
      if (!isFrame || !isSurveyOrigin(frameUrl, origin)) return;
      const name = readFrameMessage(data);
      if (name) onMessage(name);
    };
    globalThis.addEventListener('message', receive);
    return () => globalThis.removeEventListener('message', receive);
  });
}

/** Returns the message that a frame posted: as text, as JSON text, or as an object with that `type`. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  const value = typeof data === 'string' ? parsed(data) : data;
  const name = typeof value === 'object' && value !== null && 'type' in value ? value.type : value;
  return NAMES.find((known) => known === name);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Props of {@link SurveyOfferDialog}. */
export interface SurveyOfferDialogProps {
  readonly title: string;
  readonly subtitle: string | undefined;
  readonly detail?: string | undefined;
  readonly closeLabel: string;
  readonly footer: ReactNode;
  readonly onClose: () => void;
}

/** Asks to take part in a survey while a navigation is held back. */
export function SurveyOfferDialog({ detail, subtitle, ...dialog }: SurveyOfferDialogProps) {
  return (
    <Dialog {...dialog} className="tb-survey-offer" size="small" description={subtitle}>
      {detail ? <p className="tb-message-body">{detail}</p> : null}
    </Dialog>
  );
}
