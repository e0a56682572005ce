'use client';
import { Dialog } from '@tackboard/ui/dialogs';
import type { ReactNode } from 'react';

/** Props of {@link SurveyOfferDialog}. */
export interface SurveyOfferDialogProps {
  readonly title: string;
  readonly subtitle: string | undefined;
  readonly detail?: string | undefined;
  readonly closeLabel: string;
  readonly footer: ReactNode;
  readonly onClose: () => void;
}

/** Asks to take part in a survey while a navigation is held back (S2 §4). */
export function SurveyOfferDialog({ detail, subtitle, ...dialog }: SurveyOfferDialogProps) {
  return (
    <Dialog {...dialog} className="tb-survey-offer" size="small" description={subtitle}>
      {detail ? <p className="tb-message-body">{detail}</p> : null}
    </Dialog>
  );
}
